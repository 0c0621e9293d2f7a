import type { PropertyDeal } from '@vela/engine';

export type PropertyField = keyof PropertyDeal;

/** Parts of the form of a deal, in their order. */
export const propertySections = ['purchase', 'loan', 'income', 'costs', 'sale', 'taxes'] as const;
export type PropertySection = (typeof propertySections)[number];

/** An input of a deal. Percentages are fractions: 0.05 is 5 %. */
export type PropertyFieldRule = {
  readonly section: PropertySection;
  readonly unit: 'money' | 'percent' | 'months' | 'years' | 'count';
  readonly min: number;
  readonly max: number;
};

const maxMoney = 1e12;
const money = (section: PropertySection, min = 0): PropertyFieldRule => ({
  section,
  unit: 'money',
  min,
  max: maxMoney,
});
const percent = (section: PropertySection, max: number, min = 0): PropertyFieldRule => ({
  section,
  unit: 'percent',
  min,
  max,
});
const count = (
  section: PropertySection,
  unit: 'months' | 'years' | 'count',
  [min, max]: readonly [number, number],
): PropertyFieldRule => ({ section, unit, min, max });

/** Growth a year: prices may also fall. */
const growth = (section: PropertySection): PropertyFieldRule => percent(section, 1, -0.5);

/** Every input of a deal with what it may be, in the order of the form. */
export const propertyFields: Readonly<Record<PropertyField, PropertyFieldRule>> = {
  price: money('purchase', 1),
  closingCost: percent('purchase', 0.5),
  rehab: money('purchase'),
  rehabMonths: count('purchase', 'months', [0, 12]),
  afterRepairValue: money('purchase'),
  cashReserve: money('purchase'),
  downPayment: percent('loan', 1),
  loanRate: percent('loan', 1),
  loanYears: count('loan', 'years', [1, 50]),
  interestOnlyMonths: count('loan', 'months', [0, 120]),
  points: percent('loan', 0.2),
  mortgageInsurance: percent('loan', 0.1),
  secondLoan: money('loan'),
  secondLoanRate: percent('loan', 1),
  secondLoanYears: count('loan', 'years', [0, 50]),
  refinanceYear: count('loan', 'years', [0, 40]),
  refinanceRate: percent('loan', 1),
  rent: money('income'),
  units: count('income', 'count', [1, 1000]),
  otherIncome: money('income'),
  vacancy: percent('income', 1),
  creditLoss: percent('income', 1),
  rentGrowth: growth('income'),
  propertyTax: percent('costs', 0.2),
  propertyTaxGrowth: growth('costs'),
  insurance: percent('costs', 0.2),
  management: percent('costs', 0.5),
  leasing: percent('costs', 0.5),
  maintenance: percent('costs', 1),
  capitalReserve: percent('costs', 1),
  dues: money('costs'),
  utilities: money('costs'),
  otherCosts: money('costs'),
  costGrowth: growth('costs'),
  appreciation: growth('sale'),
  exitCapRate: percent('sale', 1),
  sellingCost: percent('sale', 0.5),
  years: count('sale', 'years', [1, 40]),
  discountRate: percent('sale', 1),
  inflation: growth('sale'),
  alternativeReturn: percent('sale', 1),
  rentInstead: money('sale'),
  incomeTax: percent('taxes', 0.9),
  gainTax: percent('taxes', 0.9),
  recaptureTax: percent('taxes', 0.9),
  depreciationYears: count('taxes', 'years', [1, 100]),
  landShare: percent('taxes', 1),
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are written above
export const propertyFieldIds = Object.keys(propertyFields) as readonly PropertyField[];

/** Whether a field counts things that have no halves. */
export function isWholeField(field: PropertyField): boolean {
  const { unit } = propertyFields[field];
  return unit !== 'money' && unit !== 'percent' && field !== 'depreciationYears';
}
