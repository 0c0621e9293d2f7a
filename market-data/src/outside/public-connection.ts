import { lookup } from 'node:dns';
import type http from 'node:http';
import { ProviderError } from '../provider-error.ts';
import { findLiteralAddress, isPublicAddress } from './is-public-address.ts';

/** The error of a connection that is not made, or not read on. */
export function refuse(detail: string): ProviderError {
  return new ProviderError('refused', 'feed', { detail });
}

/** The URL of a request; throws where it is no web address, or names a private one. */
export function checkPublicUrl(text: string, allowsPrivate: boolean): URL {
  const url = URL.parse(text);
  if (url === null) throw refuse('not a URL');
  const isWeb = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:');
  if (!isWeb || url.username !== '' || url.password !== '')
    throw refuse('not a public https address');
  const literal = findLiteralAddress(url);
  if (literal !== undefined && !allowsPrivate && !isPublicAddress(literal))
    throw refuse('a private address');
  return url;
}

/** Resolves a name and refuses unless all its addresses are public; connects to what was checked. */
export const lookupPublic: NonNullable<http.RequestOptions['lookup']> = (
  hostname,
  _options,
  callback,
) => {
  lookup(hostname, { all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) callback(error, '', 0);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(refuse('a private address'), '', 0);
    else callback(null, [first]);
  });
};

/** The body of an answer; throws where it is longer than `maxBytes`. */
export async function readBoundedBody(
  response: http.IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    received += bytes.byteLength;
    if (received > maxBytes) throw refuse(`longer than ${maxBytes} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
