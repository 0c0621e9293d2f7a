import { describe, expect, it } from 'vitest';
import {
  createBody,
  createYears,
  listYears,
  sound,
  type Filing,
} from '../../testing/synthetic-body.ts';
import { evaluateFurtherChecks } from '../checks/further-checks.ts';
import type { CompanyFacts } from '../filings/company-facts.ts';
import { forecastCompany } from '../forecast/forecast-company.ts';
import type { PillarId } from '../pillars/pillar.ts';
import { findImpliedInput } from './value-grid.ts';
import { createCompanyReport, type CompanyReport } from './company-report.ts';

function read(body: CompanyFacts, price: number | null = 20): CompanyReport {
  const report = createCompanyReport(body, { knownOn: '2026-06-01', version: 'latest', price });
  if (report === undefined) throw new Error('nothing was read');
  return report;
}

const findPillar = ({ pillars }: CompanyReport, id: PillarId) =>
  pillars.find((pillar) => pillar.id === id);

describe('a synthetic company', () => {
  it('that is sound has all pillars', () => {
    const report = read(createBody(createYears((year) => ({ Revenues: 1000e6 + year * 1e6 }))));
    expect(report.kind).toBe('operating');
    expect(report.pillars.every(({ value }) => value !== null)).toBe(true);
    // 100 million shares at 20 over a mean income of 100 million.
    expect(findPillar(report, 'price-to-earnings')?.value).toBeCloseTo(20, 9);
    expect(report.priceFault).toBeNull();
  });

  it('that loses money on average fails without a multiple and has no value by its cash flow', () => {
    const losses = { NetIncomeLoss: -50e6, NetCashProvidedByUsedInOperatingActivities: -10e6 };
    const report = read(createBody(createYears(() => losses)));
    expect(findPillar(report, 'price-to-earnings')).toMatchObject({
      state: 'fail',
      value: null,
      reason: 'average-loss',
    });
    expect(findPillar(report, 'price-to-cash-flow')).toMatchObject({ reason: 'cash-burn' });
    expect(report.shareValue.meta['why']).toBe('cash-burn');
  });

  it('with one year of loss keeps the year in its mean', () => {
    const body = createBody(
      createYears((year) => (year === 2023 ? { NetIncomeLoss: -100e6 } : {})),
    );
    // Four years of 100 and one of -100 million: a mean of 60.
    expect(findPillar(read(body), 'price-to-earnings')?.value).toBeCloseTo(2000 / 60, 9);
  });

  it('whose buy-backs used its equity up has no return on capital', () => {
    const report = read(createBody(createYears(() => ({ StockholdersEquity: -900e6 }))));
    expect(findPillar(report, 'return-on-capital')).toMatchObject({
      state: 'not-applicable',
      reason: 'capital-not-positive',
    });
    expect(report.ratios['return-on-equity'].value).toBeNull();
  });

  it('that went public three years ago is not judged by years that were not, and is forecast', () => {
    const report = read(createBody(createYears(undefined, [2023, 2025])));
    expect(findPillar(report, 'price-to-earnings')?.state).toBe('insufficient');
    expect(findPillar(report, 'revenue-growth')?.state).toBe('insufficient');
    expect(report.years.map(({ label }) => label)).toEqual([2025, 2024, 2023]);
    const forecast = forecastCompany(report.values.windows);
    // Two years of own growth weigh 2 / (2 + 8).
    expect(forecast).toMatchObject({ reason: null, ownYears: 2, weight: 0.2 });
  });

  it('with a single year has no own growth, so no forecast', () => {
    const report = read(createBody(createYears(undefined, [2025, 2025])));
    expect(forecastCompany(report.values.windows).reason).toBe('input-missing');
  });

  it('that is a bank has its states, and a value by its equity', () => {
    const bank = createYears(() => ({ Deposits: 900e6 })).map(({ year, values }) => {
      const { LiabilitiesCurrent: _, AssetsCurrent: __, ...rest } = values;
      return { year, values: rest };
    });
    const report = read(createBody(bank));
    expect(report.kind).toBe('financial');
    expect(findPillar(report, 'price-to-cash-flow')?.state).toBe('not-applicable');
    // 11 of equity a share on which 9.1 % are earned where 10 % are wanted: each year 0.79 of the
    // difference is left, on an equity that grows by 2.5 %, all of it discounted at 10 %.
    const difference = 100 / 1100 - 0.1;
    const value = 11 * (1 + difference / (1.1 - 0.79 * 1.025));
    expect(report.shareValue.value).toBeCloseTo(value, 9);
    expect(report.shareValue.meta['ownReturn']).toBeCloseTo(100 / 1100, 12);
    // At its equity a bank is worth what earns just the wanted return.
    expect(findImpliedInput(report, 11).value).toBeCloseTo(0.1, 6);
  });

  it('that is a real-estate trust is judged and valued by its adjusted funds', () => {
    const trust = createYears((year) => ({
      RealEstateInvestmentPropertyNet: 1500e6,
      DepreciationDepletionAndAmortization: 80e6,
      PaymentsForCapitalImprovements: 15e6,
      PaymentsForTenantImprovements: 5e6,
      PaymentsOfDividendsCommonStock: 120e6,
      // One year with a sale and a write-down.
      ...(year === 2023 ? { GainLossOnSaleOfProperties: 40e6, ImpairmentOfRealEstate: 10e6 } : {}),
    })).map(({ year, values }) => {
      const { LiabilitiesCurrent: _, ...rest } = values;
      return { year, values: rest };
    });
    const report = read(createBody(trust));
    expect(report.kind).toBe('real-estate-trust');
    // 100 of net income + 80 of depreciation - 20 of improvements; 2023: + 10 - 40 more.
    const funds = report.years.map(({ figures }) => figures.flows.adjustedFunds?.value);
    expect(funds.slice(0, 4)).toEqual([160e6, 160e6, 130e6, 160e6]);
    expect(report.newest.flows.freeCashFlow?.value).toBe(120e6);
    // 2,000 million of market value over a mean of 154.
    expect(findPillar(report, 'price-to-cash-flow')?.value).toBeCloseTo(2000 / 154, 9);
    // 1,100 of equity and 350 of debt.
    expect(findPillar(report, 'return-on-capital')?.value).toBeCloseTo(154 / 1450, 9);
    // The value of a share grows from 1.60, not from a free cash flow of 1.20.
    const ordinary = read(createBody(createYears(() => ({}))));
    expect(report.shareValue.value).toBeCloseTo(((ordinary.shareValue.value ?? 0) * 160) / 120, 6);
    const payout = evaluateFurtherChecks(report, null).find(({ id }) => id === 'payout');
    expect(payout).toMatchObject({ state: 'pass', value: 0.75, limit: 1 });
  });

  it('that split its shares has the same pillars as before', () => {
    const share = 'WeightedAverageNumberOfDilutedSharesOutstanding';
    const count = 'CommonStockSharesOutstanding';
    const filings = createYears((year) => (year >= 2024 ? { [share]: 400e6, [count]: 400e6 } : {}));
    // The report of 2024 tells the years before it in the new shares.
    const restated = [2022, 2023].map((year) => ({
      year,
      values: { [share]: 400e6 },
      filed: '2025-02-15',
    }));
    const report = read(createBody([...filings, ...restated]), 5);
    expect(findPillar(report, 'shares')).toMatchObject({ state: 'pass', value: 0 });
    expect(findPillar(report, 'price-to-earnings')?.value).toBeCloseTo(20, 9);
  });

  it('with several classes of shares is worth all of them, not the one its balance sheet counts', () => {
    const oneClass = createYears(() => ({ CommonStockSharesOutstanding: 12e6 }));
    // 100 million shares of all classes at 20 over a mean income of 100 million.
    const report = read(createBody(oneClass));
    expect(findPillar(report, 'price-to-earnings')?.value).toBeCloseTo(20, 9);
    expect(findPillar(report, 'price-to-cash-flow')?.value).toBeCloseTo(2000 / 120, 9);
  });

  it('whose count jumps without a restatement has issued shares', () => {
    const share = 'WeightedAverageNumberOfDilutedSharesOutstanding';
    const body = createBody(createYears((year) => (year >= 2024 ? { [share]: 400e6 } : {})));
    expect(findPillar(read(body), 'shares')?.state).toBe('fail');
  });

  it('that changed its fiscal year counts no transition as a year', () => {
    const before = createYears(undefined, [2018, 2022]);
    const transition: Filing = {
      year: 2023,
      values: { Revenues: 250e6, NetIncomeLoss: 25e6 },
      form: '10-KT',
      start: '2023-01-01',
      end: '2023-03-31',
      filed: '2023-06-15',
    };
    const after = [2024, 2025].map((year) => ({
      year,
      values: sound,
      start: `${year - 1}-04-01`,
      end: `${year}-03-31`,
      filed: `${year}-06-15`,
    }));
    const report = read(createBody([...before, transition, ...after]));
    expect(report.years.map(({ figures }) => figures.end)).not.toContain('2023-03-31');
    expect(report.newest.end).toBe('2025-03-31');
    expect(report.newest.flows.revenue?.value).toBe(1000e6);
    // Twelve months to March of five years ago were never reported.
    expect(findPillar(report, 'price-to-earnings')?.state).toBe('insufficient');
  });

  it('with accounts in another currency keeps its growth, and has no multiple of a price', () => {
    const report = read(
      createBody(
        createYears((year) => ({ Revenues: 1000e6 + (year - 2018) * 50e6 })),
        {
          unit: 'EUR',
        },
      ),
    );
    expect(report.currency).toBe('EUR');
    expect(report.priceFault).toBe('other-currency');
    expect(findPillar(report, 'price-to-earnings')?.state).toBe('insufficient');
    expect(findPillar(report, 'revenue-growth')?.state).toBe('pass');
    // Its size among others is not known in dollars.
    expect(forecastCompany(report.values.windows).reason).toBe('input-missing');
  });

  it('in an economy of hyperinflation has no growth of amounts', () => {
    const body = createBody(
      createYears((year) => ({ Revenues: year * 1e6 })),
      { unit: 'TRY' },
    );
    expect(findPillar(read(body), 'revenue-growth')).toMatchObject({
      state: 'not-applicable',
      reason: 'hyperinflation',
    });
  });

  it('that reports from abroad has no multiple without the ratio of its listed shares', () => {
    const filings = createYears().map((filing) => ({ ...filing, form: '20-F' }));
    const report = read(createBody(filings));
    expect(report.priceFault).toBe('foreign-shares');
    expect(findPillar(report, 'price-to-cash-flow')?.state).toBe('insufficient');
    expect(report.newest.flows.netIncome?.value).toBe(100e6);
  });

  it('by international rules is read by their tags', () => {
    const values = {
      Revenue: 1000e6,
      ProfitLossAttributableToOwnersOfParent: 100e6,
      CashFlowsFromUsedInOperatingActivities: 150e6,
      PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities: 30e6,
    };
    const filings = listYears(2018, 2025).map((year) => ({ year, values, form: '20-F' }));
    const report = read(createBody(filings, { taxonomy: 'ifrs-full', unit: 'EUR' }));
    expect(report.newest.flows).toMatchObject({
      revenue: { value: 1000e6 },
      netIncome: { value: 100e6 },
      freeCashFlow: { value: 120e6 },
    });
  });

  it('does not change with the unit its accounts are in', () => {
    const grown = createYears((year) => ({ Revenues: 1000e6 + (year - 2018) * 50e6 }));
    const thousands = grown.map((filing) => ({
      ...filing,
      values: Object.fromEntries(
        Object.entries(filing.values).map(([tag, value]) => [
          tag,
          /Shares/.test(tag) ? value : value / 1000,
        ]),
      ),
    }));
    const [one, other] = [read(createBody(grown), 20), read(createBody(thousands), 0.02)];
    for (const { id, state } of one.pillars) expect(findPillar(other, id)?.state).toBe(state);
  });
});
