const megabyte = 1024 * 1024;

/**
 * Memory of every cache of the server, in bytes; together 161 MB, those of all worker threads
 * included. Each weighs its entries and evicts the least recently used.
 */
export const cacheBytes = {
  /** Candles of all sources, in memory that threads share. */
  candles: 30 * megabyte,
  /** Simulated candles that only guests asked for. */
  guestCandles: 4 * megabyte,
  /** Series with their scanners and findings, on the analyst's threads together. */
  analysedSeries: 28 * megabyte,
  /** The same of series that alerts and watchlists are about, on the thread of requests. */
  watchedSeries: 12 * megabyte,
  /** Indicators of series that alerts wait on: their last values and windows. */
  alertLines: 6 * megabyte,
  /** Facts of companies, on the analyst's threads together. */
  filings: 12 * megabyte,
  /** Windows of candles as JSON, compressed once they are asked for again. */
  encodedCandles: 6 * megabyte,
  /** Values of indicators over whole series. */
  indicatorColumns: 6 * megabyte,
  /** Windows of indicators as JSON. */
  encodedIndicators: 4 * megabyte,
  /** The list of indicators in each language. */
  indicatorList: megabyte,
  /** Analyses as JSON, for requests that are repeated. */
  analyses: 8 * megabyte,
  /** The stored charts of guests as JSON. */
  exploredCharts: 3 * megabyte,
  /** Pages, compressed. */
  pages: 5 * megabyte,
  linkPictures: 4 * megabyte,
  /** Events of stored answers that are sent again, while they are read. */
  replayedAnswers: 16 * megabyte,
  /** Caches counted in entries, at their largest: base rates, access tokens, news, the sample. */
  counted: 16 * megabyte,
} as const;
