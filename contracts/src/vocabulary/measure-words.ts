/** What a measure is called, and what it is. */
export type MeasureWords = {
  /** As on a chip and in a list: "Drawdown". */
  readonly name: string;
  /** One or two sentences: what is computed, from which candles, with which formula. */
  readonly definition: string;
};
