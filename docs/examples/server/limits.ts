// What a client, or one address, may ask for. The defaults suit people who play; tests and load need more.
const { env } = process;
const sweepMs = Number(env.SWEEP_MS ?? 10_000);

export const limits = {
  /** A body over HTTP. */
  bodyBytes: 10_000,
  /** A message over a socket. */
  messageBytes: 4_096,
  /** What may wait to be read by a client before it is shown nothing more. */
  backlogBytes: 64 * 1024,
  /** Every so often connections are checked, and changes looked for that no notice told of. */
  sweepMs,
  messagesPerSweep: (Number(env.MESSAGES_PER_SECOND ?? 20) * sweepMs) / 1000,
  requestsPerMinute: Number(env.REQUESTS_PER_MINUTE ?? 120),
  socketsPerAddress: Number(env.SOCKETS_PER_ADDRESS ?? 100),
  /** Matches in memory; others are read again when somebody asks. */
  keptMatches: Number(env.KEPT_MATCHES ?? 2_000),
  /** Whether `x-forwarded-for` is set by a proxy of your own. */
  trustProxy: env.TRUST_PROXY === "1",
} as const;
