import { refuseValue, type Computed } from '../computed.ts';
import type { FilingValue } from '../filings/company-facts.ts';
import type { YearFigures } from '../filings/company-figures.ts';
import type { CompanyKind } from '../pillars/pillar-inputs.ts';
import { calculateAccruals } from '../quality/accruals.ts';
import { calculateAltman } from '../quality/altman.ts';
import { calculateBeneish, type BeneishYear } from '../quality/beneish.ts';
import { calculatePiotroski, type PiotroskiYear } from '../quality/piotroski.ts';

/** Scores of how sound the books are. */
export const qualityIds = ['piotroski', 'altman', 'beneish', 'accruals'] as const;
export type QualityId = (typeof qualityIds)[number];

type Windows = readonly (YearFigures | undefined)[];

/** Missing figures are no numbers: every score refuses them by itself. */
const toNumber = (value: FilingValue | undefined): number => value?.value ?? Number.NaN;

function toGrossProfit({ flows }: YearFigures): number {
  const { grossProfit, revenue, costOfRevenue } = flows;
  return grossProfit?.value ?? toNumber(revenue) - toNumber(costOfRevenue);
}

function toPiotroskiYear(year: YearFigures, before: YearFigures): PiotroskiYear {
  const { flows, balances } = year;
  return {
    netIncome: toNumber(flows.netIncome),
    operatingCashFlow: toNumber(flows.operatingCashFlow),
    openingAssets: toNumber(before.balances.assets),
    assets: toNumber(balances.assets),
    longTermDebt: toNumber(balances.longTermDebt),
    currentAssets: toNumber(balances.currentAssets),
    currentLiabilities: toNumber(balances.currentLiabilities),
    shares: toNumber(year.dilutedShares),
    grossProfit: toGrossProfit(year),
    revenue: toNumber(flows.revenue),
  };
}

function toBeneishYear(year: YearFigures): BeneishYear {
  const { flows, balances } = year;
  const { depreciation, sellingExpenses } = flows;
  return {
    revenue: toNumber(flows.revenue),
    grossProfit: toGrossProfit(year),
    receivables: toNumber(balances.receivables),
    currentAssets: toNumber(balances.currentAssets),
    fixedAssets: toNumber(balances.fixedAssets),
    assets: toNumber(balances.assets),
    currentLiabilities: toNumber(balances.currentLiabilities),
    longTermDebt: toNumber(balances.longTermDebt),
    ...(depreciation === undefined ? {} : { depreciation: depreciation.value }),
    ...(sellingExpenses === undefined ? {} : { sellingExpenses: sellingExpenses.value }),
  };
}

function scoreAltman({ flows, balances }: YearFigures): Computed {
  const inputs = {
    workingCapital: toNumber(balances.currentAssets) - toNumber(balances.currentLiabilities),
    retainedEarnings: toNumber(balances.retainedEarnings),
    ebit: toNumber(flows.operatingIncome),
    equity: toNumber(balances.equity),
    liabilities: toNumber(balances.liabilities),
    assets: toNumber(balances.assets),
    sales: toNumber(flows.revenue),
  };
  const isKnown = Object.values(inputs).every((value) => Number.isFinite(value));
  // Z'' needs no market price and no industry: one figure for all companies that make or sell.
  return isKnown ? calculateAltman(inputs, 'other') : refuseValue('input-missing');
}

function scoreBeneish(year: YearFigures, before: YearFigures): Computed {
  const years = [toBeneishYear(before), toBeneishYear(year)] as const;
  const needed = years.flatMap((one) => [one.receivables, one.currentAssets, one.fixedAssets]);
  if (!needed.every((value) => Number.isFinite(value))) return refuseValue('input-missing');
  return calculateBeneish(...years, {
    netIncome: toNumber(year.flows.netIncome),
    operatingCashFlow: toNumber(year.flows.operatingCashFlow),
  });
}

/** Scores of the newest twelve months beside those before; a bank has none of them. */
export function calculateCompanyQuality(
  windows: Windows,
  kind: CompanyKind,
): Readonly<Record<QualityId, Computed>> {
  const [year, before, earlier] = windows;
  const refused = refuseValue(
    kind === 'financial' ? 'not-meaningful' : 'input-missing',
    kind === 'financial' ? { why: 'financial-company' } : {},
  );
  const none = { piotroski: refused, altman: refused, beneish: refused, accruals: refused };
  if (kind === 'financial' || year === undefined || before === undefined) return none;
  const assets = (toNumber(year.balances.assets) + toNumber(before.balances.assets)) / 2;
  const { netIncome, operatingCashFlow } = year.flows;
  return {
    piotroski:
      earlier === undefined
        ? refused
        : calculatePiotroski(toPiotroskiYear(year, before), toPiotroskiYear(before, earlier)),
    altman: scoreAltman(year),
    beneish: scoreBeneish(year, before),
    accruals: calculateAccruals(toNumber(netIncome), toNumber(operatingCashFlow), assets),
  };
}
