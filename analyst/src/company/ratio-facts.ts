import type { CompanyFigure, Fact } from '@vela/contracts';
import { companyRatioIds, type CompanyRatioId, type CompanyReport } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanyAmount } from '../language/company-words.ts';
import { createFact, type FactMaking, type NewFact } from './create-fact.ts';
import { createFilingFacts } from './filing-facts.ts';

type RatioPart = CompanyAmount | 'revenue' | 'net-income' | 'free-cash-flow' | 'debt';

/** What each ratio is made of. */
export const partsByRatio: Readonly<Record<CompanyRatioId, readonly RatioPart[]>> = {
  'gross-margin': ['grossProfit', 'revenue'],
  'operating-margin': ['operatingIncome', 'revenue'],
  'net-margin': ['net-income', 'revenue'],
  'free-cash-flow-margin': ['free-cash-flow', 'revenue'],
  'return-on-equity': ['net-income', 'equity'],
  'return-on-assets': ['net-income', 'assets'],
  'debt-to-equity': ['debt', 'equity'],
  'current-ratio': ['currentAssets', 'currentLiabilities'],
  'interest-cover': ['operatingIncome', 'interest'],
  'cash-conversion': ['free-cash-flow', 'net-income'],
};

const amounts = [
  ...(['grossProfit', 'operatingIncome', 'interest', 'equity', 'assets'] as const),
  ...(['currentAssets', 'currentLiabilities', 'longTermLiabilities'] as const),
] as const;

const findAmount = ({ flows, balances }: CompanyReport['newest'], name: (typeof amounts)[number]) =>
  name === 'grossProfit' || name === 'operatingIncome' || name === 'interest'
    ? flows[name]
    : balances[name];

/** Amounts that ratios and pillars are made of; those a year before where means are taken. */
export function createAmountFacts(
  { newest, before, currency }: CompanyReport,
  making: FactMaking,
): Fact[] {
  const { amountNames } = analystLanguages[making.language].company;
  const figure: CompanyFigure = 'overview';
  return amounts.flatMap((name) =>
    [
      { id: `company.${name}.value`, value: findAmount(newest, name) },
      { id: `company.${name}.before`, value: before && findAmount(before, name) },
    ].flatMap(({ id, value }) =>
      value === undefined
        ? []
        : createFilingFacts(value, { id, figure, name: amountNames[name], currency }, making),
    ),
  );
}

const isMean = (ratio: CompanyRatioId, part: RatioPart): boolean =>
  (ratio === 'return-on-equity' && part === 'equity') ||
  (ratio === 'return-on-assets' && part === 'assets');

/** The value of a ratio as it is shown. */
export function toRatioShape(
  figure: CompanyRatioId,
  value: number,
): Pick<NewFact, 'unit' | 'value' | 'decimals'> {
  return /margin|return/.test(figure)
    ? { unit: 'percent', value: value * 100, decimals: 1 }
    : { unit: 'ratio', value, decimals: 2 };
}

/** Ratios of the newest twelve months. */
export function createRatioFacts({ ratios }: CompanyReport, making: FactMaking): Fact[] {
  return companyRatioIds.flatMap((figure) => {
    const { value } = ratios[figure];
    if (value === null) return [];
    const measure = toRatioShape(figure, value);
    const factIds = partsByRatio[figure].flatMap((part) => [
      `company.${part}.value`,
      ...(isMean(figure, part) ? [`company.${part}.before`] : []),
    ]);
    const source = { kind: 'computation', factIds } as const;
    return [createFact({ id: `company.${figure}.value`, figure, ...measure, source }, making)];
  });
}
