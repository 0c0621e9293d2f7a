import type { PropertyMeasureId, PropertyScenario, PropertyStress } from '@vela/engine';
import type { PropertyFault } from '../check-deal.ts';
import type { PropertyField } from '../property-fields.ts';

/** Rows of a year of a deal. */
export const propertyRowIds = [
  'grossRent',
  'effectiveIncome',
  'operatingCosts',
  'netOperatingIncome',
  'reserve',
  'interest',
  'principal',
  'debtService',
  'tax',
  'cashFlow',
  'balance',
  'value',
  'equity',
] as const;
export type PropertyRowId = (typeof propertyRowIds)[number];

/** Names of all that a property deal is made of, in one language. */
export type PropertyWords = {
  readonly fields: Readonly<Record<PropertyField, string>>;
  readonly measures: Readonly<Record<PropertyMeasureId, string>>;
  readonly rows: Readonly<Record<PropertyRowId, string>>;
  readonly scenarios: Readonly<Record<PropertyScenario, string>>;
  readonly stresses: Readonly<Record<PropertyStress, string>>;
  readonly year: string;
  /** What is wrong with an input, beside its field; `{limit}` is the bound. */
  readonly faults: Readonly<Record<PropertyFault['code'] | 'not-a-number', string>>;
};
