/** Faults of series data; their texts, filled with the params, are in the vocabulary. */
export const seriesFaultCodes = [
  /** The first line is not `expected`. */
  'header',
  'empty-field',
  'no-utc-time',
  'no-number',
  /** A line has `found` of `expected` fields. */
  'missing-fields',
  'surplus-fields',
  /** A value that is not a time or a finite number, in data that is not text. */
  'no-time-value',
  'no-number-value',
  /** `time` is not a candle open time of `interval`. */
  'off-grid',
  'impossible-price',
  'impossible-volume',
  'high-below-low',
  'outside-range',
  /** Two different candles with the same `time`. */
  'conflict',
  /** Several `files` hold `series`. */
  'several-files',
  'unreadable-file',
  'file-too-large',
  'file-replaced',
  'file-gone',
  'folder-not-file',
  'pipe-not-file',
  'socket-not-file',
  'device-not-file',
  'no-candles',
  'no-closed-candle',
] as const;
export type SeriesFaultCode = (typeof seriesFaultCodes)[number];

/** A fault without its location. Params are as they appear in the data. */
export type FaultReason = { code: SeriesFaultCode; params: Record<string, string | number> };

/** A located fault: line and column count from 1, `field` is the column name in the file. */
export type SeriesFault = FaultReason & {
  file?: string;
  line?: number;
  column?: number;
  field?: string;
};
