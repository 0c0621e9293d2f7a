import type { CorporateActionStore } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { createCorporateActionStore } from './corporate-action-store.ts';

const start = Date.UTC(2026, 0, 1);
let database: TestDatabase;
let store: CorporateActionStore;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createCorporateActionStore(database.db);
});
afterAll(() => database.drop());

const split = { exDate: '2020-08-31', kind: 'split', value: 4 } as const;
const dividend = { exDate: '2020-08-07', kind: 'dividend', value: 0.82 } as const;
const by = { symbol: 'AAPL', source: 'file', observedAt: start } as const;

it('returns what was told of a symbol, the oldest first', async () => {
  await store.replace(by, [split, dividend]);
  await store.replace({ ...by, symbol: 'MSFT' }, [dividend]);
  expect(await store.read('AAPL')).toEqual([
    { ...dividend, ...by },
    { ...split, ...by },
  ]);
  expect(await store.read('KO')).toEqual([]);
});

it('keeps when it was first seen, and the rows of other sources', async () => {
  const later = { ...by, observedAt: start + 5 };
  const filing = { ...by, source: 'filing', observedAt: start + 9 } as const;
  await store.replace(filing, [split]);
  await store.replace(later, [split, { ...dividend, value: 0.8 }]);
  expect(
    (await store.read('AAPL')).map(({ source, value, observedAt }) => [
      source,
      value,
      observedAt - start,
    ]),
  ).toEqual([
    ['file', 0.8, 5],
    ['file', 4, 0],
    ['filing', 4, 9],
  ]);
  await store.replace(later, []);
  expect((await store.read('AAPL')).map(({ source }) => source)).toEqual(['filing']);
});
