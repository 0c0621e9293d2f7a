import type { DataDelay, DataRights } from '@vela/contracts';
import type { Interval } from '@vela/engine';
import type { z } from 'zod';
import type { RawCandles } from '../candles/raw-candles.ts';
import type { ProviderErrorKind } from '../provider-error.ts';
import type { StreamProtocol } from '../streams/stream-protocol.ts';
import type { RateLimit } from './rate-budget.ts';

/** A page of candles from `startTime` (UTC ms) on; symbol and interval as the vendor spells them. */
export type CandlesRequest = {
  readonly symbol: string;
  readonly interval: string;
  readonly startTime: number;
  /** End of the page (UTC ms, exclusive), for vendors whose pages are spans of time. */
  readonly endTime: number;
};

/** A vendor over HTTP; all but its requests is shared (`createLiveSource`, the catalogue). */
export type LiveVendor = {
  /** Names the vendor in series, refusals and the catalogue; `<ID>_URL` sets another address. */
  readonly id: string;
  readonly url: string;
  readonly rights: DataRights;
  readonly delay: DataDelay;
  readonly adjustment: 'raw' | 'splits';
  readonly intervals: Readonly<Partial<Record<Interval, string>>>;
  /** Intervals whose candles open off the clock on stock exchanges. */
  readonly notOnExchanges?: readonly Interval[];
  /** A page with fewer candles is the last one, unless pages are spans of time. */
  readonly candlesPerPage: number;
  /** `span`: a page is all candles of a span of time; else as many as follow its start. */
  readonly pages?: 'span';
  /** The vendor has no candles before its last so many. */
  readonly lastCandles?: number;
  readonly rateLimit: RateLimit;
  /** A path that answers whenever the vendor works. */
  readonly pingPath: string;
  /** Headers that carry the operator's key (`<ID>_KEY`). */
  readonly toKeyHeaders?: (key: string) => Readonly<Record<string, string>>;
  /** The parameter of a path that carries it, where a vendor reads no header. */
  readonly keyParameter?: string;
  /** Asked only where the operator says so (`<ID>_OPT_IN=yes`): unofficial, or of unclear terms. */
  readonly isOptIn?: true;
  /** The status of a page without candles, such as a day without a bulletin. */
  readonly emptyStatus?: number;
  /** Path and query of a page: candles in order of time. */
  toCandlesPath(request: CandlesRequest): string;
  /** Makes rows of a page that is no JSON, such as CSV; undefined where it is none. */
  readAnswer?(text: string, request: CandlesRequest): unknown;
  /** Parses a page, JSON or what `readAnswer` made, into columns. */
  readonly candlesSchema: z.ZodType<RawCandles>;
  /** The error in an answer of any status; undefined when it holds none that is known. */
  findError(answer: unknown): VendorError | undefined;
  /** How its socket is spoken to; absent: its candles are asked for again and again. */
  readonly stream?: StreamProtocol;
};

/** Whether a vendor answers only with the operator's key. */
export function hasKey({ toKeyHeaders, keyParameter }: LiveVendor): boolean {
  return toKeyHeaders !== undefined || keyParameter !== undefined;
}

export type VendorError = { readonly kind: ProviderErrorKind; readonly detail: string };

/** Finds an error by its code in a table of the vendor; other codes are `otherwise`. */
export function findCodedError(
  { code, text }: { readonly code: string | number; readonly text: string },
  kinds: Readonly<Record<string, ProviderErrorKind>>,
  otherwise: ProviderErrorKind = 'failing',
): VendorError {
  return { kind: kinds[String(code)] ?? otherwise, detail: text };
}
