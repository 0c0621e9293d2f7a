import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { addSecurityHeaders } from './security-headers.ts';

const app = fastify();
addSecurityHeaders(app, parseConfig({}));
app.get('/*', (_request, reply) =>
  reply.type('text/html').header('cache-control', 'private, no-cache').send('<p>page</p>'),
);
afterAll(() => app.close());

const readHeaders = async (url: string) => {
  const { headers } = await app.inject({ url });
  return [headers['referrer-policy'], headers['cache-control']];
};

it.each([
  '/reset-password/abc',
  '/RESET-PASSWORD/abc?lng=tr',
  '/reset-password%2Fabc',
  '/email-verification?token=abc',
  '/login?apple_token=abc&user_id=1',
  '/login?lng=en&code=4%2F0abc&state=google.abc',
  '/profile?state=google.abc&code=abc',
])('a page at %s is told to no other page and stored nowhere', async (url) => {
  expect(await readHeaders(url)).toEqual(['no-referrer', 'no-store']);
});

it.each(['/', '/login', '/reset-password', '/reset-password/', '/search?q=code', '/chat?symbol=X'])(
  'a page at %s is as others',
  async (url) => {
    const expected = ['strict-origin-when-cross-origin', 'private, no-cache'];
    expect(await readHeaders(url)).toEqual(expected);
  },
);
