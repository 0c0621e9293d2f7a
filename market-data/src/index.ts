export { instrumentCatalogue } from './instruments/instrument-catalogue.ts';
export type { CandleResult, CandleSeries, CandleSource, CandleStore, SeriesKey, SeriesRequest, StoredSeries } from './candle-source.ts';
export type { InstrumentCatalogue, InstrumentMatch, MarketData, MarketDataResult } from './market-data.ts';
export { ProviderError } from './provider-error.ts';
export type { ProviderErrorKind } from './provider-error.ts';
