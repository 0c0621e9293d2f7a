import type { PropertyDeal } from '@vela/engine';

/** Where a deal is: what is assumed of what it does not say. */
export const propertyCountries = ['us', 'tr'] as const;
export type PropertyCountry = (typeof propertyCountries)[number];

export const propertyCurrencies = ['USD', 'EUR', 'GBP', 'TRY'] as const;
export type PropertyCurrency = (typeof propertyCurrencies)[number];

const common: PropertyDeal = {
  price: 0,
  closingCost: 0.03,
  rehab: 0,
  rehabMonths: 0,
  afterRepairValue: 0,
  landShare: 0.2,
  cashReserve: 0,
  downPayment: 0.2,
  loanRate: 0.065,
  loanYears: 30,
  interestOnlyMonths: 0,
  points: 0,
  mortgageInsurance: 0,
  secondLoan: 0,
  secondLoanRate: 0,
  secondLoanYears: 0,
  refinanceYear: 0,
  refinanceRate: 0,
  rent: 0,
  units: 1,
  otherIncome: 0,
  vacancy: 0.05,
  creditLoss: 0,
  rentGrowth: 0.025,
  propertyTax: 0.011,
  propertyTaxGrowth: 0.025,
  insurance: 0.005,
  management: 0.08,
  leasing: 0,
  maintenance: 0.08,
  capitalReserve: 0.05,
  dues: 0,
  utilities: 0,
  otherCosts: 0,
  costGrowth: 0.025,
  appreciation: 0.03,
  exitCapRate: 0,
  sellingCost: 0.06,
  years: 10,
  incomeTax: 0,
  gainTax: 0,
  recaptureTax: 0,
  depreciationYears: 27.5,
  discountRate: 0.08,
  inflation: 0.025,
  alternativeReturn: 0.06,
  rentInstead: 0,
};

/** Assumptions of a country: round figures to begin with, not data, and said to be so. */
export const propertyDefaults: Readonly<Record<PropertyCountry, PropertyDeal>> = {
  us: common,
  tr: {
    ...common,
    closingCost: 0.06,
    downPayment: 0.4,
    loanRate: 0.36,
    loanYears: 10,
    rentGrowth: 0.2,
    propertyTax: 0.002,
    propertyTaxGrowth: 0.2,
    insurance: 0.002,
    management: 0,
    maintenance: 0.05,
    costGrowth: 0.2,
    appreciation: 0.2,
    sellingCost: 0.03,
    depreciationYears: 50,
    discountRate: 0.3,
    inflation: 0.2,
    alternativeReturn: 0.3,
  },
};

/** Completes a deal from the assumptions of its country. */
export function completeDeal({
  country,
  given,
}: {
  readonly country: PropertyCountry;
  readonly given: { readonly [Field in keyof PropertyDeal]?: PropertyDeal[Field] };
}): PropertyDeal {
  return { ...propertyDefaults[country], ...given };
}
