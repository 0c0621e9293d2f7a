import { createCompanyReport, evaluateFurtherChecks } from '@vela/engine';
import { createFilingsSource, createMarketData, instrumentCatalogue } from '@vela/market-data';
import { expect, it } from 'vitest';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { createCompanyStatementsAnswer } from './create-company-statements.ts';

it('judges the shipped bank by its deposits, loans and charge-offs, as its 10-Q of March 2026 has them', async () => {
  const found = await createFilingsSource().find('JPM');
  if (found.kind !== 'filings') throw new Error('no filings of JPM');
  const view = { knownOn: '2026-10-23', version: 'latest', price: null } as const;
  const report = createCompanyReport(found.company, view);
  if (report === undefined) throw new Error('no report');
  const checks = new Map(evaluateFurtherChecks(report, null).map((one) => [one.id, one]));
  // Millions of dollars on 31 March 2026, of the filing.
  const [assets, liabilities, equity] = [4_900_475, 4_536_437, 364_038];
  const [deposits, loans] = [2_675_520, 1_425_236];
  expect(assets - liabilities).toBe(equity);
  expect(checks.get('bank-leverage')?.value).toBeCloseTo(assets / equity, 9);
  expect(checks.get('bank-deposits')?.value).toBeCloseTo(deposits / liabilities, 9);
  expect(checks.get('bank-loans-assets')?.value).toBeCloseTo(loans / assets, 9);
  expect(checks.get('bank-loans-deposits')?.value).toBeCloseTo(loans / deposits, 9);
  expect(checks.get('bank-charge-offs')?.state).toBe('pass');
  // The body has no loans that are not paid back in time: said so, and never zero.
  expect(checks.get('bank-allowance')).toMatchObject({ state: 'insufficient', value: null });
});

it('names an amount of a statement by its twelve months, and a balance by their last day', async () => {
  const match = instrumentCatalogue.resolve('JPM');
  if (match.kind !== 'found') throw new Error('no JPM');
  const { instrument } = match;
  const store = {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  };
  const deps = {
    marketData: createMarketData({ mode: 'simulated', allowSimulated: true, store }),
    filings: createFilingsSource(),
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'id',
  };
  const request = { symbol: 'JPM', language: 'en', period: 'trailing' } as const;
  const now = Date.UTC(2026, 9, 23);
  const answer = await createCompanyStatementsAnswer({ instrument, request, now }, deps);
  const nameFact = (row: string) =>
    answer?.facts.find(({ id }) => id === `statement.trailing-1.${row}`)?.name;
  expect(nameFact('revenue')).toBe('Revenue, 12 months to Q1 2026');
  expect(nameFact('deposits')).toBe('Deposits, end of Q1 2026');
});
