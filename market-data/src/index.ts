export { createMarketData } from './create-market-data.ts';
export type { MarketDataSettings } from './create-market-data.ts';
export { runInSlices } from './run-in-slices.ts';
export { toSharedCandles } from './candles/shared-candles.ts';
export { findMissingCandles } from './candles/missing-candles.ts';
export { instrumentCatalogue } from './instruments/instrument-catalogue.ts';
export { findMarketState } from './instruments/market-state.ts';
export { toMarketCalendar } from './instruments/market-calendar.ts';
export { createFilesSource } from './vendors/files/files-candle-source.ts';
export { liveVendors } from './vendors/live-vendors.ts';
export { hasKey } from './live/live-vendor.ts';
export { createSimulatedSource } from './vendors/simulated/simulated-candle-source.ts';
export type {
  CandleResult,
  CandleSeries,
  CandleSource,
  CandleStore,
  SeriesKey,
  SeriesRequest,
  StoredSeries,
} from './candle-source.ts';
export type {
  InstrumentCatalogue,
  InstrumentMatch,
  MarketData,
  MarketDataResult,
} from './market-data.ts';
export { createFilingsSource } from './filings/create-filings-source.ts';
export type { CompanyFilingsResult, FilingsSource } from './filings/filings-source.ts';
export type { Filer } from './filings/filers/filer.ts';
export type { FilingsStore, StoredFilings } from './filings/filings-store.ts';
export { parseCompanyFacts, readCompanyBody } from './filings/parse-company-facts.ts';
export {
  createCorporateActions,
  type CorporateActions,
} from './corporate-actions/create-corporate-actions.ts';
export type {
  CorporateAction,
  CorporateActionStore,
} from './corporate-actions/corporate-action.ts';
export { findAdjustment, findRawClose } from './corporate-actions/raw-closes.ts';
export { importFilings } from './filings/bulk/import-filings.ts';
export { findSector, type Sector } from './filings/filers/listed-companies.ts';
export { calendarSources, type CalendarSource } from './calendar/calendar-sources.ts';
export type { CalendarStore } from './calendar/calendar-store.ts';
export { toStart, type ObservedEvent } from './calendar/create-event.ts';
export { findReleaseUnit } from './calendar/release-value.ts';
export { findNewVersions } from './calendar/find-new-versions.ts';
export { isRelatedEvent } from './calendar/is-related.ts';
export { listOfflineEvents } from './calendar/list-offline-events.ts';
export { markRevisions } from './calendar/mark-revisions.ts';
export { fredSeries, parseFredReleases, toFredPath } from './calendar/sources/fred-releases.ts';
export { parseEarningsCalendar } from './vendors/finnhub/earnings-calendar.ts';
export { parseCompanyNews } from './vendors/finnhub/company-news.ts';
export { parseCalendarCsv } from './calendar/sources/parse-calendar-csv.ts';
export { decodeText } from './news/decode-text.ts';
export { findTickers } from './news/find-tickers.ts';
export { createStoryIndex, relateHeadlines } from './news/join-stories.ts';
export { newsSources, toOwnSource, type NewsSource } from './news/news-sources.ts';
export { parseFeedItems } from './news/parse-feed-items.ts';
export { parseSubmissions } from './news/parse-submissions.ts';
export { listSimulatedNews } from './news/simulated-news.ts';
export { toNewsItems } from './news/to-news-items.ts';
export { listCompanies } from './filings/filers/listed-companies.ts';
export { ProviderError } from './provider-error.ts';
export { fetchDocument } from './outside/fetch-document.ts';
export { postDocument, type DocumentPost, type PostAnswer } from './outside/post-document.ts';
export { simulatedCompany } from './instruments/simulated-company.ts';
export {
  MarketStreams,
  type FollowedSeries,
  type FollowState,
  type SeriesListener,
  type SeriesStreams,
  type StreamListener,
  type StreamEvent,
} from './streams/market-streams.ts';
export {
  startMarketSimulator,
  type MarketSimulator,
} from './vendors/simulated/market-simulator.ts';
export { importCandles } from './vendors/imported/import-candles.ts';
