import type { MarketData } from '@vela/market-data';
import type { BaseRateSource } from './base-rates/base-rate-source.ts';
import type { WithheldSentence } from './guard/guard-context.ts';
import type { SeriesAnalyses } from './series/series-analyses.ts';

/** What the analyst needs from the house around it. */
export type AnalystDeps = {
  readonly marketData: MarketData;
  readonly seriesAnalyses: SeriesAnalyses;
  /** Without it nothing is said of base rates. */
  readonly baseRates?: BaseRateSource;
  /** Ids of analyses. */
  readonly newId: () => string;
  /** Hears of every sentence the guard kept back, for the log. */
  readonly onWithheld?: (withheld: WithheldSentence) => void;
};
