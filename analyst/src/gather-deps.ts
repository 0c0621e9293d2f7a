import type { CorporateActions, FilingsSource, MarketData } from '@vela/market-data';
import type { BaseRateSource } from './base-rates/base-rate-source.ts';
import type { PeerSource } from './company/peers/peer-source.ts';
import type { EventSource } from './events/event-source.ts';
import type { SeriesAnalyses } from './series/series-analyses.ts';

/** What facts are gathered with. */
export type GatherDeps = {
  readonly marketData: MarketData;
  readonly seriesAnalyses: SeriesAnalyses;
  /** Optional; without it no base rates appear in an answer. */
  readonly baseRates?: BaseRateSource;
  /** Optional; without it there are no figures of companies. */
  readonly filings?: FilingsSource;
  /** Optional; without it splits are known from filings alone, and no price of an earlier day. */
  readonly corporateActions?: CorporateActions;
  /** Optional; without it no company is placed among others. */
  readonly peers?: PeerSource;
  /** Optional; without it the calendar and news are not available. */
  readonly events?: EventSource;
  readonly newId: () => string;
};
