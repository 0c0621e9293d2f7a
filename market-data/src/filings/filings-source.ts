import type { CompanyFacts } from '@vela/engine';
import type { ProviderErrorKind } from '../provider-error.ts';
import type { Filer } from './filers/filer.ts';

/**
 * Where a company's facts come from: the extract of Vela, a folder of files, the SEC, or a simulation
 * of a company that does not exist.
 */
export type FilingsOrigin = 'shipped' | 'files' | 'sec' | 'simulated';

/** Why a source gave nothing: the SEC's failure, or a file that cannot be read. */
export type FilingsRefusal = { readonly reason: ProviderErrorKind | 'unreadable' };

export type CompanyFilingsResult =
  | {
      readonly kind: 'filings';
      readonly origin: FilingsOrigin;
      readonly company: CompanyFacts;
      /** A newer version was looked for in vain. */
      readonly refusal?: FilingsRefusal;
    }
  /** No source has this company; with `refusal` one might have it and did not answer. */
  | { readonly kind: 'missing'; readonly refusal?: FilingsRefusal };

export type FindOptions = { readonly onlyAtHand?: boolean };

/** Finds what a company reported: every version of every value. Answers are cached. */
export interface FilingsSource {
  /** Symbols that the extract holds, in alphabetical order, and that of a simulated company. */
  readonly known: readonly string[];
  /** Whether the SEC is asked for companies that are not at hand; absent: it is not. */
  readonly asksSec?: boolean;
  /** With `onlyAtHand` the SEC is not asked: what is stored is enough. */
  find(symbol: string, options?: FindOptions): Promise<CompanyFilingsResult>;
  /** A company by ticker or by "CIK 320193"; undefined: no list has it. */
  findFiler(text: string): Promise<Filer | undefined>;
  /** Symbols whose filings can be read without asking the SEC; one for each company. */
  listAtHand(): Promise<readonly string[]>;
}
