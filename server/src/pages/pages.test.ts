import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setErrorHandlers } from '../http/error-answer.ts';
import { emptyPublicData } from '../testing/empty-public-data.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRoutes } from './pages.ts';
import { createProblemPages } from './problem-pages.ts';
import { createSiteIndex } from './site-index.ts';
import { noncePlaceholder } from './store-page.ts';

const sessionCookies = ['__Host-vela-refresh', 'vela-refresh'];
const config = { publicUrl: 'https://vela.example', profile: 'production' } as const;
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  setErrorHandlers(app);
  await app.register(
    createPageRoutes({
      from: 'built',
      config,
      sessionCookies,
      publicData: () => emptyPublicData,
      countFormTry: async () => undefined,
      cache: createPageCache(),
      siteIndex: createSiteIndex(),
      problemPages: createProblemPages(),
    }),
  );
});
afterAll(() => app.close());

type Asked = Record<string, string>;

async function open(url: string, headers: Asked = {}) {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, headers: answer.headers, html: answer.body };
}

const readNonce = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';
const readPolicy = (page: Awaited<ReturnType<typeof open>>) =>
  String(page.headers['content-security-policy']);
/** Scripts that run; structured data is no script. */
const findScripts = (html: string) => [
  ...html.matchAll(/<script(?![^>]*ld\+json)([^>]*)>([^]*?)<\/script>/g),
];
const attribute = (html: string, name: string) =>
  new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

const lang = async (url: string, headers: Asked) =>
  attribute((await open(url, headers)).html, 'lang');
const hint = async (headers: Asked) => attribute((await open('/', headers)).html, 'data-session');

const publicPages = ['/', '/Privacy', '/Terms', '/Risk'];
const accountPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password/abc',
  '/email-verification',
];
const memberPages = ['/chat', '/profile', '/settings'];

/** The titles, written here again: one that changes by accident fails. */
const titles: Readonly<Record<string, { en: string; tr: string; canonical?: string }>> = {
  '/': {
    en: 'Vela: market charts, explained and traceable',
    tr: 'Vela: piyasa grafikleri, açıklanmış ve izlenebilir',
  },
  '/Privacy': { en: 'Privacy policy · Vela', tr: 'Gizlilik politikası · Vela' },
  '/Terms': { en: 'Terms of use · Vela', tr: 'Kullanım koşulları · Vela' },
  '/Risk': { en: 'Risk disclosure · Vela', tr: 'Risk bildirimi · Vela' },
  '/login': {
    en: 'Sign in or create an account · Vela',
    tr: 'Giriş yapın veya hesap oluşturun · Vela',
  },
  '/register': { en: 'Create an account · Vela', tr: 'Hesap oluşturun · Vela' },
  '/forgot-password': { en: 'Forgot password · Vela', tr: 'Şifremi unuttum · Vela' },
  '/reset-password': { en: 'Choose a new password · Vela', tr: 'Yeni şifre seçin · Vela' },
  // The mailed token must not leak.
  '/reset-password/abc': {
    en: 'Choose a new password · Vela',
    tr: 'Yeni şifre seçin · Vela',
    canonical: '/reset-password',
  },
  '/email-verification': { en: 'Verify your e-mail · Vela', tr: 'E-postanızı doğrulayın · Vela' },
  '/chat': { en: 'AI analytics · Vela', tr: 'Yapay zekâ analizi · Vela' },
  '/profile': { en: 'Profile · Vela', tr: 'Profil · Vela' },
  '/settings': { en: 'Profile · Vela', tr: 'Profil · Vela', canonical: '/profile' },
};

const catalogue = path.resolve(import.meta.dirname, '../../../web/app/i18n/en');
const namespaces = readdirSync(catalogue).flatMap((file) =>
  file === 'catalogue.ts' ? [] : [path.basename(file, '.ts')],
);
/** The first part of each key that has several: `login` of `login.title`. */
const groups = namespaces.flatMap((name) =>
  [...readFileSync(path.join(catalogue, `${name}.ts`), 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(
    ([, group = '']) => group,
  ),
);
const keyForWord = new RegExp(
  `[>"](?:(?:${namespaces.join('|')})[:.]\\w[\\w.]*|(?:${groups.join('|')})(?:\\.\\w+)+)[<"]`,
);

describe.each(['en', 'tr'] as const)('pages in %s', (language) => {
  it.each([...publicPages, ...accountPages, ...memberPages])(
    '%s is rendered, with its language and title, and no key in place of a word',
    async (url) => {
      const { status, headers, html } = await open(url, { 'accept-language': language });
      expect(html).toMatch(/^<!DOCTYPE html>/);
      expect(status).toBe(200);
      expect(headers['content-language']).toBe(language);
      expect(attribute(html, 'lang')).toBe(language);
      expect([...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)).toEqual([
        titles[url]?.[language],
      ]);
      expect(keyForWord.exec(html)?.[0]).toBeUndefined();
    },
  );

  it.each(publicPages)(
    '%s has a title, a description, its canonical address and its address in each language',
    async (url) => {
      const { html } = await open(url, { 'accept-language': language });
      expect(html).toMatch(/<title>[^<]{4,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      const address = `https://vela.example${url}`;
      expect(html).toContain(
        `<link rel="canonical" href="${language === 'en' ? address : `${address}?lng=tr`}"/>`,
      );
      for (const other of ['en', 'x-default'])
        expect(html).toContain(`hrefLang="${other}" href="${address}"`);
      expect(html).toContain(`hrefLang="tr" href="${address}?lng=tr"`);
      expect(html).not.toContain('noindex');
    },
  );

  // With and without Sec-Fetch-Site; without it the session state is unknown.
  it.each([...accountPages, ...memberPages])(
    '%s stays out of search engines for every client, and names its address',
    async (url) => {
      for (const asked of [{ 'sec-fetch-site': 'none' }, {}]) {
        const { html } = await open(url, { 'accept-language': language, ...asked });
        expect(html).toContain('<meta name="robots" content="noindex"/>');
        const address = `https://vela.example${titles[url]?.canonical ?? url}`;
        expect(html).toContain(
          `<link rel="canonical" href="${language === 'en' ? address : `${address}?lng=tr`}"/>`,
        );
        expect(html).not.toContain('rel="alternate"');
      }
    },
  );
});

describe('an address', () => {
  it('is answered in any letter case, and names the given spelling as canonical', async () => {
    const { status, html } = await open('/pRIVACY');
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="https://vela.example/Privacy"/>');
  });

  it('names itself in each language in its own spelling, independent of which was asked for first', async () => {
    for (const [asked, canonical] of [
      ['/tERMS', '/Terms'],
      ['/METHODS/Order-Block', '/methods/order-block'],
      ['/SEARCH/', '/search'],
    ] as const) {
      const { html } = await open(asked);
      expect(html).toContain(`href="${canonical}?lng=tr"`);
      expect(html).not.toContain(asked);
      expect((await open(canonical)).html).toBe(html);
    }
  });

  it('that is unknown gives 404 and a page of the site', async () => {
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
    expect(graph).toMatchObject({
      '@graph': [{ '@type': 'Organization', url: 'https://vela.example/' }, { '@type': 'WebSite' }],
    });
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
    expect(attribute((await open('/', { cookie: 'vela-theme=dark' })).html, 'data-theme')).toBe(
      'dark',
    );
    expect(attribute((await open('/', { cookie: 'vela-theme=<script>' })).html, 'data-theme')).toBe(
      'system',
    );
  });
});

describe('the content security policy', () => {
  it('names the hash of every script of a page everybody shares, and no nonce', async () => {
    const page = await open('/');
    const hashes = findScripts(page.html).map(
      ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(2);
    const allowed = /script-src ([^;]*)/.exec(readPolicy(page))?.[1]?.split(' ') ?? [];
    expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes, "'strict-dynamic'"]));
    expect(page.html).not.toContain('nonce=');
  });

  it('has a nonce of its own for each answer to one asker, and every script carries it', async () => {
    const [first, second] = [await open('/search?q=gap'), await open('/search?q=gap')];
    const nonce = readNonce(readPolicy(first));
    expect(nonce).toHaveLength(24);
    expect(readNonce(readPolicy(second))).not.toBe(nonce);
    const scripts = findScripts(first.html).map(([, attributes = '']) => attributes);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  it('never shows what stands for the nonce', async () => {
    for (const url of [
      '/',
      '/search?q=gap',
      '/nowhere',
      '/chat',
      '/Privacy.data',
      '/login?lng=tr',
    ]) {
      const { html, headers } = await open(url);
      expect(html + JSON.stringify(headers)).not.toContain(noncePlaceholder);
    }
  });

  it.each(['/', '/search?q=gap'])(
    'of %s allows no foreign source, no frame, no plugin and no other base',
    async (url) => {
      const policy = readPolicy(await open(url));
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ])
        expect(policy).toContain(rule);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http/);
    },
  );

  it('cannot be told a nonce by the browser', async () => {
    const { html } = await open('/', {
      'x-vela-nonce': 'chosen-by-the-client',
      'x-vela-origin': 'https://evil.example',
    });
    expect(html).not.toContain('chosen-by-the-client');
    expect(html).not.toContain('evil.example');
  });
});

describe('pages everybody shares', () => {
  it('are the same bytes, and set no cookie', async () => {
    const [first, second] = [await open('/Terms'), await open('/Terms')];
    expect(second.html).toBe(first.html);
    expect(readPolicy(second)).toBe(readPolicy(first));
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const header of ['accept-encoding', 'Accept-Language', 'Cookie'])
      expect(first.headers['vary']).toContain(header);
  });

  it('come as brotli, gzip or plain, as the browser likes, and say the same', async () => {
    const { html } = await open('/Terms');
    const fetched = (encoding: string) =>
      app.inject({ url: '/Terms', headers: { 'accept-encoding': encoding } });
    const [brotli, gzip] = [await fetched('gzip, deflate, br'), await fetched('gzip')];
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(html);
    const once = await app.inject({
      url: '/search?q=gap',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(brotliDecompressSync(once.rawPayload).toString()).toContain('</html>');
  });

  it.each(['/', '/urunler', '/sss', '/Privacy', '/methods'])(
    'say the same as %s that was made for one asker',
    async (page) => {
      const unlike = /<script(?![^>]*json)[^]*?<\/script>| nonce="[^"]*"| href="[^"]*lng=[^"]*"/g;
      const words = (html: string) => html.replaceAll(unlike, '');
      const [shared, first, again] = [
        await open(page),
        await open(page, { cookie: 'vela-refresh=abc' }),
        await open(`${page}?from=mail`),
      ];
      expect(words(first.html)).toBe(words(shared.html));
      expect(words(again.html)).toBe(words(shared.html));
      // What stands for a part of a page begins with a secret: none is left.
      expect(again.html).not.toMatch(/<!--[\da-f]{16,}/);
    },
  );

  it('are not sent again to a browser that has them', async () => {
    const first = await app.inject({ url: '/Terms' });
    const etag = String(first.headers['etag']);
    const again = await app.inject({
      url: '/Terms',
      headers: { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' },
    });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
    expect(
      (await app.inject({ url: '/Terms?lng=tr', headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(200);
  });

  it('tell their headers without their text', async () => {
    const whole = await app.inject({ url: '/Terms' });
    const head = await app.inject({ method: 'HEAD', url: '/Terms' });
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([
      200,
      '',
      whole.headers['etag'],
    ]);
    expect((await app.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404);
  });

  it('are the same for a member as for anybody whose session is not known', async () => {
    for (const url of ['/', '/login', '/chat']) {
      const visitor = await app.inject({ url });
      const member = await app.inject({ url, headers: { cookie: 'vela-refresh=abc' } });
      expect(member.headers['etag']).toBe(visitor.headers['etag']);
      expect(member.headers['etag']).toBeDefined();
      expect(member.body).toBe(visitor.body);
      expect(member.body).not.toContain('abc');
      expect(member.headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('are not those of a search or of a mailed link', async () => {
    const asked = [{ url: '/search?q=gold' }, { url: '/reset-password/abc' }];
    for (const one of asked) expect((await app.inject(one)).headers['etag']).toBeUndefined();
  });

  it('tell the browser when there is surely no session to restore, and only then', async () => {
    expect(await hint({ 'sec-fetch-site': 'none' })).toBe('absent');
    expect(await hint({ 'sec-fetch-site': 'same-origin' })).toBe('absent');
    // A strict cookie is not sent from another site: its absence says nothing.
    expect(await hint({ 'sec-fetch-site': 'cross-site' })).toBe('unknown');
    expect(await hint({})).toBe('unknown');
    expect(await hint({ 'sec-fetch-site': 'none', cookie: 'vela-refresh=abc' })).toBe('unknown');
  });

  it('show a guest the sign-in form at once', async () => {
    const { html } = await open('/login', { 'sec-fetch-site': 'none' });
    expect(html).toContain('type="email"');
  });
});

describe('a language asked for in the address', () => {
  it('is remembered, at each answer anew', async () => {
    const wanted = 'i18next=tr; Max-Age=31536000; Path=/; Secure; SameSite=Lax';
    expect((await open('/Terms?lng=tr')).headers['set-cookie']).toBe(wanted);
    expect((await open('/Terms?lng=tr')).headers['set-cookie']).toBe(wanted);
    expect((await open('/nowhere?lng=tr')).headers['set-cookie']).toBe(wanted);
  });

  it('is not remembered when there is no such language, nor for another person who sees the same page', async () => {
    expect((await open('/Terms?lng=de')).headers['set-cookie']).toBeUndefined();
    expect(
      (await open('/Terms', { 'accept-language': 'tr' })).headers['set-cookie'],
    ).toBeUndefined();
  });
});

describe('scripts', () => {
  it('of a page are asked for after it was painted: nothing in its HTML loads one', async () => {
    for (const url of ['/', '/search?q=gap', '/chat', '/nowhere']) {
      const { html } = await open(url);
      expect(html).not.toMatch(/<link[^>]+(?:modulepreload|as="script")/);
      expect(html).not.toMatch(/<script[^>]+(?:src=|type="module")/);
      expect(html).toContain('first-contentful-paint');
    }
  });

  it('of the screens of the app start at once', async () => {
    expect(attribute((await open('/chat')).html, 'data-start')).toBe('now');
    expect(attribute((await open('/login')).html, 'data-start')).toBe('now');
    expect(attribute((await open('/')).html, 'data-start')).toBeUndefined();
  });
});

describe('the data of a page alone', () => {
  it('is no HTML, is not mixed up with the page, and may be shared', async () => {
    const page = await open('/Privacy');
    const [first, second] = [await open('/Privacy.data'), await open('/Privacy.data')];
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toContain('text/x-script');
    expect(first.headers['x-remix-response']).toBe('yes');
    expect(first.html).not.toContain('<html');
    expect(page.html).toContain('<html');
    expect([second.html, second.headers['etag']]).toEqual([first.html, first.headers['etag']]);
    expect(first.headers['etag']).toBeDefined();
  });
});

const post = (url: string, headers: Asked, payload: string) =>
  app.inject({ method: 'POST', url, headers, payload });

describe('a form', () => {
  const own = { origin: config.publicUrl, 'sec-fetch-site': 'same-origin' };
  const urlencoded = { ...own, 'content-type': 'application/x-www-form-urlencoded' };

  it('is refused by a page that has none, and the page says so itself', async () => {
    const answer = await post('/Terms', urlencoded, 'a=b');
    expect(answer.statusCode).toBe(405);
    expect(answer.body).toContain('</html>');
    expect(answer.headers['etag']).toBeUndefined();
  });

  it('that is too large is refused by its page, in its language', async () => {
    const answer = await post('/Contact?lng=tr', urlencoded, `message=${'x'.repeat(70_000)}`);
    expect(answer.statusCode).toBe(413);
    expect(attribute(answer.body, 'lang')).toBe('tr');
    expect(answer.body).toContain('<form');
  });

  it.each(['application/json', 'text/plain', 'application/xml'])(
    'is not read as %s',
    async (type) => {
      expect((await post('/Contact', { ...own, 'content-type': type }, '{}')).statusCode).toBe(415);
    },
  );

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from elsewhere is refused: %o', async (headers) => {
    const answer = await post('/Contact', { ...urlencoded, ...headers }, 'a=b');
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('evil');
  });

  it('sent by the router is answered in plain words', async () => {
    const answer = await post(
      '/Contact.data',
      { ...urlencoded, origin: 'https://evil.example' },
      'a=b',
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      403,
      'text/plain; charset=utf-8',
    ]);
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
    for (const url of [
      '/favicon.svg',
      '/favicon.ico',
      '/site.webmanifest',
      '/icon-512.png',
      '/apple-touch-icon.png',
    ])
      expect((await app.inject({ url })).statusCode).toBe(200);
  });

  it('of the build are not all of the folder', async () => {
    for (const url of [
      '/.vite/manifest.json',
      '/assets/../server/index.js',
      '/assets/..%2f..%2fserver/index.js',
    ])
      expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  });
});
