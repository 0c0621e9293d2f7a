import { createHash } from 'node:crypto';
import {
  chatPaths,
  permalinkPaths,
  type Permalink,
  type Share,
  type ShareList,
  type Verification,
} from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalyst } from '../../create-analyst.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { workLimits } from '../../work-limits.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const hourMs = 3_600_000;
const wide = { address: { points: 9_999, seconds: 1 }, account: { points: 9_999, seconds: 1 } };
const limits = { ...workLimits, verification: wide, message: wide, 'shared-page': wide };

let test: TestApp;
let origin: string;
let ayse: Visitor;
let boris: Visitor;

beforeAll(async () => {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  const analyst = createAnalyst(marketData);
  const deps = { marketData, analyst, authLimits: wideLimits, workLimits: limits };
  test = await createTestApp({ deps });
  origin = await listen(test);
  ayse = visit(test, origin, await signUp(test, 'ayse@example.com'));
});
afterAll(() => test.close());

const verify = async (key: string): Promise<Verification> =>
  (await ayse.call('POST', permalinkPaths.verification(key))).json<Verification>();
const analyze = async (asked: object): Promise<string> =>
  (await ayse.call('POST', chatPaths.analyses, asked)).json<{ id: string }>().id;
const make = (limit = 300): Promise<string> =>
  analyze({ symbol: 'BTCUSDT', interval: '1d', limit });
const share = async (payload: object): Promise<Share> =>
  (await ayse.call('POST', permalinkPaths.shares, payload)).json<Share>();
const readGuest = (url: string, method: 'GET' | 'POST' = 'GET') => test.app.inject({ method, url });
const toKey = ({ path }: Share): string => path.replace('/a/', '');

it('shows the stored facts, what they were made of, and the drawing', async () => {
  boris = visit(test, origin, await signUp(test, 'boris@example.com'));
  const key = await make();
  const page = (await ayse.call('GET', permalinkPaths.permalink(key))).json<Permalink>();
  expect(page.made.request).toMatchObject({ symbol: 'BTCUSDT', window: { limit: 300 } });
  const { rows } = await test.database.db.$client.query(
    'select t.body from analyses a join analysis_texts t on t.hash = a.content_hash where a.id = $1',
    [key],
  );
  expect(page.made.contentHash).toBe(createHash('sha256').update(rows[0].body).digest('hex'));
  expect(page.made.engine).toMatch(/^[0-9a-f]{12}$/);
  expect(page.figure?.candles.close).toHaveLength(160);
  expect((await boris.call('GET', permalinkPaths.permalink(key))).statusCode).toBe(404);
  expect((await readGuest(permalinkPaths.permalink(key))).statusCode).toBe(401);
});

it('names both versions and the facts that differ, tampered bytes and what is not kept', async () => {
  const { $client: client } = test.database.db;
  const key = await make(200);
  const change = async (sql: string): Promise<Verification> => {
    await client.query('begin');
    await client.query(sql.replace('$id', `'${key}'`));
    await client.query('commit');
    return verify(key);
  };
  const older = await change(
    `update analyses set recipe = jsonb_set(recipe::jsonb, '{engine}', '"an older one"') where id = $id`,
  );
  expect(older).toMatchObject({ outcome: 'equal', storedEngine: 'an older one' });
  expect(older.engine).not.toBe('an older one');

  const body = (await client.query('select content_hash from analyses where id = $1', [key])).rows;
  const hash = String(body[0].content_hash);
  const readBody = async (): Promise<string> =>
    String(
      (await client.query('select body from analysis_texts where hash = $1', [hash])).rows[0].body,
    );
  const untouched = await readBody();
  const tampered = await change(
    `update analysis_texts set body = replace(body, '"value":1', '"value":2') where hash = '${hash}'`,
  );
  expect(tampered.outcome).toBe('tampered');
  const changed = await readBody();
  const madeBy = createHash('sha256').update(changed).digest('hex');
  await client.query('insert into analysis_texts (hash, body) values ($1, $2)', [madeBy, changed]);
  const different = await change(`update analyses set content_hash = '${madeBy}' where id = $id`);
  expect(different.outcome).toBe('different');
  expect(different.differenceCount).toBeGreaterThan(0);
  expect(different.differences[0]?.stored).not.toEqual(different.differences[0]?.computed);
  await change(`update analyses set content_hash = '${hash}' where id = $id`);
  await client.query('update analysis_texts set body = $1 where hash = $2', [untouched, hash]);
  const none = await change(`update analyses set recipe = null where id = $id`);
  expect(none).toMatchObject({ outcome: 'not-kept', storedEngine: null });
});

it('is open to everybody who has a link, until it is revoked or expires', async () => {
  const id = await make();
  const wish = { analysisId: id, days: 7 };
  expect((await boris.call('POST', permalinkPaths.shares, wish)).statusCode).toBe(404);
  const lasting = await share({ analysisId: id, days: null });
  test.moveClock(1);
  const short = await share(wish);
  expect(toKey(lasting)).toMatch(/^a[\w-]{43}$/);
  const page = await readGuest(permalinkPaths.permalink(toKey(lasting)));
  expect(page.headers['x-robots-tag']).toContain('noindex');
  expect(page.json<Permalink>()).toMatchObject({ own: false, analysis: { id } });
  expect(page.body).not.toContain('ayse');
  const verified = await readGuest(permalinkPaths.verification(toKey(lasting)), 'POST');
  expect(verified.json<Verification>().outcome).toBe('equal');
  const stored = await test.database.db.$client.query('select * from shares');
  expect(JSON.stringify(stored.rows)).not.toContain(toKey(lasting));

  const list = (await ayse.call('GET', permalinkPaths.shares)).json<ShareList>();
  expect(list.items.map(({ path }) => path)).toEqual([short.path, lasting.path]);
  expect((await boris.call('DELETE', permalinkPaths.share(lasting.id))).statusCode).toBe(404);
  expect((await ayse.call('DELETE', permalinkPaths.share(lasting.id))).statusCode).toBe(204);
  const read = async (one: Share) => {
    const answer = await readGuest(permalinkPaths.permalink(toKey(one)));
    return [answer.statusCode, answer.json().detail?.error_code];
  };
  expect(await read(lasting)).toEqual([410, 'LINK_REVOKED']);
  expect(await read(short)).toEqual([200, undefined]);
  test.moveClock(7 * 24 * hourMs);
  expect(await read(short)).toEqual([410, 'LINK_EXPIRED']);
  expect((await readGuest(permalinkPaths.permalink(`a${'x'.repeat(43)}`))).statusCode).toBe(404);
});
