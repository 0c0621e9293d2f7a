import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from './pages.ts';

const sessionCookies = ['__Host-vela-refresh', 'vela-refresh'];
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  await app.register(pages({ from: 'built', publicUrl: 'https://vela.example', sessionCookies }));
});
afterAll(() => app.close());

type Asked = Record<string, string>;

async function open(url: string, headers: Asked = {}) {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, headers: answer.headers, html: answer.body };
}

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';
/** The page as everybody sees it: without this answer's nonce. */
const withoutNonce = (page: Awaited<ReturnType<typeof open>>) => page.html.replaceAll(nonceOf(page.headers['content-security-policy']), '');
const attribute = (html: string, name: string) => new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

const lang = async (url: string, headers: Asked) => attribute((await open(url, headers)).html, 'lang');
const hint = async (headers: Asked) => attribute((await open('/', headers)).html, 'data-session');

const publicPages = ['/', '/Privacy', '/Terms', '/Risk'];
const accountPages = ['/login', '/register', '/forgot-password', '/reset-password', '/reset-password/abc', '/email-verification'];
const memberPages = ['/chat', '/profile', '/settings'];

describe.each(['en', 'tr'])('pages in %s', (language) => {
  it.each([...publicPages, ...accountPages, ...memberPages])(
    '%s is rendered, with its language and title, and no key in place of a word',
    async (url) => {
      const { status, headers, html } = await open(url, { 'accept-language': language });
      expect(status).toBe(200);
      expect(headers['content-language']).toBe(language);
      expect(attribute(html, 'lang')).toBe(language);
      expect(html).not.toMatch(/>(?:site|home|account|legal|problems|chat):?[a-z]+\.[a-z.]+</i);
    },
  );

  it.each(publicPages)('%s has a title, a description, its canonical address and its address in each language', async (url) => {
    const { html } = await open(url, { 'accept-language': language });
    expect(html).toMatch(/<title>[^<]{4,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toContain(`<link rel="canonical" href="https://vela.example${url}"/>`);
    for (const other of ['en', 'tr']) expect(html).toContain(`hrefLang="${other}" href="https://vela.example${url}?lng=${other}"`);
    expect(html).not.toContain('noindex');
  });

  it.each(accountPages)('%s stays out of search engines', async (url) => {
    const { html } = await open(url, { 'accept-language': language, 'sec-fetch-site': 'none' });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('an address', () => {
  it('is answered in any letter case, and names the given spelling as canonical', async () => {
    const { status, html } = await open('/pRIVACY');
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="https://vela.example/Privacy"/>');
  });

  it('nobody knows gives 404 and a page of the site', async () => {
    for (const url of ['/nowhere', '//elsewhere.example/x', '/assets-no/such.js']) {
      const { status, html } = await open(url, { 'accept-language': 'tr' });
      expect(status).toBe(404);
      expect(html).toContain('Sayfa bulunamadı');
    }
  });

  it('of the site carries structured data of the organization and the website', async () => {
    const { html } = await open('/');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const graph: unknown = JSON.parse(json);
    expect(graph).toMatchObject({ '@graph': [{ '@type': 'Organization', url: 'https://vela.example/' }, { '@type': 'WebSite' }] });
  });
});

describe('the language of a page', () => {
  it('comes from the query, then the cookie, then Accept-Language', async () => {
    expect(await lang('/?lng=tr', { cookie: 'i18next=en', 'accept-language': 'en' })).toBe('tr');
    expect(await lang('/', { cookie: 'i18next=tr', 'accept-language': 'en' })).toBe('tr');
    expect(await lang('/', { 'accept-language': 'de, tr;q=0.5' })).toBe('tr');
    expect(await lang('/', {})).toBe('en');
  });
});

describe('the theme of a page', () => {
  it('is in the HTML when it was chosen, so that nothing flashes', async () => {
    expect(attribute((await open('/', { cookie: 'vela-theme=dark' })).html, 'data-theme')).toBe('dark');
    expect(attribute((await open('/', { cookie: 'vela-theme=<script>' })).html, 'data-theme')).toBe('system');
  });
});

describe('the content security policy', () => {
  it('has a nonce of its own for each answer, and every script carries it', async () => {
    const first = await open('/');
    const second = await open('/');
    const nonce = nonceOf(first.headers['content-security-policy']);
    expect(nonce).toHaveLength(24);
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce);
    const scripts = [...first.html.matchAll(/<script(?![^>]*ld\+json)([^>]*)>/g)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  it('allows no foreign source, no frame, no plugin and no other base', async () => {
    const policy = String((await open('/')).headers['content-security-policy']);
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ])
      expect(policy).toContain(rule);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http/);
  });

  it('cannot be told a nonce by the browser', async () => {
    const { html } = await open('/', { 'x-vela-nonce': 'chosen-by-a-stranger', 'x-vela-origin': 'https://evil.example' });
    expect(html).not.toContain('stranger');
    expect(html).not.toContain('evil.example');
  });
});

describe('pages everybody shares', () => {
  it('are the same bytes but for the nonce, and set no cookie', async () => {
    const [first, second] = [await open('/Terms'), await open('/Terms')];
    expect(withoutNonce(second)).toBe(withoutNonce(first));
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('tell the browser when there is surely no session to restore, and only then', async () => {
    expect(await hint({ 'sec-fetch-site': 'none' })).toBe('absent');
    expect(await hint({ 'sec-fetch-site': 'same-origin' })).toBe('absent');
    // A strict cookie is not sent when the person comes from another site: its absence says nothing.
    expect(await hint({ 'sec-fetch-site': 'cross-site' })).toBe('unknown');
    expect(await hint({})).toBe('unknown');
    expect(await hint({ 'sec-fetch-site': 'none', cookie: 'vela-refresh=abc' })).toBe('unknown');
  });

  it('show a guest the sign-in form at once', async () => {
    const { html } = await open('/login', { 'sec-fetch-site': 'none' });
    expect(html).toContain('type="email"');
  });
});

describe('files', () => {
  it('named by their hash are kept for ever, and come compressed', async () => {
    const { html } = await open('/');
    const script = /\/assets\/[\w-]+-[\w-]{8}\.js/.exec(html)?.[0] ?? '';
    const answer = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('of the site itself are there', async () => {
    for (const url of ['/favicon.svg', '/favicon.ico', '/site.webmanifest', '/icon-512.png', '/apple-touch-icon.png'])
      expect((await app.inject({ url })).statusCode).toBe(200);
  });

  it('of the build are not all of the folder', async () => {
    for (const url of ['/.vite/manifest.json', '/assets/../server/index.js', '/assets/..%2f..%2fserver/index.js'])
      expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  });
});
