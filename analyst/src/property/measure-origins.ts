import type { PropertyField, PropertyMeasureId } from '@vela/contracts';

/** Id of the fact of an input. */
export const toInputId = (field: PropertyField): string => `property.input.${field}`;
/** Id of the fact of a measure. */
export const toMeasureId = (id: PropertyMeasureId): string => `property.${id}`;
const loan = [
  toInputId('price'),
  toInputId('downPayment'),
  toInputId('loanRate'),
  toInputId('loanYears'),
];
const ofReturn = [toMeasureId('invested'), toMeasureId('cashFlow'), toMeasureId('saleProceeds')];

/** What each measure is computed from, as its card shows it. */
export const measureOrigins: Readonly<Record<PropertyMeasureId, readonly string[]>> = {
  invested: [toInputId('price'), toInputId('downPayment'), toInputId('closingCost')],
  payment: loan,
  netOperatingIncome: ['property.year-1.effectiveIncome', 'property.year-1.operatingCosts'],
  cashFlow: [
    'property.year-1.netOperatingIncome',
    'property.year-1.reserve',
    'property.year-1.debtService',
    'property.year-1.tax',
  ],
  capRate: [toMeasureId('netOperatingIncome'), toInputId('price')],
  grossRentMultiplier: [toInputId('price'), 'property.year-1.grossRent'],
  cashOnCash: [toMeasureId('cashFlow'), toMeasureId('invested')],
  debtCoverage: [toMeasureId('netOperatingIncome'), 'property.year-1.debtService'],
  lenderCoverage: ['property.year-1.grossRent', 'property.year-1.debtService'],
  debtYield: [toMeasureId('netOperatingIncome'), toInputId('price'), toInputId('downPayment')],
  breakEven: [
    'property.year-1.operatingCosts',
    'property.year-1.debtService',
    'property.year-1.grossRent',
  ],
  costRatio: ['property.year-1.operatingCosts', 'property.year-1.effectiveIncome'],
  breakEvenRent: [toMeasureId('cashFlow'), toInputId('rent'), toInputId('vacancy')],
  rentToPrice: [toInputId('rent'), toInputId('price')],
  loanToValue: [toMeasureId('salePrice'), toMeasureId('equity')],
  equity: [toMeasureId('salePrice')],
  salePrice: [toInputId('price'), toInputId('appreciation'), toInputId('years')],
  saleProceeds: [toMeasureId('salePrice'), toInputId('sellingCost'), toMeasureId('equity')],
  equityMultiple: ofReturn,
  internalRate: ofReturn,
  internalRateUnleveraged: [
    toInputId('price'),
    toMeasureId('netOperatingIncome'),
    toMeasureId('salePrice'),
  ],
  leverageEffect: [toMeasureId('internalRate'), toMeasureId('internalRateUnleveraged')],
  realRate: [toMeasureId('internalRate'), toInputId('inflation')],
  modifiedRate: [...ofReturn, toInputId('discountRate')],
  presentValue: [...ofReturn, toInputId('discountRate')],
  partCashFlow: [toMeasureId('invested')],
  partPrincipal: [toMeasureId('invested'), ...loan],
  partAppreciation: [toMeasureId('invested'), toMeasureId('salePrice'), toInputId('price')],
};
