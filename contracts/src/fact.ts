import type { FactUnit, Interval } from '@vela/engine';

export type { FactUnit } from '@vela/engine';

/**
 * Where a fact was read: vendor, the data's hash, and the open times of the first and last candle it depends on. `symbol` and `interval`
 * are there when that is another series than the analysis shows. The vendor `clock` read no candle: `from` and `to` are its moment.
 */
export type FactSource = {
  vendor: string;
  hash: string;
  from: number;
  to: number;
  symbol?: string;
  interval?: Interval;
};

/** A number (or word) bound to its origin. Percent values are percentages; `time` values are UTC milliseconds. */
export type Fact = {
  id: string;
  kind: string;
  /** Key into the fact vocabulary. */
  label: string;
  value: number | string;
  unit: FactUnit;
  /** With unit money only. */
  currency?: string;
  /** Decimals the value is spoken with; absent for text and time. */
  decimals?: number;
  asOf: number;
  source: FactSource;
  /** Versioned id that opens the definition, for example `fair-value-gap@1`. */
  method: string;
  /** Ids of findings that light up with it. */
  refs: string[];
};
