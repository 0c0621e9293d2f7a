import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../statistics/seeded-random.ts';
import { readCompany, testTickers, type TestTicker } from '../../testing/company-files.ts';
import { hasSharedData, readText } from '../../testing/shared-data.ts';
import { isFullRun } from '../../testing/tier.ts';
import { evaluatePillars } from '../pillars/evaluate-pillars.ts';
import { gatherPillarValues, toPillarInputs } from '../pillars/gather-pillar-inputs.ts';
import type { CompanyFacts, FilingValue } from './company-facts.ts';
import { openFilings, readYearFigures, type CompanyFilings } from './company-figures.ts';
import { findCompanyKind } from './company-kind.ts';

const today = { knownOn: '2026-11-01', version: 'latest' } as const;
/** Random days, each of one company. */
const days = isFullRun ? 200 : 70;
const companies = new Map<TestTicker, CompanyFilings>();

function getFilings(ticker: TestTicker): CompanyFilings {
  const known = companies.get(ticker) ?? openFilings(readCompany(ticker), today);
  companies.set(ticker, known);
  return known;
}

const listRatios = (ticker: TestTicker): number[] =>
  getFilings(ticker).splits.map(({ ratio }) => ratio);

function readYear(ticker: TestTicker, label: number) {
  const filings = getFilings(ticker);
  const year = filings.years.find((one) => one.label === label);
  if (year === undefined) throw new Error(`${ticker} has no ${label}`);
  return readYearFigures(filings, year.end);
}

/** Figures of statements by an independent vendor: company, item, fiscal year. */
function readStatement(file: string): Map<string, number> {
  const [header = '', ...lines] = readText(`fundamentals/financetoolkit/${file}.csv`)
    .trim()
    .split('\n');
  const years = header.split(',').slice(2);
  return new Map(
    lines.flatMap((line) => {
      const cells = line.split(',');
      const [ticker, item] = cells;
      return years.map((year, index): [string, number] => [
        `${ticker} ${item} ${year}`,
        Number(cells[cells.length - years.length + index]),
      ]);
    }),
  );
}

/** All that the pillars and the years of a company say, with every source, as text. */
function describeCompany(facts: CompanyFacts, knownOn: string): string {
  const filings = openFilings(facts, { knownOn, version: 'latest' });
  const values = gatherPillarValues(filings);
  const inputs = toPillarInputs(values, { kind: findCompanyKind(facts, knownOn), price: 100 });
  const years = filings.years.map(({ end }) => readYearFigures(filings, end));
  return JSON.stringify({
    values,
    pillars: evaluatePillars(inputs),
    years,
    filings: filings.years,
  });
}

describe.runIf(hasSharedData)('filings of eight companies', () => {
  it.each([
    ['AAPL', 2023, { revenue: 383_285 }],
    ['MSFT', 2023, { revenue: 211_915, netIncome: 72_361 }],
    ['JPM', 2023, { netIncome: 49_552 }],
    ['XOM', 2022, { netIncome: 55_740 }],
    ['KO', 2022, { netIncome: 9542 }],
  ] as const)('%s of %i has the figures of its report', (ticker, year, millions) => {
    const { flows } = readYear(ticker, year);
    for (const [name, value] of Object.entries(millions))
      expect(flows[name === 'revenue' ? 'revenue' : 'netIncome']?.value).toBe(value * 1e6);
  });

  it('agree with the statements of a vendor, eight company years of seven figures', () => {
    const income = readStatement('income_statement');
    const cash = readStatement('cash_flow');
    const differences = (['AAPL', 'MSFT'] as const).flatMap((ticker) =>
      [2020, 2021, 2022, 2023].flatMap((year) => {
        const { flows, dilutedShares } = readYear(ticker, year);
        const pairs: [string, FilingValue | undefined, number | undefined][] = [
          ['revenue', flows.revenue, income.get(`${ticker} Revenue ${year}`)],
          ['gross profit', flows.grossProfit, income.get(`${ticker} Gross Profit ${year}`)],
          ['net income', flows.netIncome, income.get(`${ticker} Net Income ${year}`)],
          ['cash flow', flows.operatingCashFlow, cash.get(`${ticker} Operating Cash Flow ${year}`)],
          ['free cash flow', flows.freeCashFlow, cash.get(`${ticker} Free Cash Flow ${year}`)],
          [
            'compensation',
            flows.stockCompensation,
            cash.get(`${ticker} Stock Based Compensation ${year}`),
          ],
          [
            'shares',
            dilutedShares,
            income.get(`${ticker} Weighted Average Shares Diluted ${year}`),
          ],
        ];
        return pairs.flatMap(([name, own, other]) =>
          own !== undefined && Math.abs(own.value / (other ?? Number.NaN) - 1) < 0.006
            ? []
            : [`${ticker} ${year} ${name}: ${own?.value}, not ${other}`],
        );
      }),
    );
    expect(differences).toEqual([]);
  });

  it('have every fiscal year with revenue, income and cash flow, or say which is missing', () => {
    const missing = testTickers.flatMap((ticker) =>
      getFilings(ticker).years.flatMap(({ label, end }) => {
        const { flows } = readYearFigures(getFilings(ticker), end);
        return (['revenue', 'netIncome', 'operatingCashFlow'] as const)
          .filter((name) => flows[name] === undefined && label >= 2016)
          .map((name) => `${ticker} ${label} ${name}`);
      }),
    );
    expect(missing).toEqual([]);
    const lengths = testTickers.map((ticker) => getFilings(ticker).years.map(({ label }) => label));
    for (const labels of lengths) {
      const whole = labels.filter((label) => label >= 2010 || label >= (labels.at(-1) ?? 0));
      expect(new Set(labels).size).toBe(labels.length);
      expect((whole[0] ?? 0) - (whole.at(-1) ?? 0)).toBe(whole.length - 1);
    }
  });

  it('know splits from counts told twice', () => {
    expect(listRatios('AAPL')).toEqual([7, 4]);
    expect(listRatios('GOOGL')).toEqual([20]);
    expect(listRatios('AMZN')).toEqual([20]);
    expect(listRatios('KO')).toEqual([2]);
    expect((['MSFT', 'JPM', 'IBM'] as const).flatMap((ticker) => listRatios(ticker))).toEqual([]);
  });

  it('show a bank the states of a bank', () => {
    const filings = getFilings('JPM');
    const kind = findCompanyKind(filings.facts, today.knownOn);
    const inputs = toPillarInputs(gatherPillarValues(filings), { kind, price: 200 });
    expect(evaluatePillars(inputs).map(({ state }) => state)).toEqual([
      'pass',
      'not-applicable',
      'pass',
      'not-applicable',
      'pass',
      'pass',
      'not-applicable',
      'not-applicable',
    ]);
  });

  it('never add a year told anew to quarters told once', () => {
    // IBM sold a part in 2021 and told 2020 anew, but not the first half of 2020.
    const { revenue, earlier } = gatherPillarValues(getFilings('IBM'));
    expect(revenue?.value).toBeGreaterThan(60e9);
    expect(earlier.revenue?.value).toBe(55_179e6);
  });

  it(`say the same of a day whether later filings are there or not, ${days} times`, () => {
    const random = createSeededRandom(20_261_123);
    for (let run = 0; run < days; run += 1) {
      const ticker = testTickers[random.below(testTickers.length)] ?? 'AAPL';
      const year = 2010 + random.below(16);
      const month = String(1 + random.below(12)).padStart(2, '0');
      const day = `${year}-${month}-15`;
      const { facts } = getFilings(ticker);
      const cut = removeLater(facts, day);
      expect(describeCompany(cut, day)).toBe(describeCompany(facts, day));
    }
  });
});

function removeLater(company: CompanyFacts, day: string): CompanyFacts {
  const facts = Object.fromEntries(
    Object.entries(company.facts).map(([taxonomy, tags]) => [
      taxonomy,
      Object.fromEntries(
        Object.entries(tags).map(([tag, { units }]) => [
          tag,
          {
            units: Object.fromEntries(
              Object.entries(units).map(([unit, list]) => [
                unit,
                list.filter(({ filed }) => filed <= day),
              ]),
            ),
          },
        ]),
      ),
    ]),
  );
  return { ...company, facts };
}
