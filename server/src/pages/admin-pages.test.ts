import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { pagesFrom: 'built' } });
});
afterAll(() => test.close());

/** Responses to a signed-out browser, with and without a cookie, and to a crawler. */
const askers = [{ 'sec-fetch-site': 'none' }, {}];
const titles = {
  '/admin/login': { en: 'Admin sign-in · Vela', tr: 'Yönetici girişi · Vela' },
  '/admin': { en: 'State of the service · Vela', tr: 'Hizmetin durumu · Vela' },
};

describe.each(['en', 'tr'] as const)('the pages of the admin area in %s', (language) => {
  it.each(['/admin/login', '/admin'] as const)(
    '%s answers in any letter case, and asks search engines to stay away',
    async (path) => {
      for (const url of [path, path.toUpperCase()])
        for (const headers of askers) {
          const answer = await test.app.inject({
            url,
            headers: { ...headers, 'accept-language': language },
          });
          const root = parse(answer.body);
          expect(answer.statusCode).toBe(200);
          expect(root.querySelectorAll('head title').map(({ text }) => text)).toEqual([
            titles[path][language],
          ]);
          expect(root.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
            'noindex',
          );
        }
    },
  );

  it('shows a guest the sign-in at once: e-mail and password, no provider, no sign-up, the way home', async () => {
    const answer = await test.app.inject({
      url: '/admin/login',
      headers: { 'sec-fetch-site': 'none', 'accept-language': language },
    });
    const root = parse(answer.body);
    expect(root.querySelectorAll('form input').map((input) => input.getAttribute('type'))).toEqual([
      'email',
      'password',
    ]);
    expect(root.querySelector('a[href="/"]')).not.toBeNull();
    expect(answer.body).not.toMatch(/Google|Apple|href="\/register"/);
  });
});

it('an unknown address of the admin area is answered with 404', async () => {
  for (const url of ['/admin/nothing', '/ADMIN/nothing/at/all', '/admin/login/more'])
    expect((await test.app.inject({ url })).statusCode).toBe(404);
});

it('the site map names no page of the admin area', async () => {
  const { body } = await test.app.inject({ url: '/sitemap.xml' });
  expect(body).toContain('/Terms</loc>');
  expect(body.toLowerCase()).not.toContain('/admin');
});
