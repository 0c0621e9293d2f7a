/** Waiting times of streams, in milliseconds; tests shorten them all alike. */
export type StreamTimings = {
  /** The least silence after which a connection counts as dead. */
  readonly silence: number;
  readonly firstBackOff: number;
  readonly mostBackOff: number;
  /** A connection that held this long begins with short waits again. */
  readonly backOffReset: number;
  /** A vendor that refused is not asked again for so long. */
  readonly refused: number;
  /** Subscriptions are sent together once in this time. */
  readonly batch: number;
  readonly acknowledgement: number;
  /** A series is followed on for so long after its last watcher left. */
  readonly linger: number;
  /** Age at which a connection is replaced, before the vendor ends it; give or take the spread. */
  readonly plannedChange: number;
  readonly plannedSpread: number;
  /** After the close of a candle: until the vendor is asked for one that was not told. */
  readonly settling: number;
  /** After the close of a candle: until the last candles are read again. */
  readonly recheck: number;
  /** Between two questions for candles that are due and have not come. */
  readonly askAgain: number;
  /** Between two looks at a source without a socket. */
  readonly poll: number;
};

const minute = 60_000;

export const streamTimings: StreamTimings = {
  silence: 15_000,
  firstBackOff: 500,
  mostBackOff: 30_000,
  backOffReset: minute,
  refused: 5 * minute,
  batch: 1000,
  acknowledgement: 10_000,
  linger: minute,
  plannedChange: 23.5 * 60 * minute,
  plannedSpread: 15 * minute,
  settling: 2000,
  recheck: minute,
  askAgain: 3000,
  poll: 30_000,
};
