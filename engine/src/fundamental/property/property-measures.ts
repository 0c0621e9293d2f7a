import { divideByPositive, refuseValue, toComputed, type Computed } from '../computed.ts';
import type { PropertyDeal } from './property-deal.ts';
import { getFirstLoan } from './property-loans.ts';
import type { PropertyReturns } from './property-returns.ts';
import type { PropertyCourse, PropertyYear } from './property-years.ts';

/** Measures of a deal, in the order in which they are shown. */
export const propertyMeasureIds = [
  'invested',
  'payment',
  'netOperatingIncome',
  'cashFlow',
  'capRate',
  'grossRentMultiplier',
  'cashOnCash',
  'debtCoverage',
  'lenderCoverage',
  'debtYield',
  'breakEven',
  'costRatio',
  'rentToPrice',
  'breakEvenRent',
  'loanToValue',
  'equity',
  'salePrice',
  'saleProceeds',
  'equityMultiple',
  'internalRate',
  'internalRateUnleveraged',
  'leverageEffect',
  'realRate',
  'modifiedRate',
  'presentValue',
  'partCashFlow',
  'partPrincipal',
  'partAppreciation',
] as const;
export type PropertyMeasureId = (typeof propertyMeasureIds)[number];
export type PropertyMeasures = Readonly<Record<PropertyMeasureId, Computed>>;

function subtract(one: Computed, other: Computed): Computed {
  if (one.value === null) return one;
  return other.value === null ? other : toComputed(one.value - other.value);
}

/** Rent of a unit a month at which nothing is left of the year, before tax, and nothing is added. */
function calculateBreakEvenRent(deal: PropertyDeal, first: PropertyYear): Computed {
  const months = first.year === 1 ? 12 - deal.rehabMonths : 12;
  const paid = months * deal.units * (1 + deal.rentGrowth) ** (first.year - 1);
  const collected = (1 - deal.vacancy - deal.creditLoss) * (1 - deal.management - deal.leasing);
  const kept = collected - deal.maintenance - deal.capitalReserve;
  // Each unit of rent leaves so much; the cash flow is a line in it.
  const missing = divideByPositive(-(first.cashFlow + first.tax), paid * kept);
  return missing.value === null ? missing : toComputed(deal.rent + missing.value);
}

/** Ratio to a debt; where there is none it means nothing. */
function divideByDebt(amount: number, debt: number): Computed {
  return debt > 0 ? divideByPositive(amount, debt) : refuseValue('not-meaningful');
}

function calculateMultiple({ years, invested, sale }: PropertyCourse): Computed {
  const returned = years.reduce((sum, { cashFlow }) => sum + cashFlow, 0) + sale.proceeds;
  return divideByPositive(returned, invested);
}

function measureFirstYear(
  deal: PropertyDeal,
  course: PropertyCourse,
): Omit<PropertyMeasures, keyof ReturnMeasures> {
  const [first] = course.years;
  if (first === undefined) throw new RangeError('a deal has at least one year');
  const { grossRent, effectiveIncome, operatingCosts, netOperatingIncome, debtService } = first;
  const { price, propertyTax, insurance } = deal;
  const { interest, principal, insurance: insured } = course.loans;
  // What lenders hold the rent against: the loan, property tax, insurance and dues.
  const housing = debtService + price * (propertyTax + insurance) + 12 * deal.dues;
  return {
    invested: toComputed(course.invested),
    payment: toComputed((interest[0] ?? 0) + (principal[0] ?? 0) + (insured[0] ?? 0)),
    netOperatingIncome: toComputed(netOperatingIncome),
    cashFlow: toComputed(first.cashFlow),
    capRate: divideByPositive(netOperatingIncome, price),
    grossRentMultiplier: divideByPositive(price, grossRent),
    cashOnCash: divideByPositive(first.cashFlow, course.invested),
    debtCoverage: divideByDebt(netOperatingIncome, debtService),
    lenderCoverage:
      debtService > 0 ? divideByPositive(grossRent, housing) : refuseValue('not-meaningful'),
    debtYield: divideByDebt(netOperatingIncome, getFirstLoan(deal) + deal.secondLoan),
    breakEven: divideByPositive(operatingCosts + debtService, grossRent),
    costRatio: divideByPositive(operatingCosts, effectiveIncome),
    rentToPrice: divideByPositive(deal.rent * deal.units, price),
    breakEvenRent: calculateBreakEvenRent(deal, first),
  };
}

type ReturnMeasures = Pick<
  PropertyMeasures,
  | 'loanToValue'
  | 'equity'
  | 'salePrice'
  | 'saleProceeds'
  | 'equityMultiple'
  | 'internalRate'
  | 'internalRateUnleveraged'
  | 'leverageEffect'
  | 'realRate'
  | 'modifiedRate'
  | 'presentValue'
  | 'partCashFlow'
  | 'partPrincipal'
  | 'partAppreciation'
>;

function measureReturns(
  { price }: PropertyDeal,
  course: PropertyCourse,
  returns: PropertyReturns,
): ReturnMeasures {
  const { sale, years, invested } = course;
  const sumYears = (name: 'cashFlow' | 'principal'): number =>
    years.reduce((sum, year) => sum + year[name], 0);
  return {
    loanToValue: divideByPositive(sale.balance, sale.price),
    equity: toComputed(sale.price - sale.balance),
    salePrice: toComputed(sale.price),
    saleProceeds: toComputed(sale.proceeds),
    equityMultiple: calculateMultiple(course),
    internalRate: returns.leveraged,
    internalRateUnleveraged: returns.unleveraged,
    leverageEffect: subtract(returns.leveraged, returns.unleveraged),
    realRate: returns.real,
    modifiedRate: returns.modified,
    presentValue: returns.presentValue,
    partCashFlow: divideByPositive(sumYears('cashFlow'), invested),
    partPrincipal: divideByPositive(sumYears('principal'), invested),
    partAppreciation: divideByPositive(sale.price - price, invested),
  };
}

/** All measures of a deal. */
export function measureProperty(
  deal: PropertyDeal,
  course: PropertyCourse,
  returns: PropertyReturns,
): PropertyMeasures {
  return { ...measureFirstYear(deal, course), ...measureReturns(deal, course, returns) };
}
