import http from 'node:http';
import https from 'node:https';
import { ProviderError } from '../provider-error.ts';
import { checkPublicUrl, lookupPublic, readBoundedBody, refuse } from './public-connection.ts';

const timeoutMs = 10_000;

export type DocumentRequest = {
  readonly url: string;
  readonly maxBytes: number;
  /** Of the last answer; the server then says when nothing has changed. */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  readonly userAgent: string;
  /** Headers that carry the operator's key. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Only tests connect to addresses that are not of the public internet. */
  readonly allowsPrivate?: boolean;
};

/** A document with its validators, or that the known one is the newest. */
export type FetchedDocument =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'document';
      readonly bytes: Uint8Array;
      readonly contentType: string;
      readonly etag: string | undefined;
      readonly lastModified: string | undefined;
    };

function getHeader(response: http.IncomingMessage, name: string): string | undefined {
  const value = response.headers[name];
  return typeof value === 'string' ? value : undefined;
}

async function toDocument(
  response: http.IncomingMessage,
  maxBytes: number,
): Promise<FetchedDocument> {
  const { statusCode = 0 } = response;
  if (statusCode === 304) return { kind: 'unchanged' };
  // A redirect is not followed: where it leads was not checked.
  if (statusCode !== 200) throw refuse(`status ${statusCode}`);
  return {
    kind: 'document',
    bytes: await readBoundedBody(response, maxBytes),
    contentType: getHeader(response, 'content-type') ?? '',
    etag: getHeader(response, 'etag'),
    lastModified: getHeader(response, 'last-modified'),
  };
}

/**
 * Reads a document of the public internet over https: no redirects, 10 seconds, a bounded body, no
 * private address by name or number (SSRF). Throws ProviderError.
 */
export async function fetchDocument(request: DocumentRequest): Promise<FetchedDocument> {
  const { maxBytes, etag, lastModified, userAgent, allowsPrivate = false } = request;
  const url = checkPublicUrl(request.url, allowsPrivate);
  const options = {
    headers: {
      ...request.headers,
      'user-agent': userAgent,
      'accept-encoding': 'identity',
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
    },
    signal: AbortSignal.timeout(timeoutMs),
    ...(allowsPrivate ? {} : { lookup: lookupPublic }),
  };
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const { get } = url.protocol === 'https:' ? https : http;
      get(url, options, resolve).on('error', reject);
    });
    try {
      return await toDocument(response, maxBytes);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('unreachable', 'feed', { cause: error });
  }
}
