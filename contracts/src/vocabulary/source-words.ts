import type { DataDelay, DataRights } from '../analysis.ts';

/** Words of the choice of a source for a chart. */
export type SourceWords = {
  readonly title: (symbol: string) => string;
  readonly automatic: string;
  /** Beside "automatic": who answers now; without a name, what it means. */
  readonly automaticNow: (vendor: string | undefined) => string;
  readonly terms: (delay: DataDelay, rights: DataRights) => string;
  readonly failing: string;
  readonly note: string;
  readonly notListed: string;
  readonly failed: (vendor: string, symbol: string) => string;
  readonly backToAutomatic: string;
  /** Sources that are no brands. */
  readonly names: Readonly<Record<string, string>>;
};
