import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createContentSecurityPolicy, type AllowedScripts } from './content-security-policy.ts';
import { createWeakTag } from '../http/entity-tag.ts';
import type { StoredPage } from './page-cache.ts';
import type { RenderedPage } from './render-page.ts';
import { replaceNoncesWithHashes } from './seal-page.ts';
import { startAfterPaint } from './start-after-paint.ts';

/** Placeholder of the nonce in rendered HTML. Secret, so that it cannot be injected. */
export const noncePlaceholder = randomBytes(16).toString('hex');

type StoreOptions = { readonly secure: boolean };

const isHtml = ({ headers }: RenderedPage): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

function withPolicy(
  page: RenderedPage,
  body: string,
  [scripts, options]: readonly [AllowedScripts, StoreOptions],
): RenderedPage {
  const policy = createContentSecurityPolicy(scripts, options);
  return { ...page, body, headers: [...page.headers, ['content-security-policy', policy]] };
}

/** The page with its scripts allowed by their hashes; undefined when one needs a nonce. */
function toShared(page: RenderedPage, options: StoreOptions): RenderedPage | undefined {
  if (!isHtml(page)) return page.body.includes(noncePlaceholder) ? undefined : page;
  const sealed = replaceNoncesWithHashes(startAfterPaint(page.body), noncePlaceholder);
  return sealed && withPolicy(page, sealed.html, [{ hashes: sealed.hashes }, options]);
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Cacheable bytes; undefined for an error, redirect, cookie or nonce that cannot be replaced. */
export async function storePage(
  page: RenderedPage,
  options: StoreOptions,
): Promise<StoredPage | undefined> {
  if (page.status !== 200 || page.headers.some(([name]) => name === 'set-cookie')) return undefined;
  const shared = toShared(page, options);
  if (shared === undefined) return undefined;
  const identity = Buffer.from(shared.body);
  // Small rather than quick: these bytes are sent many times. 11 would take four times as long.
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  };
  return {
    headers: Object.fromEntries(shared.headers),
    etag: createWeakTag(identity),
    gzip: await toGzip(identity, { level: 9 }),
    br: await toBrotli(identity, brotliOptions),
  };
}

/** A rendering for this once: with a nonce of its own where it is HTML. */
export function finishPage(page: RenderedPage, options: StoreOptions): RenderedPage {
  if (!isHtml(page)) return { ...page, body: page.body.replaceAll(noncePlaceholder, '') };
  const nonce = randomBytes(16).toString('base64');
  const body = startAfterPaint(page.body).replaceAll(noncePlaceholder, nonce);
  return withPolicy(page, body, [{ nonce }, options]);
}
