// Settings for operators, and limits for clients and addresses. The limits suit people who play.
const { env } = process;
const number = (name: string, usual: number) => Number(env[name] ?? usual);

export const settings = {
  /** `postgres://…`, or a folder for PGlite. */
  database: env.DATABASE_URL ?? "match-data",
  host: env.HOST ?? "127.0.0.1",
  port: number("PORT", 8_000),
  /** Port for Prometheus; keep it private. */
  metricsPort: env.METRICS_PORT,
  logLevel: env.LOG_LEVEL ?? "warn",
  /** Addresses of your own proxies, such as `10.0.0.0/8`; the server trusts their entries in `x-forwarded-for`. */
  proxies: env.TRUST_PROXY,
  /** Pages that may connect; without any, all. */
  origins: env.ORIGINS?.split(","),
  /** A module that maps a token to its account. */
  accounts: env.ACCOUNTS,
  /** Modules that export a game each, in addition to the package's games. */
  games: env.GAMES?.split(",") ?? [],
  bodyBytes: 10_000,
  /** Time for a request to arrive, headers and body. */
  requestMs: number("REQUEST_MS", 5_000),
  messageBytes: 4_096,
  /** Buffered bytes before updates pause. */
  backlogBytes: 64 * 1024,
  /** Moves in one update; a client that has missed more gets several. */
  movesPerUpdate: number("MOVES_PER_UPDATE", 200),
  movesPerMatch: number("MOVES_PER_MATCH", 5_000),
  /**
   * Codes of wrong guesses. A second, different guess in a turn makes the lowest legal claim; otherwise guessing would
   * be free.
   */
  guesses: ["wrong-claim"] as readonly string[],
  /** The largest number in a match's options. */
  largestOption: 1_000,
  /** The interval of beats to each client. */
  beatMs: number("BEAT_MS", 5_000),
  /** The interval of checks for changes whose notices were lost. */
  sweepMs: number("SWEEP_MS", 10_000),
  /** Interval at which a process sends itself a notice, to check that notices arrive. */
  noticeMs: number("NOTICE_MS", 500),
  /** A disconnected player counts as away after this. */
  awayMs: number("AWAY_MS", 5_000),
  /** Before the first move, others wait this long for an absent player; then the seat becomes free. */
  goneMs: number("GONE_MS", 300_000),
  /** The interval of checks for turns that ran out of time. */
  lookMs: number("LOOK_MS", 1_000),
  /** The timeout of an SQL statement. */
  statementMs: number("STATEMENT_MS", 2_500),
  /** Time that a start waits for the migrations of another process. */
  migrationMs: number("MIGRATION_MS", 30_000),
  requestsPerMinute: number("REQUESTS_PER_MINUTE", 120),
  joinsPerMinute: number("JOINS_PER_MINUTE", 120),
  /** Matches listed at the same time by one account or, without accounts, from one address. */
  listedPerOpener: number("LISTED_PER_OPENER", 5),
  socketsPerAddress: number("SOCKETS_PER_ADDRESS", 100),
  /** From one seat, over all its sockets, or from one spectator. */
  messagesPerSecond: number("MESSAGES_PER_SECOND", 20),
  /** Matches in memory that nobody watches. */
  idleMatches: number("IDLE_MATCHES", 2_000),
} as const;
