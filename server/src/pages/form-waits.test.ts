import cookie from '@fastify/cookie';
import type { FormOutcome } from '@vela/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setErrorHandlers } from '../http/error-answer.ts';
import { emptyPublicData } from '../testing/empty-public-data.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRoutes } from './pages.ts';
import { createProblemPages } from './problem-pages.ts';
import { createSiteIndex } from './site-index.ts';

const publicUrl = 'https://vela.example';
const tooOften: FormOutcome = {
  kind: 'refused',
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Wait.',
  fields: [],
  retryAfter: 140,
};
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  setErrorHandlers(app);
  await app.register(
    createPageRoutes({
      from: 'built',
      config: { publicUrl, profile: 'production' },
      sessionCookies: [],
      publicData: () => ({
        ...emptyPublicData,
        submitContact: async () => tooOften,
        submitApplication: async () => tooOften,
      }),
      countFormTry: async () => undefined,
      cache: createPageCache(),
      siteIndex: createSiteIndex(),
      problemPages: createProblemPages(),
    }),
  );
});
afterAll(() => app.close());

describe('a form that was sent too often', () => {
  // `.data` is how the router of the browser sends it.
  it.each(['/Contact', '/Contact.data', '/Career', '/Career.data'])(
    'is told by %s how long to wait, in the head too',
    async (url) => {
      const headers = {
        origin: publicUrl,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const answer = await app.inject({
        method: 'POST',
        url,
        headers,
        payload: 'email=a%40example.com',
      });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '140']);
    },
  );
});
