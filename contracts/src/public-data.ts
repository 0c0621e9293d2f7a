import type { Sentence } from './analysis-schema.ts';
import type { SeriesSource } from './candles-schema.ts';
import type { ErrorCode } from './error-code.ts';
import type { FieldError } from './error-schema.ts';
import type { Fact } from './fact-schema.ts';
import type { FigureCandles, FigureFinding } from './figure.ts';
import type { Instrument } from './instrument-schema.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';
import type { NewsArticle, NewsItem } from './news-schema.ts';
import type { SearchKind, SearchResult } from './search-schema.ts';

/** A fact of the sample; `from` and `to`: open times of the first and last candle it uses. */
export type SampleFact = Pick<
  Fact,
  'id' | 'label' | 'value' | 'unit' | 'decimals' | 'method' | 'refs'
> & { from: number; to: number };

/** A stored analysis of the own pipeline, reduced to what is shown; one for all languages. */
export type SampleAnalysis = {
  id: string;
  instrument: Instrument;
  interval: Interval;
  /** Time of creation, and time of the data, UTC milliseconds. */
  madeAt: number;
  asOf: number;
  source: Pick<SeriesSource, 'kind' | 'vendor' | 'health'>;
  hash: string;
  candles: FigureCandles;
  findings: FigureFinding[];
  facts: SampleFact[];
  sentences: Sentence[];
};

/** An uploaded file; name and type are as claimed by the browser. */
export type UploadedFile = { name: string; type: string; bytes: Uint8Array };

/** Why a form was rejected: message and HTTP status. `retryAfter` is in seconds. */
export type FormRefused = {
  kind: 'refused';
  status: number;
  code: ErrorCode;
  message: string;
  fields: readonly FieldError[];
  retryAfter?: number;
};

/** Result of submitting a form. It never contains the input: the page keeps that itself. */
export type FormOutcome = { kind: 'accepted' } | FormRefused;

/** A posted form; `shown` may be displayed again, truncated; a `refusal` forbids to submit it. */
export type PostedForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly shown: Readonly<Record<string, string>>;
  readonly file: UploadedFile | undefined;
  readonly language: Language;
  readonly refusal: FormRefused | undefined;
};

/** Data the loaders and actions of public pages may request from the server. */
export type PublicData = {
  news(language: Language): Promise<NewsItem[]>;
  newsArticle(slug: string, language: Language): Promise<NewsArticle | undefined>;
  sample(language: Language): Promise<SampleAnalysis | undefined>;
  search(query: string, language: Language): Promise<SearchResult[]>;
  /** Accepts the fields of the contact form as sent; unknown ones are ignored. */
  submitContact(fields: Readonly<Record<string, string>>, language: Language): Promise<FormOutcome>;
  submitApplication(
    fields: Readonly<Record<string, string>>,
    file: UploadedFile | undefined,
    language: Language,
  ): Promise<FormOutcome>;
};

/** A public page, for search, the site map and link preview images. `text` is its plain text. */
export type SitePage = {
  /** Unique name; its link preview image is `/og/<language>/<key>.png`. */
  key: string;
  path: string;
  kind: Exclude<SearchKind, 'news'>;
  title: string;
  description: string;
  text: string;
  indexable: boolean;
  /** It reads the query of its address: each query is a page of its own. */
  readsQuery?: true;
};
