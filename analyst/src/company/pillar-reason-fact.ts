import type { Fact } from '@vela/contracts';
import type { CompanyReport, Pillar } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { createFact, type FactMaking } from './create-fact.ts';
import { choosePillarReason } from './pillar-reason.ts';

/** Why a pillar has no value, in words. */
export function createReason(pillar: Pillar, report: CompanyReport, making: FactMaking): Fact {
  const { reasons } = analystLanguages[making.language].company;
  const hasPrice = making.series !== undefined;
  const isShipped = making.isShipped === true;
  return createFact(
    {
      id: `company.pillar.${pillar.id}.reason`,
      figure: pillar.id,
      part: 'reason',
      unit: 'text',
      value: reasons[choosePillarReason(pillar, { report, hasPrice, isShipped })],
      source: { kind: 'computation', factIds: [`company.pillar.${pillar.id}.state`] },
    },
    making,
  );
}
