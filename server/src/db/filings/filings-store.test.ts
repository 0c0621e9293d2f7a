import { createCompanyReport, type CompanyFacts } from '@vela/engine';
import { createFilingsSource, type FilingsStore } from '@vela/market-data';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { filedFacts, filers, filerTickers } from '../schema/filing.ts';
import { createFilingsStore } from './filings-store.ts';

const checkedAt = Date.UTC(2026, 0, 1);
const shipped = createFilingsSource();
let database: TestDatabase;
let store: FilingsStore;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createFilingsStore(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.delete(filers);
  await database.db.delete(filerTickers);
});

async function readShipped(symbol: string): Promise<CompanyFacts> {
  const found = await shipped.find(symbol);
  if (found.kind === 'missing') throw new Error(symbol);
  return found.company;
}

async function countFacts(): Promise<number> {
  const [row] = await database.db.select({ count: sql<number>`count(*)::int` }).from(filedFacts);
  return row?.count ?? 0;
}

const countFiled = ({ facts }: CompanyFacts): number =>
  Object.values(facts)
    .flatMap((tags) => Object.values(tags))
    .flatMap(({ units }) => Object.values(units))
    .reduce((sum, one) => sum + one.length, 0);

const fact = {
  end: '2024-12-31',
  val: 5,
  accn: '1-25-1',
  form: '10-K',
  filed: '2025-02-01',
  fy: 2024,
};
const createCompany = (...facts: readonly (typeof fact & { readonly start?: string })[]) => ({
  entityName: 'ONE INC',
  facts: { 'us-gaap': { Assets: { units: { USD: facts } } } },
});

describe('filed facts', () => {
  it.each(shipped.known)('of %s say the same as the filings they came from', async (symbol) => {
    const company = await readShipped(symbol);
    await store.write(1, { company, etag: '"v1"', checkedAt });
    const stored = await store.read(1);
    expect(stored).toMatchObject({ etag: '"v1"', checkedAt });
    expect(await countFacts()).toBe(countFiled(company));
    for (const knownOn of ['2013-06-30', '2020-09-30', '2026-11-01'])
      for (const version of ['latest', 'first'] as const) {
        const view = { knownOn, version, price: 100 } as const;
        expect(createCompanyReport(stored?.company ?? company, view)).toEqual(
          createCompanyReport(company, view),
        );
      }
  });

  it('are added once, corrected where a report tells otherwise, and never deleted', async () => {
    const later = { ...fact, accn: '1-26-1', filed: '2026-02-01', fy: 2025 };
    const flow = { ...fact, start: '2024-01-01' };
    const write = (company: CompanyFacts) =>
      store.write(7, { company, etag: undefined, checkedAt });
    await write(createCompany(fact, flow, later));
    await write(createCompany(fact, flow, later));
    expect(await countFacts()).toBe(3);
    await write(createCompany({ ...fact, val: 6 }));
    const stored = await store.read(7);
    const assets = stored?.company.facts['us-gaap']?.['Assets']?.units['USD'] ?? [];
    expect(assets.map(({ start, accn, val }) => [start, accn, val])).toEqual([
      ['2024-01-01', '1-25-1', 5],
      [undefined, '1-25-1', 6],
      [undefined, '1-26-1', 5],
    ]);
    expect(stored?.etag).toBeUndefined();
  });

  it('of two companies in one report are told apart, and both are written at a time', async () => {
    const company = createCompany(fact);
    await Promise.all(
      [8, 9].map((cik) => store.write(cik, { company, etag: undefined, checkedAt }, `key ${cik}`)),
    );
    await store.touch(9, checkedAt + 5);
    expect((await store.read(9))?.checkedAt).toBe(checkedAt + 5);
    expect((await store.read(8))?.checkedAt).toBe(checkedAt);
    expect(await store.listStored()).toEqual([8, 9]);
    expect(await store.listImported()).toEqual(new Set(['key 8', 'key 9']));
    expect(await store.read(10)).toBeUndefined();
  });
});

it('filers are found by their tickers, and those without one by their number', async () => {
  const company = createCompany(fact);
  await store.write(8, { company, etag: undefined, checkedAt });
  const [one, other] = [
    { ticker: 'ONE', cik: 5, name: 'One' },
    { ticker: 'ONE.B', cik: 5, name: 'One' },
  ];
  await store.writeFilers([one, other, { ...other, name: 'Other' }]);
  await store.writeFilers([{ ...one, name: 'One Inc' }]);
  expect(await store.readFilers()).toEqual([
    { ticker: 'CIK8', cik: 8, name: 'ONE INC' },
    { ...one, name: 'One Inc' },
    other,
  ]);
});
