import type { Fact, FactSource } from '@vela/contracts';
import { qualityIds, type CompanyReport, type QualityId } from '@vela/engine';
import { createFact, type FactMaking, type NewFact } from './create-fact.ts';

/** From where on a score is flagged; the others have no single mark. */
const limits: Readonly<Partial<Record<QualityId, number>>> = { beneish: -1.78, accruals: 10 };

/** What the scores are made of, as far as those are facts. */
const factIds = [
  'revenue',
  'net-income',
  'operating-cash-flow',
  'grossProfit',
  'operatingIncome',
  'equity',
  'assets',
  'currentAssets',
  'currentLiabilities',
].map((name) => `company.${name}.value`);

/** Scores of the books with their marks; a score that is refused has no fact. */
export function createQualityFacts({ quality }: CompanyReport, making: FactMaking): Fact[] {
  const source: FactSource = { kind: 'computation', factIds };
  return qualityIds.flatMap((figure) => {
    const { value, meta } = quality[figure];
    if (value === null) return [];
    const isPercent = figure === 'accruals';
    const measure = {
      figure,
      source,
      unit: isPercent ? ('percent' as const) : ('ratio' as const),
      decimals: figure === 'piotroski' ? 0 : isPercent ? 1 : 2,
    };
    const limit = limits[figure];
    const facts: NewFact[] = [
      { ...measure, id: `company.${figure}.value`, value: isPercent ? value * 100 : value },
      ...(limit === undefined
        ? []
        : [{ ...measure, id: `company.${figure}.limit`, part: 'limit' as const, value: limit }]),
      ...(figure === 'altman'
        ? [
            {
              figure,
              source,
              id: 'company.altman.zone',
              unit: 'text' as const,
              value: String(meta['zone']),
            },
          ]
        : []),
    ];
    return facts.map((fact) => createFact(fact, making));
  });
}
