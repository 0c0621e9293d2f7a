/** What can be wrong with the data of a series; the words, filled with the params, are in the vocabulary. */
export const seriesFaultCodes = [
  /** The first line is not `expected`. */
  'header',
  'empty-field',
  'no-utc-time',
  'no-number',
  /** A line has `found` of `expected` fields. */
  'missing-fields',
  'surplus-fields',
  /** A value that is no time, no number or not finite, in data that has no text. */
  'no-time-value',
  'no-number-value',
  /** `time` is not the beginning of a candle of `interval`. */
  'off-grid',
  'impossible-price',
  'impossible-volume',
  'high-below-low',
  'outside-range',
  /** Two different candles of one `time`. */
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

/** What is wrong, wherever. Params are told as they stand in the data. */
export type FaultReason = { code: SeriesFaultCode; params: Record<string, string | number> };

/** What is wrong, and where: line and column count from 1, `field` is the name of the column in the file. */
export type SeriesFault = FaultReason & {
  file?: string;
  line?: number;
  column?: number;
  field?: string;
};
