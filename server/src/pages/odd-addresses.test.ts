import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { pagesFrom: 'built' } });
});
afterAll(() => test.close());

type Asked = Readonly<Record<string, string>>;
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const open = (url: string, headers: Asked = {}) =>
  test.app.inject({ url, headers: { ...browser, ...headers } });
const readTitle = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

const nowhere = [
  '/x%00',
  '/news/x%00',
  '/methods/%00',
  '/assets/x.js',
  '/assets/..%2f..%2fpackage.json',
  '/og/nowhere',
  '/og/en/nowhere.png',
  '/og/en/x%00.png',
  '/og/de/home.png',
  `/og/en/${'x'.repeat(150)}.png`,
];
const unreadable = [
  '/%ff',
  '/%',
  '/a/%zz/b',
  '/%E0%A4%A',
  '/assets/%ff.js',
  '//elsewhere.example/%ff',
];

const words = {
  en: { notFound: 'Page not found · Vela', unreadable: 'This address cannot be read · Vela' },
  tr: { notFound: 'Sayfa bulunamadı · Vela', unreadable: 'Bu adres okunamıyor · Vela' },
} as const;

describe.each(['en', 'tr'] as const)('a browser, in %s,', (language) => {
  it.each([
    ...nowhere.map((url) => [url, 404] as const),
    ...unreadable.map((url) => [url, 400] as const),
  ])('is told at %s by a page of the site, with status %i', async (url, status) => {
    const { statusCode, headers, body } = await open(url, { 'accept-language': language });
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(readTitle(body)).toBe(words[language][status === 404 ? 'notFound' : 'unreadable']);
    expect(body).toContain(`<html data-words="site problems" lang="${language}"`);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain('\u0000');
    expect(body).not.toMatch(/href="(?:\/\/|http:\/\/elsewhere)/);
  });

  it.each(nowhere.concat(unreadable))('gets the headers of a page at %s', async (url) => {
    const usual = (await open('/nowhere')).headers;
    const { headers } = await open(url);
    const names = (of: Asked | typeof usual) =>
      Object.keys(of).filter((name) => name !== 'content-length');
    expect(names(headers)).toEqual(expect.arrayContaining(names(usual)));
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('remembers the language of the address also there', async () => {
    const { headers, body } = await open('/%ff?lng=tr', { 'accept-language': language });
    expect(readTitle(body)).toBe(words.tr.unreadable);
    expect(headers['set-cookie']).toContain('i18next=tr');
    expect(body).toContain('href="/%ff?lng=en"');
  });
});

describe('a program', () => {
  it.each([...nowhere.filter((url) => /^\/(?:assets|og\/\w\w)\//.test(url)), ...unreadable])(
    'that asks for no page is told at %s in JSON',
    async (url) => {
      for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'application/json']) {
        const { statusCode, headers, body } = await open(url, { accept });
        expect([404, 400]).toContain(statusCode);
        expect(headers['content-type']).toContain('application/json');
        expect(JSON.parse(body).detail.error_code).toMatch(/NOT_FOUND|MALFORMED_REQUEST/);
      }
    },
  );

  it('is told in JSON by the API, whatever it accepts', async () => {
    for (const url of ['/api/nothing', '/api/%ff', '/api/search?q=%00&lng=en', '/api'])
      expect((await open(url)).headers['content-type']).toContain('application/json');
  });
});

describe('U+0000 in a query', () => {
  it('is nothing to a page that asks for none', async () => {
    const { statusCode, body } = await open('/contact?q=%00');
    expect([statusCode, readTitle(body)]).toEqual([200, readTitle((await open('/Contact')).body)]);
  });

  it('finds nothing', async () => {
    const empty = await open('/search');
    const { statusCode, body } = await open('/search?q=%00%00');
    expect([statusCode, readTitle(body)]).toEqual([200, readTitle(empty.body)]);
    const among = await open('/search?q=fair%00%20value%00');
    expect([among.statusCode, among.body.includes('\u0000')]).toEqual([200, false]);
    expect(among.body).toContain('value="fair value"');
  });
});

describe('a fault of ours', () => {
  it('is told by a page that needs nothing, without its message, and with a way to try again', async () => {
    const own = await createTestApp({ deps: { pagesFrom: 'built' } });
    await own.database.drop();
    const answer = await own.app.inject({
      url: '/sitemap.xml?a=%22%3E',
      headers: { ...browser, 'accept-language': 'tr' },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="tr">');
    expect(answer.body).toContain('noindex');
    expect(answer.body).toContain('href="/sitemap.xml?a=%22%3E"');
    expect(answer.body).not.toMatch(/<script|relation|database|ECONN/i);
    await own.app.close();
  });
});

describe('what belongs to the machine and not to the site', () => {
  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.env.example',
    '/.data/secrets.json',
    '/.npmrc',
    '/.well-known/../.env',
    '/package.json',
    '/package-lock.json',
    '/node_modules/fastify/package.json',
    '/server/src/main.ts',
    '/docs/security.md',
    '/README.md',
    '/backup.zip',
    '/dump.sql',
    '/server.log',
    '/debug',
    '/metrics',
    '/status',
    '/server-status',
    '/api/debug',
    '/api/metrics',
    '/api/docs',
    '/documentation',
    '/swagger',
    '/graphql',
    '/actuator/env',
    '/phpinfo.php',
    '/wp-login.php',
    '/assets/entry.client.js.map',
  ])('is not served: %s', async (url) => {
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });
});

const markup = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title><svg onload=alert(1)>',
  '<!--<script>alert(1)',
  '\u2028alert(1)\u2029',
  '${alert(1)}{{alert(1)}}',
  '"}]}</script><iframe srcdoc="<script>alert(1)</script>">',
];

const countScripts = ({ body }: { readonly body: string }) =>
  [...body.matchAll(/<(?:script|img|iframe)\b/g)].length;

describe.each([
  ['/search', 'q'],
  ['/login', 'from'],
  ['/register', 'email'],
  ['/email-verification', 'email'],
  ['/forgot-password', 'email'],
])('markup in the address of %s (%s)', (page, name) => {
  it('stays text, also in the data that scripts read', async () => {
    const usual = countScripts(await open(`${page}?${name}=plain`));
    for (const text of markup) {
      const answer = await open(`${page}?${new URLSearchParams({ [name]: text }).toString()}`);
      expect(answer.statusCode).toBe(200);
      expect(countScripts(answer)).toBe(usual);
      expect(answer.body).not.toContain(text.includes('<') ? text : '\u2028');
    }
  });
});
