import { randomBytes } from 'node:crypto';
import { compressForKeeps } from './content-encoding.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { weakTag } from './entity-tag.ts';
import type { StoredPage } from './page-cache.ts';
import { type Piece, plainBytes, toPieces } from './page-pieces.ts';
import type { RenderedPage } from './render-page.ts';
import { sealPage } from './seal-page.ts';
import { startAfterPaint } from './start-after-paint.ts';

/** Stands for the nonce in rendered HTML. Nobody outside learns it, so nobody can write it into a page. */
export const noncePlaceholder = randomBytes(16).toString('hex');

type StoreOptions = { readonly secure: boolean };

const isHtml = ({ headers }: RenderedPage): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

/** Headers of a rendering that are sent on: its length changes with the encoding. */
export function sentHeaders(page: RenderedPage): [string, string][] {
  return page.headers
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => [name, value]);
}

async function toStored(
  pieces: readonly Piece[],
  headers: Readonly<Record<string, string>>,
): Promise<StoredPage> {
  const identity = plainBytes(pieces);
  return { headers, etag: weakTag(identity), identity, ...(await compressForKeeps(identity)) };
}

/** A rendering as bytes for everybody who asks for the same; undefined when it is only for this once: a fault, a redirect, something with a cookie or a nonce that cannot be replaced. */
export async function storePage(
  page: RenderedPage,
  { secure }: StoreOptions,
): Promise<StoredPage | undefined> {
  if (page.status !== 200 || page.headers.some(([name]) => name === 'set-cookie')) return undefined;
  const headers = Object.fromEntries(sentHeaders(page));
  if (!isHtml(page))
    return page.body.includes(noncePlaceholder) ? undefined : toStored([page.body], headers);
  const sealed = sealPage(startAfterPaint(page.body), noncePlaceholder);
  if (sealed === undefined) return undefined;
  return toStored(toPieces(sealed.html, page.parts), {
    ...headers,
    'content-security-policy': contentSecurityPolicy({ hashes: sealed.hashes }, { secure }),
  });
}

/** An answer for this once. */
export type FinishedPage = Pick<RenderedPage, 'status' | 'headers'> & {
  readonly pieces: readonly Piece[];
};

/** A rendering for this once: with a nonce of its own where it is HTML. What its parts hold is no script of ours and gets none. */
export function finishPage(page: RenderedPage, { secure }: StoreOptions): FinishedPage {
  const headers = sentHeaders(page);
  if (!isHtml(page))
    return {
      status: page.status,
      headers,
      pieces: toPieces(page.body.replaceAll(noncePlaceholder, ''), page.parts),
    };
  const nonce = randomBytes(16).toString('base64');
  return {
    status: page.status,
    headers: [
      ...headers,
      ['content-security-policy', contentSecurityPolicy({ nonce }, { secure })],
    ],
    pieces: toPieces(startAfterPaint(page.body).replaceAll(noncePlaceholder, nonce), page.parts),
  };
}
