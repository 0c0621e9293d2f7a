/** Kinds of analysis: the discriminator of `Analysis`. */
export const analysisModes = ['technical', 'fundamental', 'real-estate'] as const;
export type AnalysisMode = (typeof analysisModes)[number];

/** Modes that a chart of an instrument can be asked for; a property deal has no instrument. */
export const instrumentModes = ['technical', 'fundamental'] as const satisfies AnalysisMode[];

export const sourceKinds = ['live', 'file', 'simulated'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** May others see it: `public`; only who runs the server: `own`; by contract: `licence`. */
export const dataRights = ['public', 'own', 'licence'] as const;
export type DataRights = (typeof dataRights)[number];

/** How late the prices of a source are. */
export const dataDelays = [
  'real-time',
  'delayed-15m',
  'end-of-day',
  'reference',
  'file',
  'simulated',
] as const;
export type DataDelay = (typeof dataDelays)[number];

/** Health notes in order of discovery; `code` is a vocabulary key, params in `At` are UTC ms. */
export const healthCodes = [
  /** The source returned candles out of order: `count` of them came too late. */
  'sorted',
  /** `count` exact duplicates of candles were dropped. */
  'duplicates-dropped',
  /** `count` gaps; longest: `longest` missing candles after `longestAt`; a day: its average. */
  'gaps',
  /** `count` candles hold a price of zero or below, the first at `firstAt`; real for futures. */
  'non-positive-kept',
  /** `count` candles: high or low widened to remove float noise (below 1e-6 of the price). */
  'high-low-widened',
  /** `count` candles (`percent` of all) of one price, the latest at `lastAt`; from 1 % on. */
  'flat-candles',
  /** `count` candles without volume in a series that has volume. */
  'zero-volume',
  /** The source gives no volume at all. */
  'no-volume',
  /**
   * Prices change their scale as at a split that they are not adjusted for (`count`): the latest at
   * `latestAt`, `ratio` as new shares for old (`7:1`). Structures begin anew there.
   */
  'probable-splits',
  /**
   * Opening jumps that neither earlier candles nor the volume explain, and closes ten times away
   * (`count`); the largest by `factor` at `largestAt`. Structures begin anew at the former.
   */
  'price-jumps',
  /**
   * High or low far beyond open, close and the closes around in `count` candles, the first at
   * `firstAt`, by up to `factor`; kept, maybe real.
   */
  'price-spikes',
  /** `count` candles, the first at `firstAt`, hundreds of times off those beside: left out. */
  'spikes-quarantined',
  /** The file is being written again; these candles are from before. */
  'file-changing',
  /** Prices before `count` splits of an events file, the latest of `latestAt`, are adjusted. */
  'splits-adjusted',
  /** Prices before `count` dividends of an events file, the latest of `latestAt`, are adjusted. */
  'dividends-adjusted',
  /** Asked for dividends, but nothing says whether the file's prices are adjusted for them. */
  'dividends-unknown',
  /** `count` dividends that the adjusted closes of the file leave out, the first at `firstAt`. */
  'dividends-missing',
  /** `count` candles with an open time in the future were dropped, the first at `firstAt`. */
  'future-dropped',
  /** The series begins by its first request, at `anchorAt`: elsewhere it may begin on another day. */
  'own-anchor',
  /** One rate of a central bank a business day: no open, high and low; no structures are sought. */
  'reference-rates',
  /** Futures of `symbol` stand in for the spot price. */
  'futures-for-spot',
  /** Resampled from candles of interval `from`. */
  'resampled',
  /** The last closed candle is old: as of `asOfAt`, whole `ageDays` or `ageHours` ago. */
  'stale',
  'simulated',
  /** The vendor was not asked or did not answer; cached candles, fetched at `fetchedAt`. */
  'served-from-cache',
  /** The vendor `vendor` is currently not answering; `reason` is a SourceRefusal reason. */
  'provider-failing',
] as const;
export type HealthCode = (typeof healthCodes)[number];
