import { createHash } from 'node:crypto';

/** HTML that is the same for everybody, and the sha256 (base64) of each inline script in it that may run. */
export type SealedPage = { readonly html: string; readonly hashes: readonly string[] };

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Turns the nonces of a rendering into hashes. Only scripts that carry the placeholder were written by the rendering itself: a script that
 * somebody smuggled into a text does not know it, gets no hash and does not run. undefined when the page cannot do without nonces: a
 * script of its own comes from a file, a line end would be read differently by a browser, or the placeholder stands elsewhere too.
 */
export function sealPage(rendered: string, placeholder: string): SealedPage | undefined {
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
