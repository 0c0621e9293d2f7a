import { describe, expect, it } from 'vitest';
import { readCompany, testTickers, type TestTicker } from '../../testing/company-files.ts';
import { hasSharedData } from '../../testing/shared-data.ts';
import type { CompanyFacts, ReportedFact } from './company-facts.ts';
import { openFilings } from './company-figures.ts';
import { listFilingDays } from './filing-days.ts';
import { createCompanyStatements, statementPeriods, type StatementPeriod } from './statements.ts';

const today = { knownOn: '2026-11-01', version: 'latest' } as const;
const read = (facts: CompanyFacts, period: StatementPeriod) =>
  createCompanyStatements(openFilings(facts, today), period);
const readReal = (ticker: TestTicker, period: StatementPeriod) =>
  read(readCompany(ticker), period).columns;

type Period = readonly [start: string, end: string];
const periods = {
  first: ['2023-01-01', '2023-03-31'],
  half: ['2023-01-01', '2023-06-30'],
  second: ['2023-04-01', '2023-06-30'],
  third: ['2023-07-01', '2023-09-30'],
  nineMonths: ['2023-01-01', '2023-09-30'],
  year: ['2023-01-01', '2023-12-31'],
  before: ['2022-01-01', '2022-12-31'],
} as const satisfies Record<string, Period>;

/** A reported value; written by hand, no company's. */
function report(period: Period, val: number, change: Partial<ReportedFact> = {}): ReportedFact {
  const [start, end] = period;
  const isYear = end.endsWith('12-31');
  const form = isYear ? '10-K' : '10-Q';
  return {
    start,
    end,
    val,
    accn: `${end}-${form}`,
    form,
    filed: `${end.slice(0, 7)}-31`,
    ...change,
  };
}

const build = (tags: Record<string, readonly ReportedFact[]>): CompanyFacts => ({
  entityName: 'synthetic',
  facts: {
    'us-gaap': Object.fromEntries(
      Object.entries(tags).map(([tag, facts]) => [
        tag,
        { units: { [tag.startsWith('Weighted') ? 'shares' : 'USD']: facts } },
      ]),
    ),
  },
});

const income = [
  report(periods.before, 90),
  report(periods.first, 20),
  report(periods.half, 50),
  report(periods.nineMonths, 90),
  report(periods.year, 100),
];

describe('statements by quarter', () => {
  it('are the year to date less what was before', () => {
    const { columns } = read(build({ NetIncomeLoss: income }), 'quarter');
    const found = columns.map(({ quarter, flows }) => [quarter, flows.netIncome?.value]);
    // 100 - 90, 90 - 50, 50 - 20, as reported.
    expect(found.slice(0, 4)).toEqual([
      [4, 10],
      [3, 40],
      [2, 30],
      [1, 20],
    ]);
    expect(columns[0]?.flows.netIncome?.origin).toBe('year-to-date');
    expect(columns[3]?.flows.netIncome?.origin).toBe('reported');
  });

  it('take a quarter as told rather than derive it, and without nine months the three quarters', () => {
    const facts = [
      report(periods.before, 90),
      report(periods.first, 20),
      report(periods.second, 31),
      report(periods.third, 39),
      report(periods.year, 100),
    ];
    const { columns } = read(build({ NetIncomeLoss: facts }), 'quarter');
    expect(columns.slice(0, 4).map(({ flows }) => flows.netIncome?.value)).toEqual([
      10, 39, 31, 20,
    ]);
  });

  it('leave out what would mix a year told anew with parts told once', () => {
    const restated = report(periods.year, 150, { filed: '2024-12-31', accn: 'later' });
    const { columns } = read(build({ NetIncomeLoss: [...income, restated] }), 'quarter');
    expect(columns[0]?.flows.netIncome).toBeUndefined();
    expect(columns[1]?.flows.netIncome?.value).toBe(40);
  });

  it('mark a derived quarter that cannot be', () => {
    const revenue = [...income.slice(0, -1), report(periods.year, 80)];
    const { columns } = read(build({ NetIncomeLoss: income, Revenues: revenue }), 'quarter');
    expect([...(columns[0]?.suspects ?? [])]).toEqual(['revenue']);
    const large = [...income.slice(0, -1), report(periods.year, 400)];
    const jumped = read(build({ NetIncomeLoss: income, Revenues: large }), 'quarter');
    expect([...(jumped.columns[0]?.suspects ?? [])]).toEqual(['revenue']);
  });

  it('never subtract shares: the mean of the fourth quarter is approximate, and so is its profit a share', () => {
    const tag = 'WeightedAverageNumberOfDilutedSharesOutstanding';
    const shares = [
      report(periods.first, 10),
      report(periods.second, 11),
      report(periods.third, 12),
      report(periods.year, 11.5),
    ];
    const { columns } = read(build({ NetIncomeLoss: income, [tag]: shares }), 'quarter');
    // 4 x 11.5 - 10 - 11 - 12 = 13, and 10 / 13.
    expect(columns[0]?.dilutedShares?.value).toBe(13);
    expect(columns[0]?.dilutedShares?.origin).toBe('approximate');
    expect(columns[0]?.earningsPerShare.value).toBeCloseTo(10 / 13, 12);
  });

  it('say when the newest is old', () => {
    expect(read(build({ NetIncomeLoss: income }), 'quarter').isStale).toBe(true);
    const filings = openFilings(build({ NetIncomeLoss: income }), {
      ...today,
      knownOn: '2024-03-01',
    });
    expect(createCompanyStatements(filings, 'quarter').isStale).toBe(false);
  });
});

// Quarterly results as the companies published them, in millions.
describe.runIf(hasSharedData)('statements of eight companies', () => {
  it.each([
    { ticker: 'AAPL', end: '2024-09-28', revenue: 94_930, net: 14_736 },
    { ticker: 'AAPL', end: '2025-09-27', revenue: 102_466, net: 27_466 },
    { ticker: 'MSFT', end: '2024-06-30', revenue: 64_727, net: 22_036 },
    { ticker: 'GOOGL', end: '2024-12-31', revenue: 96_469, net: 26_536 },
    { ticker: 'AMZN', end: '2024-12-31', revenue: 187_792, net: 20_004 },
    { ticker: 'IBM', end: '2024-12-31', revenue: 17_554, net: 2914 },
  ] as const)('$ticker to $end has the fourth quarter that it published', (published) => {
    const { ticker, end, revenue, net } = published;
    const column = readReal(ticker, 'quarter').find((one) => one.end === end);
    expect(column?.quarter).toBe(4);
    expect(column?.flows.revenue?.value).toBe(revenue * 1e6);
    expect(column?.flows.netIncome?.value).toBe(net * 1e6);
  });

  it('add up: parts with their signs are the whole', () => {
    const values = testTickers.flatMap((ticker) =>
      statementPeriods.flatMap((period) =>
        readReal(ticker, period).flatMap(({ flows }) => Object.values(flows)),
      ),
    );
    expect(values.length).toBeGreaterThan(1500);
    for (const { value, references } of values) {
      const sum = references.reduce(
        (total, part) => total + (part.isSubtracted === true ? -part.value : part.value),
        0,
      );
      expect(sum).toBeCloseTo(value, 3);
    }
  });

  it('add up: four quarters are the year', () => {
    const names = ['netIncome', 'operatingCashFlow', 'capex'] as const;
    const compared = testTickers.flatMap((ticker) => {
      const quarters = readReal(ticker, 'quarter');
      return readReal(ticker, 'year').flatMap((year) => {
        const four = quarters.filter(({ fiscalYear }) => fiscalYear === year.fiscalYear);
        return names.flatMap((name) => {
          const values = four.flatMap(({ flows }) => flows[name]?.value ?? []);
          const total = values.reduce((sum, value) => sum + value, 0);
          return values.length === 4 ? [total / (year.flows[name]?.value ?? 0)] : [];
        });
      });
    });
    expect(compared.length).toBeGreaterThan(15);
    for (const part of compared) expect(part).toBeCloseTo(1, 2);
  });

  it('sum twelve months to any quarter', () => {
    // Published quarters of Apple: 89,498 + 119,575 + 90,753 + 85,777.
    const column = readReal('AAPL', 'trailing').find(({ end }) => end === '2024-06-29');
    expect(column?.flows.revenue?.value).toBe(385_603e6);
    expect(column?.balances.assets?.references[0]?.end).toBe('2024-06-29');
  });

  it('list the days of filings, none of them later than is known', () => {
    const facts = readCompany('AAPL');
    const days = listFilingDays(facts, '2021-12-31');
    expect(days.at(-1)).toEqual({ filed: '2021-10-29', form: '10-K' });
    expect(days.map(({ filed }) => filed)).toEqual(days.map(({ filed }) => filed).toSorted());
    expect(listFilingDays(facts, '2026-11-01').length).toBeGreaterThan(days.length);
  });
});
