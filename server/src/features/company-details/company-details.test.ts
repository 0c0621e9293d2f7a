import {
  companyPaths,
  type CompanyChecksAnswer,
  type CompanyStatementsAnswer,
  type Fact,
  statementPeriods,
} from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const asked = { symbol: 'AAPL', language: 'en' };
const askStatements = (change: object = {}) =>
  ayse.call('POST', companyPaths.companyStatements, { ...asked, period: 'quarter', ...change });
const askChecks = (change: object = {}) =>
  ayse.call('POST', companyPaths.companyChecks, { ...asked, ...change });

/** Facts that are named as a source and are not there. */
function listUnknown(facts: readonly Fact[]): string[] {
  const ids = new Set(facts.map(({ id }) => id));
  return facts.flatMap(({ source }) =>
    source.kind === 'computation' ? source.factIds.filter((id) => !ids.has(id)) : [],
  );
}

describe('the statements of a company', () => {
  it.each(statementPeriods)('by %s have a filing behind every number', async (period) => {
    const response = await askStatements({ period });
    expect(response.statusCode).toBe(200);
    const { columns, rows, facts, marks } = response.json<CompanyStatementsAnswer>();
    expect(columns).toHaveLength(period === 'year' ? 10 : 8);
    expect(columns.map(({ end }) => end)).toEqual(
      columns.map(({ end }) => end).toSorted((one, other) => other - one),
    );
    expect(rows.map(({ id }) => id)).toContain('freeCashFlow');
    expect(listUnknown(facts)).toEqual([]);
    const ids = new Set(facts.map(({ id }) => id));
    expect(Object.keys(marks).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.values(marks).length > 0).toBe(period !== 'year');
    expect(facts.some(({ source }) => source.kind === 'filing')).toBe(true);
  });

  it('tell the quarter that was published, with the parts that it is the difference of', async () => {
    // Apple, fiscal 2025: 416,161 in the year, 313,695 in nine months, 102,466 in the last quarter.
    const { columns, facts, marks } = (await askStatements()).json<CompanyStatementsAnswer>();
    const column = columns.find(({ name }) => name === 'Q4 2025');
    const find = (part: string) =>
      facts.find(({ id }) => id === `statement.${column?.id}.revenue${part}`);
    expect(find('')?.value).toBe(102_466);
    expect(find('.part-1')?.value).toBe(416_161);
    expect(find('.part-2')).toMatchObject({ value: 313_695, source: { kind: 'filing' } });
    expect(find('.part-2')?.name).toMatch(/^− Revenue/);
    expect(marks[`statement.${column?.id}.revenue`]).toBe('derived');
  });

  it('are as known on a day, and list the days of all filings until now', async () => {
    const knownOn = Date.UTC(2021, 11, 31);
    const early = (
      await askStatements({ knownOn, language: 'tr' })
    ).json<CompanyStatementsAnswer>();
    expect(early.columns[0]?.name).toBe('2021 Ç4');
    const filed = early.facts.flatMap(({ source }) =>
      source.kind === 'filing' ? [source.filedAt] : [],
    );
    expect(Math.max(...filed)).toBeLessThanOrEqual(knownOn);
    expect(early.filingDays.at(-1)?.filedAt).toBeGreaterThan(knownOn);
  });

  it('are refused for what files nothing', async () => {
    expect((await askStatements({ symbol: 'BTCUSDT' })).statusCode).toBe(422);
    expect((await askStatements({ symbol: 'NOSUCH' })).statusCode).toBe(404);
    expect((await askStatements({ period: 'month' })).statusCode).toBe(400);
  });
});

describe('the thirty checks of a company', () => {
  it('have a state and a source each, or say what is missing', async () => {
    const { checks, facts } = (await askChecks()).json<CompanyChecksAnswer>();
    expect(checks).toHaveLength(30);
    expect(listUnknown(facts)).toEqual([]);
    for (const { id, state, reason } of checks) {
      const value = facts.find((fact) => fact.id === `further.${id}.value`);
      expect(value === undefined).toBe(state === 'insufficient' || state === 'not-applicable');
      expect(reason === undefined).toBe(value !== undefined);
    }
    expect(checks.find(({ id }) => id === 'interest-covered')?.reason).toBe(
      'not in these filings: Interest expense',
    );
    expect(checks.find(({ id }) => id === 'value-discount-20')?.reason).toContain(
      'no market price',
    );
  });

  it('of a bank are those of a bank', async () => {
    const { checks } = (await askChecks({ symbol: 'JPM' })).json<CompanyChecksAnswer>();
    expect(checks.filter(({ id }) => id.startsWith('bank-'))).toHaveLength(6);
    expect((await askChecks({ symbol: 'BTCUSDT' })).statusCode).toBe(422);
  });
});

describe('the workbook of a company', () => {
  it('is a spreadsheet file, and is refused for what files nothing', async () => {
    const response = await ayse.call('POST', companyPaths.companyWorkbooks, asked);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(response.headers['content-disposition']).toContain('AAPL.xlsx');
    // A zip archive begins so.
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const other = { ...asked, symbol: 'BTCUSDT' };
    expect((await ayse.call('POST', companyPaths.companyWorkbooks, other)).statusCode).toBe(422);
  });
});
