import type { DealLabel } from '../language/property-words.ts';

/** What a typed number counts. */
export type DealUnit = 'percent' | 'money' | 'years' | 'months';

/** Which of the labels a number of each unit can have. */
export const labelsByUnit: Readonly<Record<DealUnit, ReadonlySet<DealLabel>>> = {
  percent: new Set([
    'downPayment',
    'loanRate',
    'vacancy',
    'rentGrowth',
    'propertyTax',
    'insurance',
    'management',
    'maintenance',
    'capitalReserve',
    'closingCost',
    'costGrowth',
    'inflation',
    'appreciation',
    'exitCapRate',
    'sellingCost',
    'discountRate',
    'alternativeReturn',
    'points',
    'incomeTax',
    'gainTax',
    'occupancy',
    'measure',
  ]),
  money: new Set([
    'price',
    'downPayment',
    'loan',
    'rent',
    'rentInstead',
    'propertyTax',
    'insurance',
    'maintenance',
    'dues',
    'utilities',
    'closingCost',
    'rehab',
    'units',
    'aside',
  ]),
  years: new Set(['loanYears', 'years', 'interestOnlyMonths']),
  months: new Set(['loanYears', 'vacancy', 'interestOnlyMonths']),
};
