import { createHash } from 'node:crypto';

/** Shared HTML, and the sha256 (base64) of each inline script in it that may run. */
export type SealedPage = { readonly html: string; readonly hashes: readonly string[] };

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Replaces nonces by script hashes. An injected script does not know the placeholder, so it gets no
 * hash and does not run. Undefined when a nonce is needed: a script comes from a file or contains a
 * line end that browsers normalise, or the placeholder appears elsewhere.
 */
export function replaceNoncesWithHashes(
  rendered: string,
  placeholder: string,
): SealedPage | undefined {
  const nonce = ` nonce="${placeholder}"`;
  const own = [...rendered.matchAll(scriptElement)].filter(([, attributes = '']) =>
    attributes.includes(nonce),
  );
  const sealable = own.every(
    ([, attributes = '', text = '']) => !/\ssrc=/.test(attributes) && !text.includes('\r'),
  );
  const html = rendered.replaceAll(nonce, '');
  if (!sealable || own.length === 0 || html.includes(placeholder)) return undefined;
  const hashes = own.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
  return { html, hashes: [...new Set(hashes)] };
}
