import type {
  AssetClass,
  Instrument,
  OfferedSource,
  SourceRefusal,
  VendorState,
} from '@vela/contracts';
import type { CandleSeries, CandleSource, SeriesName, SeriesRequest } from './candle-source.ts';

/** Result of resolving a typed symbol or name to an instrument. */
export type InstrumentMatch =
  | { readonly kind: 'found'; readonly instrument: Instrument }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Instrument[] }
  | { readonly kind: 'not-covered'; readonly symbol: string; readonly market: Instrument['name'] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly Instrument[] };

/** Catalogue of all instruments with aliases in both languages. Pure, no I/O. */
export interface InstrumentCatalogue {
  readonly all: readonly Instrument[];
  /** Resolves one symbol or name ("btc", "altın", "GARAN.IS", "eur/usd") in any spelling. */
  resolve(text: string): InstrumentMatch;
  /** Ranked search by code, name, alias and Turkish spelling; best first, at most `limit`. */
  search(query: string, limit: number, preferred?: AssetClass): readonly Instrument[];
  /** The name that a misspelt folded word means ("etherum"); undefined without a clear one. */
  findMisspelt(word: string): { readonly name: string; readonly distance: number } | undefined;
  /**
   * Instruments of a sentence in order, Turkish suffixes removed ("altının", "Apple'ın").
   * Dictionary words match only in capitals; offsets are as written, with suffixes. Unknown codes
   * ("xyzusdt") get suggestions.
   */
  findInText(
    sentence: string,
  ): readonly { readonly start: number; readonly end: number; readonly match: InstrumentMatch }[];
}

/** Tries the sources in order; the result names the source and the refusals of the others. */
export interface MarketData {
  readonly catalogue: InstrumentCatalogue;
  getSeries(request: SeriesRequest): Promise<MarketDataResult>;
  /** The source of this vendor, where it is set up. */
  findSource?(vendor: string): CandleSource | undefined;
  /** Whether the market of an instrument trades at a moment (UTC ms). */
  isOpen?(symbol: string, now: number): boolean;
  /** The sources that can be chosen for a series, in the order in which they are asked. */
  listOffered?(series: SeriesName): Promise<readonly OfferedSource[]>;
  /** Every live vendor with its state, the ones that are not used with the reason. */
  listVendors?(): readonly VendorState[];
  check(): Promise<
    readonly { readonly source: string; readonly ok: boolean; readonly detail: string }[]
  >;
}

export type MarketDataResult =
  | { readonly kind: 'series'; readonly series: CandleSeries }
  /** No source answered; one refusal per source. `series-refused` carries file, line and column. */
  | { readonly kind: 'unavailable'; readonly refusals: readonly SourceRefusal[] };
