import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageView, readPageView } from './page-view.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  app.get('/*', async (request) =>
    readPageView(request, {
      sessionCookies: [],
      ignoresQuery: (path) => path === '/about',
    }),
  );
});
afterAll(() => app.close());

const requestView = async (url: string) => (await app.inject({ url })).json<PageView>();

describe('a view everybody shares', () => {
  it.each(['/Terms', '/tERMS?lng=tr', '/terms/?lng=en'])(
    'is that of %s, in one spelling',
    async (url) => {
      expect(await requestView(url)).toMatchObject({
        shareable: true,
        url: `/terms${/\?.*/.exec(url)?.[0] ?? ''}`,
      });
    },
  );

  it.each([
    '/Terms?lng=de',
    '/Terms?lng=',
    '/Terms?lng=tr&lng=%22%3E',
    '/Terms?lng=t%72',
    '/Terms?lng=tr&',
    '/Terms?lng=tr&q=1',
    '/Terms?&',
  ])('is not that of %s: what one asker wrote would reach the next', async (url) => {
    expect((await requestView(url)).shareable).toBe(false);
  });
});

it.each([
  ['/about?utm_source=mail&q=%22', '/about'],
  ['/About/?from=mail&lng=tr', '/about?lng=tr'],
])('of a page that reads no query is shared without it: %s', async (url, shared) => {
  expect(await requestView(url)).toMatchObject({ shareable: true, url: shared });
});

it("keeps the letter case of what is one asker's own", async () => {
  expect(await requestView('/reset-password/aBc')).toMatchObject({
    shareable: false,
    url: '/reset-password/aBc',
  });
});

it('has one spelling for every way of escaping a path', async () => {
  expect(await requestView('/%63onta%43t?lng=tr')).toMatchObject({
    path: '/contact',
    url: '/contact?lng=tr',
  });
  expect(await requestView('/a%2Fb%20%7e')).toMatchObject({
    path: '/a%2fb%20~',
    url: '/a%2fb%20~',
  });
});
