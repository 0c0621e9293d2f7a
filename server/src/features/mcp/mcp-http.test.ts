import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { accountPaths, mcpPath, signInPaths, type CreatedApiKey } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalyst } from '../../create-analyst.ts';
import { goodPassword, signUp, wideLimits } from '../../testing/account-steps.ts';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };

const limit = 12;

let test: TestApp;
let origin: string;
let here: Visitor;

beforeAll(async () => {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  const analyst = createAnalyst(marketData);
  const deps = { authLimits: wideLimits, marketData, analyst };
  test = await createTestApp({ deps: { ...deps, mcpLimit: { points: limit, seconds: 3600 } } });
  origin = await listen(test);
  here = visit(test, origin, await signUp(test, 'tools@example.com'));
  await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
});
afterAll(() => test.close());

async function makeKey(scope: string): Promise<CreatedApiKey> {
  const wish = { name: 'Client', scopes: [scope], days: null };
  return (await here.call('POST', signInPaths.apiKeys, wish)).json<CreatedApiKey>();
}

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}${mcpPath}`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  return client;
}

const post = (headers: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: mcpPath,
    headers: { accept: 'application/json, text/event-stream', ...headers },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** A call that is counted and gives nothing: no answer in its form is accepted. */
const call = async ({ key }: CreatedApiKey) =>
  (await post({ ...bearer(key), accept: 'text/plain' })).statusCode;

it('offers the same tools, whose facts carry their source and the notice', async () => {
  const { key } = await makeKey('tools');
  const client = await connect(key);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('analyze_technical');
  expect(tools).toHaveLength(7);
  const about = { symbol: 'BTCUSDT', language: 'tr' };
  const answer = await client.callTool({ name: 'analyze_technical', arguments: about });
  expect(JSON.stringify(answer.structuredContent)).toMatch(/"id":"close.last".*yatırım tavsiyesi/);
  await client.close();
});

it('needs a key that may use them, and refuses pages of other sites', async () => {
  const { key, id } = await makeKey('tools');
  const other = await makeKey('candles');
  expect((await post({})).statusCode).toBe(401);
  expect((await post(bearer(other.key))).statusCode).toBe(403);
  const foreign = await post({ ...bearer(key), origin: 'https://other.example' });
  expect(foreign.json().detail.error_code).toBe('ORIGIN_REFUSED');
  expect((await post(bearer(key))).statusCode).toBe(200);
  await here.call('DELETE', signInPaths.apiKey(id));
  expect((await post(bearer(key))).statusCode).toBe(401);
});

it('counts the calls of each key', async () => {
  const [one, two] = [await makeKey('tools'), await makeKey('tools')];
  const codes = new Set<number>();
  for (let calls = 0; calls < limit; calls += 1) codes.add(await call(one));
  expect([...codes]).toEqual([406]);
  expect(await call(one)).toBe(429);
  expect(await call(two)).toBe(406);
});
