import http from 'node:http';
import https from 'node:https';
import { ProviderError } from '../provider-error.ts';
import { checkPublicUrl, lookupPublic, readBoundedBody, refuse } from './public-connection.ts';

const timeoutMs = 5_000;
const maxBytes = 16 * 1024;
/** Of https, and the one beside it. */
const ports = ['', '8443'];

export type DocumentPost = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Only tests connect to addresses that are not of the public internet. */
  readonly allowsPrivate?: boolean;
};

/** An answer of any status; a redirect is one, and is not followed. */
export type PostAnswer = {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | undefined;
};

/**
 * Sends a body to an address of the public internet over https: 5 seconds in all, at most 16 kB of
 * answer, port 443 or 8443, no private address by name or number (SSRF). Throws ProviderError.
 */
export async function postDocument(post: DocumentPost): Promise<PostAnswer> {
  const { headers, body, allowsPrivate = false } = post;
  const url = checkPublicUrl(post.url, allowsPrivate);
  if (!allowsPrivate && !ports.includes(url.port)) throw refuse('another port');
  const options = {
    method: 'POST',
    headers: {
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
      'accept-encoding': 'identity',
    },
    // A new connection each time: the address that was checked is the one that is connected to.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(allowsPrivate ? {} : { lookup: lookupPublic }),
  } as const;
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const { request } = url.protocol === 'https:' ? https : http;
      request(url, options, resolve).on('error', reject).end(body);
    });
    try {
      const retryAfter = response.headers['retry-after'];
      return {
        status: response.statusCode ?? 0,
        body: Buffer.from(await readBoundedBody(response, maxBytes)).toString(),
        retryAfter,
      };
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('unreachable', 'webhook', { cause: error });
  }
}
