import type { DataDelay, SourceKind } from './analysis.ts';
import type { Interval } from './interval.ts';

/** An instrument of a list that a question looked through. */
export type ListRow = {
  symbol: string;
  name: string;
  /** Fact ids by column; empty where the instrument has no such value. */
  values: string[];
  /** Whether it is among those asked for; the others follow. */
  isFound: boolean;
  /** Where its candles come from and how late they are; `asOf` in UTC milliseconds. */
  source?: { kind: SourceKind; vendor: string; delay?: DataDelay; asOf: number };
  /** Why it has no value, in the answer's language. */
  reason?: string;
};

/** One row per instrument of the lists that a question looked through; sent after the sentences. */
export type ListTable = {
  interval: Interval;
  /** Names of the values, in the answer's language. */
  columns: string[];
  rows: ListRow[];
};
