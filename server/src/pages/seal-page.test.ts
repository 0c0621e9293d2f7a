import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { replaceNoncesWithHashes } from './seal-page.ts';

const secret = '0123456789abcdef';
const page = (body: string) =>
  `<html><head><link rel="preload" href="/x" nonce="${secret}"/></head><body>${body}</body></html>`;
const own = (text: string) => `<script nonce="${secret}">${text}</script>`;

describe('a sealed page', () => {
  it('names the hash of each script the rendering wrote, and no nonce', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(replaceNoncesWithHashes(page(own('alert(1)')), secret)).toEqual({
      html: '<html><head><link rel="preload" href="/x"/></head><body><script>alert(1)</script></body></html>',
      hashes: ['bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='],
    });
  });

  it('gives no hash to a script that does not know the nonce', () => {
    const sealed = replaceNoncesWithHashes(
      page(`<script>steal()</script><script nonce="guess">steal()</script>${own('mine()')}`),
      secret,
    );
    expect(sealed?.hashes).toEqual([createHash('sha256').update('mine()').digest('base64')]);
  });

  it('gives no hash to what a smuggled script swallows', () => {
    const sealed = replaceNoncesWithHashes(
      page(`<script>steal();//${own('mine()')}${own('other()')}`),
      secret,
    );
    expect(sealed?.hashes).toEqual([createHash('sha256').update('other()').digest('base64')]);
  });

  it.each([
    [
      'a script of its own comes from a file',
      page(`<script nonce="${secret}" src="/x.js"></script>`),
    ],
    ['the nonce stands in a text', page(own('1') + secret)],
    ['the nonce stands in a script', page(own(`window.nonce="${secret}"`))],
    ['a line ends in a way browsers change', page(own('1\r\n2'))],
    ['there is nothing to allow', page('words')],
  ])('is not made when %s', (_why, html) => {
    expect(replaceNoncesWithHashes(html, secret)).toBeUndefined();
  });
});
