/** The coach's part of the worker: what a choice is worth, and the review of a game. */
import { type RecordOf, replay, seeded } from "fifteen-two";
import { type CribbageMove, type CribbageView, cribbage, parseViewJson } from "fifteen-two/cribbage";
import { advise, type Choice, type Review, review, winChances } from "fifteen-two/cribbage/analysis";

/** What the coach is asked. */
export type Question =
  | { readonly ask: "advise"; readonly id: number; readonly view: CribbageView }
  | { readonly ask: "review"; readonly id: number; readonly record: RecordOf<typeof cribbage>; readonly seat: number };

/** A review and how likely the side of its seat was to win after some of the moves. */
export interface Reviewed {
  readonly review: Review;
  readonly chances: readonly { readonly moves: number; readonly win: number }[];
}

/** What it answers: progress from 0 to 1, then the answer, or what was wrong. */
export type Answer =
  | { readonly id: number; readonly type: "progress"; readonly progress: number }
  | { readonly id: number; readonly type: "done"; readonly answer: readonly Choice[] | Reviewed }
  | { readonly id: number; readonly type: "error"; readonly message: string };

const DEALS = 400;

/** Answers a question. */
export async function answer(question: Question, post: (reply: Answer) => void): Promise<void> {
  const { id } = question;
  try {
    if (question.ask === "advise")
      post({ id, type: "done", answer: advise(parseViewJson(question.view), { deals: DEALS, random: seeded(1) }) });
    else
      post({
        id,
        type: "done",
        answer: await reviewed(question, (progress) => post({ id, type: "progress", progress })),
      });
  } catch (error) {
    post({ id, type: "error", message: error instanceof Error ? error.message : "" });
  }
}

async function reviewed(
  { record, seat }: Extract<Question, { ask: "review" }>,
  tell: (progress: number) => void,
): Promise<Reviewed> {
  let latest: Review | undefined;
  for (const report of review(record, { seat, deals: 300, random: seeded(1) })) {
    latest = report;
    tell((0.8 * report.done) / Math.max(1, report.total));
    await new Promise((resolve) => setTimeout(resolve));
  }
  const points = turningPoints(record.moves);
  const chances = points.map((moves, i) => {
    tell(0.8 + (0.2 * i) / points.length);
    const state = replay(cribbage, record, moves);
    return {
      moves,
      win:
        winChances(cribbage.view(state, seat), { deals: 120, random: seeded(1) }).sides[seat % state.scores.length] ??
        0,
    };
  });
  return { review: latest!, chances };
}

/** The start, and after every discard, cut, count and the end: where the chances change most. */
function turningPoints(moves: readonly CribbageMove[]): number[] {
  const at = moves.flatMap(({ type }, i) => (["cut", "show", "deal"].includes(type) ? [i + 1] : []));
  return [...new Set([0, ...at, moves.length])];
}
