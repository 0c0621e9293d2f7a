/** What a value is measured in. Percent values are percentages (1.2 means 1.2 %); `time` is UTC milliseconds. */
export type FactUnit = 'price' | 'percent' | 'ratio' | 'count' | 'money' | 'time' | 'text';

/**
 * A number (or word) the engine vouches for, before its provenance is known: which candles it was read from and how it was made.
 * `from` and `to` are indices into the candles of the first and last one that the value depends on being there.
 */
export type EngineFact = {
  /** Stable within an analysis, for example `gap.above.1.distance-percent`. */
  readonly id: string;
  readonly kind: string;
  /** Key of the words in the vocabulary of `contracts`. */
  readonly label: string;
  readonly value: number | string;
  readonly unit: FactUnit;
  readonly from: number;
  readonly to: number;
  /** Versioned definition, for example `fair-value-gap@1`. */
  readonly method: string;
  /** Ids of the findings the fact speaks of: what lights up on the chart. */
  readonly refs: readonly string[];
};
