import { languages, statementPeriods, type Fact } from '@vela/contracts';
import { createFilingsSource, createMarketData, simulatedCompany } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { createCompanyChecks } from './create-company-checks.ts';
import { createCompanyStatementsAnswer } from './create-company-statements.ts';
import { createCompanyWorkbook } from './workbook/create-company-workbook.ts';

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const deps = {
  marketData: createMarketData({ mode: 'simulated', allowSimulated: true, store }),
  filings: createFilingsSource({ simulated: true }),
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'id',
};
const { instrument } = simulatedCompany;
const { symbol } = instrument;
const now = Date.UTC(2026, 10, 23, 18);

function listVendors(facts: readonly Fact[] = []): string[] {
  return [...new Set(facts.flatMap(({ source }) => ('vendor' in source ? [source.vendor] : [])))];
}

describe('the tables of the simulated company', () => {
  it.each(statementPeriods)('have no number of a real filing, by %s', async (period) => {
    for (const language of languages) {
      const request = { symbol, language, period };
      const answer = await createCompanyStatementsAnswer({ instrument, request, now }, deps);
      expect(answer?.columns.length).toBeGreaterThan(7);
      expect(listVendors(answer?.facts)).toEqual(['simulation']);
    }
  });

  it('have no check of a real filing', async () => {
    for (const language of languages) {
      const request = { symbol, language };
      const answer = await createCompanyChecks({ instrument, request, now }, deps);
      expect(answer?.checks).toHaveLength(30);
      expect(listVendors(answer?.facts)).toEqual(['simulation']);
    }
  });

  it('are said to be simulated on every sheet of the workbook, and those of real companies are not', async () => {
    for (const language of languages) {
      const said = language === 'tr' ? 'Simüle: böyle bir şirket yok' : 'Simulated: this company';
      const request = { symbol, language };
      const workbook = await createCompanyWorkbook({ instrument, request, now }, deps);
      expect(workbook?.sheets).toHaveLength(10);
      for (const { rows } of workbook?.sheets ?? []) expect(JSON.stringify(rows)).toContain(said);
      expect(JSON.stringify(workbook)).not.toContain('SEC');
    }
    const found = deps.marketData.catalogue.resolve('KO');
    if (found.kind !== 'found') throw new Error(found.kind);
    const real = {
      instrument: found.instrument,
      request: { symbol: 'KO', language: 'en' },
      now,
    } as const;
    expect(JSON.stringify(await createCompanyWorkbook(real, deps))).not.toContain('Simulated');
  });
});
