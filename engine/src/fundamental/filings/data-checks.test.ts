import { describe, expect, it } from 'vitest';
import { readCompany } from '../../testing/company-files.ts';
import { hasSharedData } from '../../testing/shared-data.ts';
import { createBody, createYears } from '../../testing/synthetic-body.ts';
import { createCompanyReport } from '../company/company-report.ts';
import type { CompanyFacts } from './company-facts.ts';
import { dataCheckIds, type DataCheckId } from './data-checks.ts';

const change = 'CashAndCashEquivalentsPeriodIncreaseDecrease';
/** What the checks read beside the figures of a sound company. */
const checked = {
  GrossProfit: 400e6,
  CostOfRevenue: 600e6,
  NetCashProvidedByUsedInInvestingActivities: -40e6,
  NetCashProvidedByUsedInFinancingActivities: -90e6,
  [change]: 20e6,
  EarningsPerShareDiluted: 1,
};

function check(body: CompanyFacts, id: DataCheckId) {
  const question = { knownOn: '2026-06-01', version: 'latest', price: null } as const;
  const found = createCompanyReport(body, question)?.checks.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is missing`);
  return found;
}

/** A sound company, of which one year is told otherwise. */
const createChanged = (year: number, values: Readonly<Record<string, number>>) =>
  createBody(createYears((one) => ({ ...checked, ...(one === year ? values : {}) })));

describe('figures that are held against each other', () => {
  it('fit in a sound company, as far as its filings allow', () => {
    const body = createBody(createYears(() => checked));
    const tested = dataCheckIds.map((id) => check(body, id));
    expect(tested.map(({ id, tested: years, flags }) => [id, years, flags.length])).toEqual([
      ['balance', 7, 0],
      ['gross-profit', 7, 0],
      ['cash', 7, 0],
      ['quarters', 0, 0],
      ['per-share', 7, 0],
      ['revenue-jump', 7, 0],
      ['share-jump', 7, 0],
      ['currency', 7, 0],
      ['missing-year', 7, 0],
    ]);
  });

  it.each([
    // 900 + 1100 are 2000: 20 of 2020 are missing, 0.99 %.
    ['balance', { Assets: 2020e6 }, 20 / 2020],
    // 1000 - 600 are 400: 10 of 410 too much.
    ['gross-profit', { GrossProfit: 410e6 }, 10 / 410],
    // 150 - 40 - 90 are 20.
    ['cash', { [change]: 25e6 }, 5 / 25],
    // 1.10 a share of 100 million shares are 110, and not 100 million.
    ['per-share', { EarningsPerShareDiluted: 1.1 }, 10 / 110],
    ['revenue-jump', { Revenues: 11_000e6, GrossProfit: 10_400e6 }, 11],
    ['share-jump', { WeightedAverageNumberOfDilutedSharesOutstanding: 160e6 }, 1.6],
  ] as const)('%s: a year that does not fit is named with its size', (id, values, size) => {
    // The year after a jump jumps back.
    const flag = check(createChanged(2022, values), id).flags.at(-1);
    expect([flag?.label, flag?.end]).toEqual([2022, '2022-12-31']);
    expect(flag?.size).toBeCloseTo(size, 9);
  });

  it.each([
    // 0.45 % is inside the 0.5 % allowed.
    ['balance', { Assets: 2009e6 }],
    ['per-share', { EarningsPerShareDiluted: 1.029 }],
    ['revenue-jump', { Revenues: 9999e6 }],
    ['share-jump', { WeightedAverageNumberOfDilutedSharesOutstanding: 149e6 }],
  ] as const)('%s: a difference within its bound is none', (id, values) => {
    expect(check(createChanged(2022, values), id).flags).toEqual([]);
  });

  it('tell of a missing year and of a change of currency', () => {
    const years = createYears(() => checked).filter(({ year }) => year !== 2021);
    expect(check(createBody(years), 'missing-year').flags).toEqual([
      { label: 2022, end: '2022-12-31', size: 1 },
    ]);
    const earlier = createBody(
      createYears(() => checked, [2018, 2020]),
      { unit: 'EUR' },
    );
    const later = createBody(createYears(() => checked, [2021, 2025]));
    const both = Object.fromEntries(
      Object.entries(later.facts['us-gaap'] ?? {}).map(([tag, { units }]) => [
        tag,
        { units: { ...earlier.facts['us-gaap']?.[tag]?.units, ...units } },
      ]),
    );
    const body = { entityName: 'Synthetic', facts: { 'us-gaap': both } };
    expect(check(body, 'currency').flags.map(({ label }) => label)).toEqual([2021]);
  });

  it('see nothing that was filed later', () => {
    const body = createChanged(2025, { Assets: 2020e6 });
    const question = { knownOn: '2025-12-31', version: 'latest', price: null } as const;
    const checks = createCompanyReport(body, question)?.checks ?? [];
    expect(checks.flatMap(({ flags }) => flags)).toEqual([]);
  });
});

describe.runIf(hasSharedData)('real filings', () => {
  it.each([
    ['AAPL', ['balance', 'gross-profit', 'cash', 'quarters', 'per-share']],
    ['GOOGL', ['balance', 'cash', 'per-share']],
  ] as const)('of %s fit wherever they are told', (symbol, told) => {
    const body = readCompany(symbol);
    for (const id of dataCheckIds) expect([id, check(body, id).flags]).toEqual([id, []]);
    for (const id of told) expect(check(body, id).tested).toBeGreaterThan(3);
  });
});
