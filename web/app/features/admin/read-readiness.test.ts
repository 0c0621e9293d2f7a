// @vitest-environment node
import { expect, it } from 'vitest';
import type { Api } from '../../lib/api.ts';
import { readReadiness } from './read-readiness.ts';

const dependencies = {
  database: 'ok',
  migrations: 'ok',
  disk: 'ok',
  mail: 'failing',
  marketData: 'ok',
};
const { signal } = new AbortController();

function createApiAnswering(status: number, body: unknown): Api {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    fetch: async () => new Response(text, { status }),
    request: async () => Promise.reject(new Error('not asked')),
  };
}

it.each([
  [200, 'ready'],
  [503, 'not-ready'],
  [503, 'stopping'],
])('takes an answer %i that says %s for a reading', async (status, word) => {
  const body = { status: word, dependencies };
  expect(await readReadiness(createApiAnswering(status, body), signal)).toEqual(body);
});

it.each([
  ['a page of a proxy', 503, '<html>Bad gateway</html>'],
  ['an error of the server', 429, { detail: { error_code: 'RATE_LIMITED', message: 'Slower' } }],
  ['an unknown status', 200, { status: 'splendid', dependencies }],
  [
    'a dependency without its state',
    200,
    { status: 'ready', dependencies: { ...dependencies, mail: undefined } },
  ],
  ['an unknown state', 200, { status: 'ready', dependencies: { ...dependencies, mail: 'tired' } }],
  ['nothing', 200, ''],
])('takes %s for no reading', async (_name, status, body) => {
  await expect(readReadiness(createApiAnswering(status, body), signal)).rejects.toMatchObject({
    name: 'ApiError',
    status,
  });
});
