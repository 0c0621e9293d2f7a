import type { CompanyFigure, Fact } from '@vela/contracts';
import type { CompanyReport } from '@vela/engine';
import { createFact, type FactMaking } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';
import { marketValueId } from './market-facts.ts';

type YearFigures = CompanyReport['newest'];
type Period = { readonly id: string; readonly currency: string };

const figure: CompanyFigure = 'earnings-per-share';

/** Net income of a period by its diluted shares, after the diluted shares themselves. */
function createEarningsPerShare(
  { flows: { netIncome }, dilutedShares }: YearFigures,
  { id, currency }: Period,
  making: FactMaking,
): Fact[] {
  if (netIncome === undefined || dilutedShares === undefined || dilutedShares.value <= 0) return [];
  const shares = `company.${figure}.${id}.shares`;
  const value = netIncome.value / dilutedShares.value;
  const source = {
    kind: 'computation' as const,
    factIds: [`company.net-income.${id}`, shares],
  };
  const named = { id: `company.${figure}.${id}`, figure, currency } as const;
  return [
    ...createFilingFacts(dilutedShares, { id: shares, figure: 'shares' }, making),
    createFact({ ...named, unit: 'money', value, decimals: 2, source }, making),
  ];
}

/** The earnings of a share in a fiscal year, and the day it ended. */
function createYear(figures: YearFigures, { id, currency }: Period, making: FactMaking): Fact[] {
  const facts = createEarningsPerShare(figures, { id: `${id}.value`, currency }, making);
  if (facts.length === 0) return [];
  const end = createFact(
    {
      id: `company.${figure}.${id}.end`,
      figure,
      part: 'end',
      unit: 'time',
      value: Date.parse(figures.end),
      source: { kind: 'computation', factIds: [`company.${figure}.${id}.value`] },
    },
    making,
  );
  return [...facts, end];
}

/** What all shares cost by the last close; undefined where the price or their number is not known. */
function findMarketValue({ values, priceFault }: CompanyReport, { series }: FactMaking) {
  const close = series?.candles.close.at(-1);
  const shares = values.shareCount?.value;
  return close === undefined || shares === undefined || priceFault !== null
    ? undefined
    : close * shares;
}

/** Dividends of the twelve months as a share of the market value; a company that pays none has 0. */
function createDividendYield(report: CompanyReport, making: FactMaking): Fact[] {
  const paid = report.newest.flows.dividendsPaid?.value;
  const market = findMarketValue(report, making);
  if (paid === undefined || market === undefined || market <= 0) return [];
  return [
    createFact(
      {
        id: 'company.dividend-yield.value',
        figure: 'dividend-yield',
        unit: 'percent',
        value: (paid / market) * 100,
        decimals: 2,
        source: { kind: 'computation', factIds: ['company.dividends.value', marketValueId] },
      },
      making,
    ),
  ];
}

function createPriceToBook(report: CompanyReport, making: FactMaking): Fact[] {
  const { equity } = report.newest.balances;
  const market = findMarketValue(report, making);
  // A book value that is not positive has no multiple.
  if (market === undefined || equity === undefined || equity.value <= 0) return [];
  return [
    createFact(
      {
        id: 'company.price-to-book.value',
        figure: 'price-to-book',
        unit: 'ratio',
        value: market / equity.value,
        decimals: 2,
        source: { kind: 'computation', factIds: [marketValueId, 'company.equity.value'] },
      },
      making,
    ),
  ];
}

/** What one share earned, by twelve months and fiscal year, and what it costs beside its equity. */
export function createShareFacts(report: CompanyReport, making: FactMaking): Fact[] {
  const { currency, newest, years } = report;
  return [
    ...createEarningsPerShare(newest, { id: 'value', currency }, making),
    ...years.flatMap(({ figures }, index) =>
      createYear(figures, { id: `year-${index + 1}`, currency }, making),
    ),
    ...createPriceToBook(report, making),
    ...createDividendYield(report, making),
  ];
}
