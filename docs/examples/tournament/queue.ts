// The jobs and their results, in the queue pg-boss: on Postgres, or on PGlite in a folder.
import PgBoss from "pg-boss";
import { openFolder } from "../../server/folder.ts";
import { type Ending, type Job, jobsOf, nameOf, type Plan } from "./play.ts";

export type Queue = Awaited<ReturnType<typeof openQueue>>;

/** A job's games, or why each attempt to play them failed. */
export interface Result extends Job {
  readonly endings?: readonly Ending[];
  readonly failures?: readonly string[];
}

/** A job that fails this often is given up. */
const MOST_FAILURES = 3;

const YEAR = 365 * 24 * 60 * 60;

/** Opens `postgres://…`, or else a folder for PGlite, which one process at a time can open. */
export async function openQueue(url: string, plan: Plan) {
  const keep = { retentionSeconds: YEAR, archiveCompletedAfterSeconds: YEAR };
  const boss = new PgBoss({ ...(await database(url)), ...keep, maintenanceIntervalSeconds: 1, schedule: false });
  boss.on("error", (error) => console.error(error.message));
  await boss.start();
  const name = nameOf(plan);
  const jobs = jobsOf(plan);
  await boss.createQueue(name);
  // A job that is stored already stays as it is.
  const terms = { name, expireInSeconds: 2 * plan.secondsPerJob, retryLimit: 1_000 };
  await boss.insert(jobs.map((data) => ({ ...terms, id: data.id, data })));

  async function resultOf(job: Job): Promise<Result> {
    const stored = await boss.getJobById<Job>(name, job.id, { includeArchive: true });
    return { ...job, ...stored?.output };
  }

  return {
    /** A job that nobody works on; undefined if there is none now. */
    take: async () => (await boss.fetch<Job>(name, { batchSize: 1 }))[0]?.data,
    /** Stores the games of a job, unless they are stored already. */
    done: ({ id }: Job, endings: readonly Ending[]) => boss.complete(name, id, { endings }),
    /** Stores why a job failed; it comes back unless it has failed too often. */
    async failed(job: Job, reason: string) {
      const failures = [...((await resultOf(job)).failures ?? []), reason];
      if (failures.length < MOST_FAILURES) await boss.fail(name, job.id, { failures });
      else await boss.complete(name, job.id, { failures });
    },
    /** Number of unfinished jobs. */
    left: () => boss.getQueueSize(name, { before: "completed" }),
    /** All games in order. */
    results: () => Promise.all(jobs.map(resultOf)),
    close: () => boss.stop({ graceful: false }),
  };
}

async function database(url: string): Promise<PgBoss.DatabaseOptions> {
  if (url.startsWith("postgres")) return { connectionString: url };
  const { PGlite } = await import("@electric-sql/pglite");
  const lite = await openFolder(PGlite, url, "a tournament");
  const run = async (sql: string) => (await lite.exec(sql)).at(-1) ?? { rows: [] };
  return { db: { executeSql: (sql, values) => (values ? lite.query(sql, values) : run(sql)) } };
}
