import type { PropertyDeal } from '@vela/engine';
import {
  isWholeField,
  propertyFieldIds,
  propertyFields,
  type PropertyField,
} from './property-fields.ts';

/** An input that cannot be calculated with. */
export type PropertyFault = {
  readonly field: PropertyField;
  readonly code: 'missing' | 'too-small' | 'too-large' | 'not-whole' | 'too-much-borrowed';
  /** The bound that is passed. */
  readonly limit?: number;
};

function checkField(field: PropertyField, value: number): PropertyFault[] {
  const { min, max } = propertyFields[field];
  if (!Number.isFinite(value)) return [{ field, code: 'missing' }];
  if (value < min) return [{ field, code: 'too-small', limit: min }];
  if (value > max) return [{ field, code: 'too-large', limit: max }];
  return isWholeField(field) && !Number.isInteger(value) ? [{ field, code: 'not-whole' }] : [];
}

/** What of a deal cannot be calculated with, by field; empty where all can. */
export function checkDeal(deal: PropertyDeal): PropertyFault[] {
  const faults = propertyFieldIds.flatMap((field) => checkField(field, deal[field]));
  if (faults.length > 0) return faults;
  const { price, downPayment, secondLoan, secondLoanYears, vacancy, creditLoss } = deal;
  const most = price * (1 - downPayment);
  return [
    ...(secondLoan > most
      ? [{ field: 'secondLoan', code: 'too-much-borrowed', limit: most } as const]
      : []),
    ...(secondLoan > 0 && secondLoanYears === 0
      ? [{ field: 'secondLoanYears', code: 'too-small', limit: 1 } as const]
      : []),
    ...(vacancy + creditLoss > 1
      ? [{ field: 'creditLoss', code: 'too-large', limit: 1 - vacancy } as const]
      : []),
  ];
}
