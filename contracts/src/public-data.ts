import type { Sentence, SeriesSource } from './analysis.ts';
import type { FieldError, ErrorCode } from './error-code.ts';
import type { Fact } from './fact.ts';
import type { FigureCandles, FigureFinding } from './figure.ts';
import type { Instrument } from './instrument.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';

/** A news article in one language, without its text. Times are ISO dates (2026-11-02). */
export type NewsItem = {
  slug: string;
  title: string;
  lead: string;
  author: string;
  publishedAt: string;
  updatedAt: string;
  readingMinutes: number;
};

/** The whole article; `html` was made from sanitised Markdown and is safe to show. `languages` are those it can be read in, its own included. */
export type NewsArticle = NewsItem & { html: string; languages: Language[] };

/** A fact of the sample: `from` and `to` are the open times of the first and last candle it depends on. */
export type SampleFact = Pick<
  Fact,
  'id' | 'label' | 'value' | 'unit' | 'decimals' | 'method' | 'refs'
> & { from: number; to: number };

/**
 * The analysis on the home page: a stored one, made by the product's own pipeline, cut down to the candles it shows, what can be seen in
 * them and the facts that its sentences speak of. In every language it is the same analysis; only the sentences differ.
 */
export type SampleAnalysis = {
  id: string;
  instrument: Instrument;
  interval: Interval;
  /** When it was made and as of when its data is, UTC milliseconds. */
  madeAt: number;
  asOf: number;
  source: Pick<SeriesSource, 'kind' | 'vendor' | 'health'>;
  /** Of the series that was analysed. */
  hash: string;
  candles: FigureCandles;
  findings: FigureFinding[];
  facts: SampleFact[];
  sentences: Sentence[];
};

export type SearchKind = 'page' | 'question' | 'method' | 'news';

/** `path` is the canonical address, with a fragment for a question. `excerpt` is plain text around the first hit. */
export type SearchResult = { kind: SearchKind; path: string; title: string; excerpt: string };

/** A file as a browser sent it: name and type are what it claims. */
export type UploadedFile = { name: string; type: string; bytes: Uint8Array };

/** Why a form was not taken, in words and as a status of HTTP. `retryAfter` is in seconds. */
export type FormRefused = {
  kind: 'refused';
  status: number;
  code: ErrorCode;
  message: string;
  fields: readonly FieldError[];
  retryAfter?: number;
};

/** How a form was answered. What was typed is never part of it: the page keeps that itself. */
export type FormOutcome = { kind: 'accepted' } | FormRefused;

/**
 * A form as it was posted to a page, read by the host within the form's limits: fields that are no part of it are not here. `shown` is what
 * its page may show again, each value cut. With `refusal` it is not to be submitted: the host could not take it as it is.
 */
export type PostedForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly shown: Readonly<Record<string, string>>;
  readonly file: UploadedFile | undefined;
  /** Of the page it stood on. */
  readonly language: Language;
  readonly refusal: FormRefused | undefined;
};

/** What the pages' loaders and actions may ask the server for: all that public pages know beyond their own texts. */
export type PublicData = {
  news(language: Language): Promise<NewsItem[]>;
  newsArticle(slug: string, language: Language): Promise<NewsArticle | undefined>;
  sample(language: Language): Promise<SampleAnalysis | undefined>;
  search(query: string, language: Language): Promise<SearchResult[]>;
  /** Takes the fields of the contact form as they were sent; unknown ones are ignored. */
  submitContact(fields: Readonly<Record<string, string>>, language: Language): Promise<FormOutcome>;
  submitApplication(
    fields: Readonly<Record<string, string>>,
    file: UploadedFile | undefined,
    language: Language,
  ): Promise<FormOutcome>;
};

/** A public page as search, the site map and link pictures know it. `text` is what it says, without markup. */
export type SitePage = {
  /** Unique name; its link picture is `/og/<language>/<key>.png`. */
  key: string;
  path: string;
  kind: Exclude<SearchKind, 'news'>;
  title: string;
  description: string;
  text: string;
  /** May search engines list it? */
  indexable: boolean;
};
