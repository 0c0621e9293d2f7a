import { getPropertyWords, type Fact } from '@vela/contracts';
import type { PropertyReport } from '@vela/engine';
import { createPropertyFact, type PropertyMaking } from './create-property-fact.ts';
import { toInputId } from './measure-origins.ts';

const monthsAYear = 12;
const rateDecimals = 2;

/** The rate of the loan for a month, in percent. */
export function createMonthlyRateFacts({ base }: PropertyReport, making: PropertyMaking): Fact[] {
  const { loanRate } = base.deal;
  return [
    createPropertyFact(
      {
        id: 'property.monthlyRate',
        name: getPropertyWords(making.language).fields.loanRate,
        unit: 'percent',
        decimals: rateDecimals,
        value: (loanRate / monthsAYear) * 100,
        source: { kind: 'computation', factIds: [toInputId('loanRate')] },
      },
      making,
    ),
  ];
}
