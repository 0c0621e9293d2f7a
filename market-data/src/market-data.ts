import type { Instrument } from '@vela/contracts';
import type { CandleSeries, SeriesRequest } from './candle-source.ts';
import type { SourceRefusal } from '@vela/contracts';

/** How a typed symbol or name was settled, in code, before anything is computed. */
export type InstrumentMatch =
  | { readonly kind: 'found'; readonly instrument: Instrument }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Instrument[] }
  | { readonly kind: 'not-covered'; readonly symbol: string; readonly market: Instrument['name'] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly Instrument[] };

/** The catalogue: identity of every instrument, aliases in both languages. Pure, no I/O. */
export interface InstrumentCatalogue {
  readonly all: readonly Instrument[];
  /** Settles one typed token or phrase ("btc", "altın", "Apple", "GARAN.IS", "eur/usd"), whatever its spelling or case. */
  resolve(text: string): InstrumentMatch;
  /** Ranked search for the symbol picker: code, name, alias, Turkish spelling; best first, at most `limit`. */
  search(query: string, limit: number): readonly Instrument[];
  /**
   * Finds the instruments spoken of in a sentence, with Turkish suffixes cut ("BTCUSDT'yi", "altının", "Apple'ın"),
   * in order of appearance; words that are ordinary vocabulary ("on", "all", "var") are not symbols unless typed in capitals.
   * `start` and `end` cover the words as written, their endings included. A word that looks like a code nobody knows ("TOTDY", "xyzusdt")
   * is found as unknown, with suggestions.
   */
  findInText(
    sentence: string,
  ): readonly { readonly start: number; readonly end: number; readonly match: InstrumentMatch }[];
}

/** What asks the sources in order and says who answered and why not the others. */
export interface MarketData {
  readonly catalogue: InstrumentCatalogue;
  getSeries(request: SeriesRequest): Promise<MarketDataResult>;
  check(): Promise<
    readonly { readonly source: string; readonly ok: boolean; readonly detail: string }[]
  >;
}

export type MarketDataResult =
  | { readonly kind: 'series'; readonly series: CandleSeries }
  /** No source answered: each with its reason; `series-refused` among them carries file, line and column. */
  | { readonly kind: 'unavailable'; readonly refusals: readonly SourceRefusal[] };
