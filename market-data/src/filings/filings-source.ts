import type { CompanyFacts } from '@vela/engine';

/** Where a company's facts come from: the extract that comes with Vela, or a folder of files. */
export type FilingsOrigin = 'shipped' | 'files';

export type CompanyFilingsResult =
  | {
      readonly kind: 'filings';
      readonly origin: FilingsOrigin;
      readonly company: CompanyFacts;
    }
  /** No source has this company; `refusal` says which file could not be read. */
  | { readonly kind: 'missing'; readonly refusal?: string };

/** Finds what a company reported: every version of every value. Answers are cached. */
export interface FilingsSource {
  /** Symbols that the extract holds, in alphabetical order. */
  readonly known: readonly string[];
  find(symbol: string): Promise<CompanyFilingsResult>;
}
