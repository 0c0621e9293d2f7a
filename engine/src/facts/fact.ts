/** Unit of a value: percent 1.2 means 1.2 %, `time` is UTC milliseconds. */
export type FactUnit = 'price' | 'percent' | 'ratio' | 'count' | 'money' | 'time' | 'text';

// `from` and `to` are the indices of the first and last candle it depends on.
/** A number (or word) computed by the engine, with the method that computed it. */
export type EngineFact = {
  /** Stable within an analysis, for example `gap.above.1.distance-percent`. */
  readonly id: string;
  readonly kind: string;
  /** Label key in the vocabulary of `contracts`. */
  readonly label: string;
  readonly value: number | string;
  readonly unit: FactUnit;
  readonly from: number;
  readonly to: number;
  /** Versioned definition, for example `fair-value-gap@1`. */
  readonly method: string;
  /** Ids of the findings the fact refers to; the chart highlights them. */
  readonly refs: readonly string[];
};
