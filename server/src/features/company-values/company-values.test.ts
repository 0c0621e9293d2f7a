import {
  companyPaths,
  type CompanyValueAnswer,
  type ErrorBody,
  type EditorColumnName,
} from '@vela/contracts';
import { createFilingsSource, createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilingsStore } from '../../db/filings/filings-store.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let ayse: Visitor;

beforeAll(async () => {
  const store = {
    read: async () => undefined,
    append: async () => {},
    replace: async () => {},
  };
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  test = await createTestApp({ deps: { marketData, authLimits: wideLimits } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
});

afterAll(async () => {
  await test.close();
});

const ask = (change: object = {}) =>
  ayse.call('POST', companyPaths.companyValues, {
    symbol: 'AAPL',
    language: 'en',
    years: 10,
    ...change,
  });
const column = {
  growth: 0,
  profitMargin: 0.25,
  cashMargin: 0.25,
  exitEarnings: 10,
  exitCashFlow: 10,
  wantedReturn: 0.1,
};
const createColumns = (change: object = {}) => ({
  low: column,
  middle: column,
  high: { ...column, ...change },
});

describe('the values of a company', () => {
  it('are given of one that no market has, by its ticker and from what is stored', async () => {
    expect((await ask({ symbol: 'KHC' })).statusCode).toBe(422);
    const found = await createFilingsSource().find('KO');
    const company = found.kind === 'filings' ? found.company : undefined;
    if (company === undefined) throw new Error('no filings');
    const stored = { company, etag: undefined, checkedAt: test.now() };
    await createFilingsStore(test.database.db).write(1_637_459, stored);
    const response = await ask({ symbol: 'KHC' });
    expect(response.statusCode).toBe(200);
    const { columns } = (await ask({ symbol: 'KO' })).json<CompanyValueAnswer>();
    expect(response.json<CompanyValueAnswer>().columns).toEqual(columns);
    const asked = { symbol: 'KHC', language: 'en' };
    const { companyStatements, companyChecks, companyWorkbooks } = companyPaths;
    const answers = await Promise.all([
      ayse.call('POST', companyStatements, { ...asked, period: 'year' }),
      ayse.call('POST', companyChecks, asked),
      ayse.call('POST', companyWorkbooks, asked),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await ask({ symbol: 'ZZZT' })).json<ErrorBody>().detail.error_code).toBe(
      'UNKNOWN_SYMBOL',
    );
  });

  it('begin with columns from its filings, and each is computed from facts that are there', async () => {
    const response = await ask();
    expect(response.statusCode).toBe(200);
    const { columns, facts } = response.json<CompanyValueAnswer>();
    expect(columns.low.growth).toBeLessThan(columns.high.growth);
    const ids = new Set(facts.map(({ id }) => id));
    const unknown = facts.flatMap(({ source }) =>
      source.kind === 'computation' ? source.factIds.filter((id) => !ids.has(id)) : [],
    );
    expect(unknown).toEqual([]);
    expect([...ids]).toEqual(
      expect.arrayContaining(['editor.low.earnings.value', 'editor.high.cashFlow.terminal']),
    );
  });

  it('are those of the formula for the columns that are sent', async () => {
    const { facts } = (await ask({ columns: createColumns() })).json<CompanyValueAnswer>();
    const find = (id: string) => Number(facts.find((fact) => fact.id === id)?.value);
    const read = (name: EditorColumnName) => find(`editor.${name}.earnings.value`);
    // Ten flows of a quarter of revenue and ten of them at the end, at 10 % a year, a share.
    const yearly = (find('company.revenue.value') * 0.25) / find('company.input.shares');
    const annuity = (1 - 1.1 ** -10) / 0.1;
    expect(read('low')).toBeCloseTo(yearly * (annuity + 10 * 1.1 ** -10), 4);
    expect(read('high')).toBe(read('low'));
  });

  it('are refused for columns that cannot be, and for what files nothing', async () => {
    const wrong = await ask({ columns: createColumns({ growth: 9, exitEarnings: 'x' }) });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json<ErrorBody>().detail.fields?.map(({ field }) => field)).toEqual([
      'columns.high.growth',
      'columns.high.exitEarnings',
    ]);
    expect((await ask({ years: 7 })).statusCode).toBe(400);
    expect((await ask({ symbol: 'BTCUSDT' })).statusCode).toBe(422);
    expect((await ask({ symbol: 'NOSUCH' })).statusCode).toBe(404);
  });

  it('of a bank have no free cash flow', async () => {
    const { facts } = (await ask({ symbol: 'JPM' })).json<CompanyValueAnswer>();
    expect(facts.filter(({ id }) => /^editor\.\w+\.cashFlow/.test(id))).toEqual([]);
  });
});
