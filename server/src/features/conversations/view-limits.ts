/** What a stream of an answer may take of the server. */
export type ViewLimits = {
  readonly heartbeatMs: number;
  /** A client that lags behind by more characters than this is cut; it can resume. */
  readonly maxBacklog: number;
  /** A client is cut that takes nothing for this long while something waits for it. */
  readonly stalledMs: number;
  /** How long a client may take to read the rest of an answer that has ended. */
  readonly drainMs: number;
};

export const viewLimits: ViewLimits = {
  heartbeatMs: 15_000,
  maxBacklog: 4 * 1024 * 1024,
  stalledMs: 20_000,
  drainMs: 60_000,
};
