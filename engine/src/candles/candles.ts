/** Candle intervals as spelled in this project: minutes, hours, day, week, calendar month. */
export type Interval = '1m' | '5m' | '15m' | '30m' | '1h' | '4h' | '1d' | '1w' | '1mo';

/** A closed candle. `openTime` is UTC ms; for daily and longer the session date at 00:00 UTC. */
export type Candle = {
  readonly openTime: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
};

/** Columns of length `length`; `openTime` is strictly increasing and every candle is closed. */
export type Candles = {
  readonly interval: Interval;
  readonly length: number;
  readonly openTime: Float64Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
};
