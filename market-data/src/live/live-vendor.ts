import type { Interval } from '@vela/engine';
import type { z } from 'zod';
import type { RawCandles } from '../candles/raw-candles.ts';
import type { ProviderErrorKind } from '../provider-error.ts';
import type { RateLimit } from './rate-budget.ts';

/** A page of candles from `startTime` (UTC ms) on; symbol and interval as the vendor spells them. */
export type CandlesRequest = {
  readonly symbol: string;
  readonly interval: string;
  readonly startTime: number;
};

/** A vendor over HTTP; all but its requests is shared (`createLiveSource`, the catalogue). */
export type LiveVendor = {
  /** Names the vendor in series, refusals and the catalogue; `<ID>_URL` sets another address. */
  readonly id: string;
  readonly url: string;
  readonly intervals: Readonly<Partial<Record<Interval, string>>>;
  /** A page with fewer candles is the last one. */
  readonly candlesPerPage: number;
  readonly rateLimit: RateLimit;
  /** A path that answers whenever the vendor works. */
  readonly pingPath: string;
  /** Path and query of a page: candles in order of time, the forming one included. */
  toCandlesPath(request: CandlesRequest): string;
  /** Parses the JSON of a page into columns. */
  readonly candlesSchema: z.ZodType<RawCandles>;
  /** The error in an answer of any status; undefined when it holds none that is known. */
  findError(answer: unknown): VendorError | undefined;
};

export type VendorError = { readonly kind: ProviderErrorKind; readonly detail: string };
