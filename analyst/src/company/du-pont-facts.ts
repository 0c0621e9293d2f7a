import type { Fact } from '@vela/contracts';
import { calculateDuPont, type CompanyReport, type FilingValue } from '@vela/engine';
import { createFact, type FactMaking } from './create-fact.ts';

const figure = 'du-pont' as const;

/** An amount that is in no filing is no number, and refused as one. */
const toNumber = (value: FilingValue | undefined): number => value?.value ?? Number.NaN;

const toMean = (one: FilingValue | undefined, other: FilingValue | undefined): number =>
  (toNumber(one) + toNumber(other)) / 2;

/** Return on equity of twelve months as the product of net margin, asset turnover and leverage. */
export function createDuPontFacts({ newest, before }: CompanyReport, making: FactMaking): Fact[] {
  const { flows, balances } = newest;
  const earlier = before?.balances;
  const { value, meta } = calculateDuPont({
    netIncome: toNumber(flows.netIncome),
    preTaxIncome: toNumber(flows.preTaxIncome),
    ebit: toNumber(flows.operatingIncome),
    revenue: toNumber(flows.revenue),
    averageAssets: toMean(balances.assets, earlier?.assets),
    averageEquity: toMean(balances.equity, earlier?.equity),
  });
  if (value === null) return [];
  const margin = ['company.net-income.value', 'company.revenue.value'];
  const assets = ['company.assets.value', 'company.assets.before'];
  const equity = ['company.equity.value', 'company.equity.before'];
  const parts = [
    ['margin', 100 * Number(meta['netMargin']), 'percent', margin],
    ['turnover', Number(meta['assetTurnover']), 'ratio', ['company.revenue.value', ...assets]],
    ['leverage', Number(meta['equityMultiplier']), 'ratio', [...assets, ...equity]],
  ] as const;
  const made = parts.map(([part, amount, unit, factIds]) =>
    createFact(
      {
        id: `company.${figure}.${part}`,
        figure,
        part,
        unit,
        decimals: unit === 'percent' ? 1 : 2,
        value: amount,
        source: { kind: 'computation', factIds: [...factIds] },
      },
      making,
    ),
  );
  const source = { kind: 'computation' as const, factIds: made.map(({ id }) => id) };
  const whole = { id: `company.${figure}.value`, figure, unit: 'percent', decimals: 1 } as const;
  return [...made, createFact({ ...whole, value: value * 100, source }, making)];
}
