import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { applyMigrations, applyMigrationsUpTo } from './migrate.ts';
import { readAnalysis } from './read-analysis.ts';

/** The last migration before findings got a column of their own. */
const before = 1_795_285_202_923;
const source = { vendor: 'files', hash: 'ab', from: 1, to: 2 };
const fact = { id: 'close', value: 101.25, unit: 'price', source, refs: ['gap-1'] };
const analysis = {
  id: randomUUID(),
  mode: 'technical',
  source: { kind: 'file', vendor: 'files', refusals: [{ source: 'live', vendor: 'x' }] },
  findings: [{ id: 'gap-1', top: 101.5 }],
  facts: [fact],
};
const clock = { vendor: 'clock', hash: '', from: 7, to: 7 };
const chunk = { type: 'data-facts', data: { facts: [{ ...fact, source: clock }] } };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await applyMigrationsUpTo(database.db, before);
});

afterAll(() => database.drop());

it('keeps stored analyses readable when findings leave their content', async () => {
  const { $client: client } = database.db;
  const answer = randomUUID();
  await client.query(
    `insert into users (id, email, username, password_hash) overriding system value values (1, 'a@example.com', 'a', 'x')`,
  );
  await client.query(
    `insert into analyses (id, user_id, symbol, interval, mode, content, created_at)
     values ($1, 1, 'BTCUSDT', '1h', 'technical', $2, now())`,
    [analysis.id, JSON.stringify(analysis)],
  );
  await client.query(`insert into conversations (id, user_id) values ($1, 1)`, [answer]);
  await client.query(
    `insert into messages (id, conversation_id, text, chosen, created_at, answer_id, answer_state, answer_started_at)
     values ($1, $1, 'x', '{}', now(), $1, 'completed', now())`,
    [answer],
  );
  await client.query(
    `insert into answer_chunks (answer_id, position, message_id, chunk) values ($1, 0, $1, $2)`,
    [answer, JSON.stringify(chunk)],
  );

  await applyMigrations(database.db);

  const stored = await readAnalysis(database.db, analysis.id);
  const { id: _, findings, ...rest } = analysis;
  expect(JSON.parse(stored?.content ?? '')).toEqual({
    ...rest,
    findingCount: 1,
    facts: [{ ...fact, source: { kind: 'candles', ...source } }],
  });
  expect(JSON.parse(stored?.findings ?? '')).toEqual(findings);
  const [answered] = (await client.query('select chunk from answer_chunks')).rows;
  expect(JSON.parse(answered.chunk).data.facts[0].source).toEqual({ kind: 'clock', at: 7, to: 7 });
});
