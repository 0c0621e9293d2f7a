import { randomUUID } from 'node:crypto';
import { accountPaths, apiKeyScopes, apiPaths, signInPaths } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, signUp, wideLimits } from './testing/account-steps.ts';
import { createBodySample, type BodySchema } from './testing/body-sample.ts';
import { visit } from './testing/conversation-steps.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

type Operation = {
  readonly security?: unknown;
  readonly parameters?: readonly {
    in: string;
    name: string;
    required?: true;
    schema: BodySchema;
  }[];
  readonly requestBody?: { content: Record<string, { schema?: BodySchema }> };
};
const methodNames = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
type Method = (typeof methodNames)[number];
type Route = { readonly method: Method; readonly url: string; readonly operation: Operation };

/** Without an account: the pages, signing in, what is shared by its link, and forms. */
const openRoutes = [
  'GET /api/auth/oauth/{provider}/start',
  'GET /api/auth/providers',
  'GET /api/candles',
  'GET /api/explore',
  'GET /api/health',
  'GET /api/indicators',
  'GET /api/indicators/{id}/values',
  'GET /api/instruments',
  'GET /api/news',
  'GET /api/news/{slug}',
  'GET /api/openapi.json',
  'GET /api/permalinks/{key}',
  'GET /api/plans',
  'GET /api/ready',
  'GET /api/search',
  'GET /api/sessions',
  'GET /api/shared-conversations/{key}',
  'POST /api/applications',
  'POST /api/auth/forgot-password',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/oauth/apple/callback',
  'POST /api/auth/oauth/ticket',
  'POST /api/auth/oauth/{provider}/token',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/options',
  'POST /api/auth/refresh',
  'POST /api/auth/register',
  'POST /api/auth/resend-verification',
  'POST /api/auth/reset-link',
  'POST /api/auth/reset-password',
  'POST /api/auth/verify-email',
  'POST /api/contact',
  'POST /api/permalinks/{key}/verification',
  'POST /api/security-reports',
];

/** What an API key with all rights may call, beside the open routes. */
const keyRoutes = ['GET /api/analyses/{id}', 'POST /api/mcp'];

let test: TestApp;
let routes: readonly Route[];
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
  const { paths }: { paths: Record<string, Record<string, Operation>> } = (
    await test.app.inject({ url: apiPaths.openapi })
  ).json();
  routes = Object.entries(paths).flatMap(([url, methods]) =>
    methodNames.flatMap((method) => {
      const operation = methods[method.toLowerCase()];
      return operation === undefined ? [] : [{ method, url, operation }];
    }),
  );
});
afterAll(() => test.close());

/** What a description cannot say: one of two fields is needed. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/shares': { analysisId: randomUUID(), days: null },
};

const format = ({ method, url }: Route) => `${method} ${url}`;
const isClosed = ({ operation }: Route) => operation.security !== undefined;

/** Calls a route with what its description asks for; ids are of nothing that is there. */
async function call(route: Route, authorization?: string) {
  const { method, url, operation } = route;
  const needed = (operation.parameters ?? []).filter(({ required }) => required === true);
  const filled = needed.map(({ in: place, name, schema }) => {
    const value = String(name === 'id' ? randomUUID() : createBodySample(schema, name));
    return { place, name, value };
  });
  const path = filled.reduce((made, { name, value }) => made.replace(`{${name}}`, value), url);
  const query = filled.filter(({ place }) => place === 'query').map((one) => [one.name, one.value]);
  const schema = operation.requestBody?.content['application/json']?.schema;
  const { statusCode } = await test.app.inject({
    method,
    url: `${path}?${new URLSearchParams(Object.fromEntries(query)).toString()}`,
    headers: authorization === undefined ? {} : { authorization: `Bearer ${authorization}` },
    ...(schema === undefined
      ? {}
      : { payload: bodies[format(route)] ?? Object(createBodySample(schema)) }),
  });
  return statusCode;
}

/** The routes of a list whose answers have other statuses than these, with the status. */
async function findOthers(list: readonly Route[], statuses: readonly number[], token?: string) {
  const others: string[] = [];
  for (const route of list) {
    const status = await call(route, token);
    if (!statuses.includes(status)) others.push(`${status} ${format(route)}`);
  }
  return others;
}

it('is open where that was decided; all else is refused without an account', async () => {
  expect(
    routes
      .filter((route) => !isClosed(route))
      .map(format)
      .toSorted(),
  ).toEqual(openRoutes);
  expect(await findOthers(routes.filter(isClosed), [401])).toEqual([]);
});

it('refuses an API key with all rights everywhere else', async () => {
  const here = visit(test, '', await signUp(test, 'key@example.com'));
  await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  const wanted = { name: 'all', scopes: [...apiKeyScopes], days: 1 };
  const { key } = (await here.call('POST', signInPaths.apiKeys, wanted)).json();
  const others = await findOthers(routes.filter(isClosed), [401], key);
  expect(others.map((one) => one.replace(/^\d+ /, '')).toSorted()).toEqual(keyRoutes);
});

it('knows no id of another person, and no person in the area of admins', async () => {
  const signedIn = await signUp(test, 'ids@example.com');
  const { accessToken } = signedIn;
  const payload = { currentPassword: goodPassword };
  await visit(test, '', signedIn).call('POST', accountPaths.confirmIdentity, payload);
  const ofOne = routes.filter((route) => isClosed(route) && route.url.includes('{id}'));
  expect(ofOne.length).toBeGreaterThan(20);
  expect(await findOthers(ofOne, [404], accessToken)).toEqual([]);
  const ofAdmins = routes.filter(({ url }) => url.startsWith('/api/admin/'));
  expect(await findOthers(ofAdmins, [403, 404], accessToken)).toEqual([]);
});
