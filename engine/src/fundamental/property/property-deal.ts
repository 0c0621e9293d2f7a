/**
 * A property that is bought, let and sold. Rates and shares are fractions: 0.05 is 5 %. Amounts are
 * in one currency. What does not apply is 0.
 */
export type PropertyDeal = {
  readonly price: number;
  /** Costs of buying, as a part of the price. */
  readonly closingCost: number;
  readonly rehab: number;
  /** Months at the start without rent. */
  readonly rehabMonths: number;
  /** Value once the works are done; 0: the price. */
  readonly afterRepairValue: number;
  /** Part of the cost that is land, which is not depreciated. */
  readonly landShare: number;
  /** Cash put aside at the start and handed back at the sale. */
  readonly cashReserve: number;

  /** Part of the price paid from own money. */
  readonly downPayment: number;
  readonly loanRate: number;
  readonly loanYears: number;
  readonly interestOnlyMonths: number;
  /** Fee of the loan, as a part of it. */
  readonly points: number;
  /** A year, as a part of the loan, while more than 80 % of the price is owed. */
  readonly mortgageInsurance: number;
  readonly secondLoan: number;
  readonly secondLoanRate: number;
  readonly secondLoanYears: number;
  /** Year at whose end the rest of the loan goes on at another rate; 0: never. */
  readonly refinanceYear: number;
  readonly refinanceRate: number;

  /** Rent of one unit a month. */
  readonly rent: number;
  readonly units: number;
  /** Other income a month. */
  readonly otherIncome: number;
  readonly vacancy: number;
  readonly creditLoss: number;
  readonly rentGrowth: number;

  /** A year, as a part of the price. */
  readonly propertyTax: number;
  readonly propertyTaxGrowth: number;
  /** A year, as a part of the price. */
  readonly insurance: number;
  /** As a part of the rent collected. */
  readonly management: number;
  /** Finding tenants, as a part of the rent collected. */
  readonly leasing: number;
  /** As a part of the rent before vacancy. */
  readonly maintenance: number;
  /** Put aside for larger works, as a part of the rent before vacancy; below the operating income. */
  readonly capitalReserve: number;
  /** A month. */
  readonly dues: number;
  /** A month. */
  readonly utilities: number;
  /** A month. */
  readonly otherCosts: number;
  readonly costGrowth: number;

  readonly appreciation: number;
  /** Sold at the operating income of the year after / this rate; 0: at the grown price. */
  readonly exitCapRate: number;
  readonly sellingCost: number;
  /** Years until the sale. */
  readonly years: number;

  /** Tax on rental income; 0: taxes are left out. */
  readonly incomeTax: number;
  readonly gainTax: number;
  /** Tax on depreciation taken. */
  readonly recaptureTax: number;
  readonly depreciationYears: number;

  /** What own money is to earn a year: of the present value. */
  readonly discountRate: number;
  readonly inflation: number;
  /** What the money would earn elsewhere, for renting instead. */
  readonly alternativeReturn: number;
  /** Rent a month of a home of the same kind; 0: no comparison with renting. */
  readonly rentInstead: number;
};

/** When money moves: at the end of each month, at its start, or at the end of each year. */
export type PropertyTiming = 'month-end' | 'month-start' | 'year-end';
