import type { Fact } from '@vela/contracts';
import { calculateCompanyValue, defaultValueAssumptions, type CompanyReport } from '@vela/engine';
import { listValueSources } from './value-sources.ts';
import { createFact, type FactMaking } from './create-fact.ts';

const figure = 'share-value' as const;

/** How far the last close is from the value of a share, in percent of that value. */
export function createGapFacts({ shareValue }: CompanyReport, making: FactMaking): Fact[] {
  const close = making.series?.candles.close.at(-1);
  const { value } = shareValue;
  if (close === undefined || value === null || value <= 0) return [];
  return [
    createFact(
      {
        id: 'company.value.gap',
        figure,
        part: 'gap',
        unit: 'percent',
        decimals: 1,
        value: (100 * Math.abs(close - value)) / value,
        source: { kind: 'computation', factIds: ['company.input.price', 'company.value.share'] },
      },
      making,
    ),
  ];
}

/** The value of a share on the usual assumptions, where the growth is one that was asked for. */
export function createUsualFacts(
  { assumptions, values, kind, currency }: CompanyReport,
  making: FactMaking,
): Fact[] {
  // Growth of the first year says nothing of a bank's value.
  if (assumptions.growth === undefined || kind === 'financial') return [];
  const { discountRate } = defaultValueAssumptions;
  const usual = calculateCompanyValue(values.windows, kind);
  if (usual.value === null) return [];
  const factIds = listValueSources(kind);
  const percent = { figure, part: 'usual', unit: 'percent', decimals: 1 } as const;
  return [
    createFact(
      {
        ...percent,
        id: 'company.value.usual-growth',
        value: Number(usual.meta['growth']) * 100,
        source: { kind: 'computation', factIds },
      },
      making,
    ),
    createFact(
      {
        ...percent,
        id: 'company.value.usual-rate',
        value: discountRate * 100,
        source: { kind: 'input', field: 'discountRate' },
      },
      making,
    ),
    createFact(
      {
        id: 'company.value.usual',
        figure,
        part: 'usual',
        unit: 'money',
        currency,
        decimals: 2,
        value: usual.value,
        source: {
          kind: 'computation',
          factIds: [...factIds, 'company.value.usual-growth', 'company.value.usual-rate'],
        },
      },
      making,
    ),
  ];
}
