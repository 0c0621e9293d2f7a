import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateBalance, calculatePayment } from '../cash-flow/loan.ts';
import type { PropertyDeal } from './property-deal.ts';
import type { PropertyMeasureId } from './property-measures.ts';
import { calculateProperty, propertyScenarios } from './property-scenarios.ts';
import { createPropertyReport } from './property-report.ts';

const deal: PropertyDeal = {
  price: 250_000,
  closingCost: 0.03,
  rehab: 0,
  rehabMonths: 0,
  afterRepairValue: 0,
  landShare: 0.2,
  cashReserve: 0,
  downPayment: 0.2,
  loanRate: 0.06,
  loanYears: 30,
  interestOnlyMonths: 0,
  points: 0,
  mortgageInsurance: 0,
  secondLoan: 0,
  secondLoanRate: 0,
  secondLoanYears: 0,
  refinanceYear: 0,
  refinanceRate: 0,
  rent: 1400,
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

const rate = fc.double({ min: 0, max: 0.15, noNaN: true });
const share = fc.double({ min: 0, max: 0.4, noNaN: true });
const deals = fc
  .record({
    price: fc.integer({ min: 20_000, max: 5_000_000 }),
    rent: fc.integer({ min: 0, max: 30_000 }),
    downPayment: fc.double({ min: 0.05, max: 1, noNaN: true }),
    loanRate: rate,
    loanYears: fc.integer({ min: 1, max: 40 }),
    interestOnlyMonths: fc.integer({ min: 0, max: 60 }),
    vacancy: share,
    rentGrowth: fc.double({ min: -0.05, max: 0.3, noNaN: true }),
    appreciation: fc.double({ min: -0.1, max: 0.3, noNaN: true }),
    years: fc.integer({ min: 1, max: 30 }),
    incomeTax: share,
    gainTax: share,
    refinanceYear: fc.integer({ min: 0, max: 12 }),
    refinanceRate: rate,
  })
  .map((drawn) => ({ ...deal, ...drawn }));

const getValues = (changed: PropertyDeal) => {
  const { measures } = calculateProperty(changed);
  return (id: PropertyMeasureId): number => measures[id].value ?? 0;
};

/** Equal but for the last digits of what they were made from. */
const isNear = (value: number, expected: number): boolean =>
  Math.abs(value - expected) <= 1e-6 * Math.max(1, Math.abs(expected));

const getPresentValue = (changed: PropertyDeal): number =>
  calculateProperty({ ...changed, incomeTax: 0, gainTax: 0 }).measures.presentValue.value ?? 0;

/** Every number of a report, wherever it stands. */
function listNumbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value instanceof Float64Array) return [...value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => listNumbers(one))
    : [];
}

describe('ten years of a property', () => {
  const { course, measures } = calculateProperty(deal);

  it('follows the definitions, worked out by hand', () => {
    // 12 x 1,400; less 5 %; tax 2,750, insurance 1,250, management 1,276.80, maintenance 1,344.
    expect(course.years[0]).toMatchObject({ grossRent: 16_800, effectiveIncome: 15_960 });
    expect(measures.netOperatingIncome.value).toBeCloseTo(15_960 - 6620.8, 6);
    expect(measures.capRate.value).toBeCloseTo(9339.2 / 250_000, 12);
    expect(measures.invested.value).toBe(57_500);
    // A loan of 200,000 at 6 % over 30 years: 1,199.10 a month in every published table.
    expect(measures.payment.value).toBeCloseTo(1199.1, 2);
    expect(measures.cashFlow.value).toBeCloseTo(9339.2 - 840 - 12 * 1199.101, 1);
    expect(measures.debtCoverage.value).toBeCloseTo(9339.2 / (12 * 1199.101), 5);
    expect(measures.salePrice.value).toBeCloseTo(250_000 * 1.03 ** 10, 6);
    expect(course.years[9]?.grossRent).toBeCloseTo(16_800 * 1.025 ** 9, 6);
  });

  it('owes what the formula of the loan says', () => {
    const loan = { principal: 200_000, ratePerPeriod: 0.005, periods: 360 };
    for (const { year, balance } of course.years)
      expect(balance).toBeCloseTo(calculateBalance(loan, 12 * year).value ?? 0, 4);
    expect(measures.payment.value).toBeCloseTo(calculatePayment(loan).value ?? 0, 8);
  });

  it('has a rate at which the own flows are worth nothing', () => {
    const internal = measures.internalRate.value ?? Number.NaN;
    const discounted = calculateProperty({ ...deal, discountRate: internal });
    expect(discounted.measures.presentValue.value).toBeCloseTo(0, 4);
  });

  it('carries itself at the rent that breaks even, whatever was given', () => {
    for (const rent of [0, 1400, 5000])
      for (const rehabMonths of [0, 3]) {
        const given = { ...deal, rent, rehabMonths, units: 2, otherIncome: 50 };
        const needed = calculateProperty(given).measures.breakEvenRent.value ?? Number.NaN;
        const carried = calculateProperty({ ...given, rent: needed });
        expect(carried.measures.cashFlow.value).toBeCloseTo(0, 6);
      }
    const lost = calculateProperty({ ...deal, vacancy: 1 });
    expect(lost.measures.breakEvenRent.reason).toBe('denominator-not-positive');
  });

  it('splits what comes back into its sources', () => {
    const { partCashFlow, partPrincipal, partAppreciation, equityMultiple } = measures;
    const costs = 0.03 * 250_000 + course.sale.costs;
    const sum = [partCashFlow, partPrincipal, partAppreciation].reduce(
      (total, { value }) => total + (value ?? 0),
      0,
    );
    expect(1 + sum - costs / course.invested).toBeCloseTo(equityMultiple.value ?? 0, 10);
  });

  it('depreciates with half a month lost at each end, as the sale does', () => {
    const taxed = { ...deal, incomeTax: 0.3, gainTax: 0.2, recaptureTax: 0.25, downPayment: 1 };
    const { course: sold } = calculateProperty(taxed);
    const depreciable = 250_000 * 1.03 * 0.8;
    const yearly = depreciable / 27.5;
    const [first] = sold.years;
    expect(first?.tax).toBeCloseTo(
      0.3 * ((first?.netOperatingIncome ?? 0) - (yearly * 11.5) / 12),
      6,
    );
    const taken = (yearly / 12) * 119;
    const gain = sold.sale.price * 0.94 - (257_500 - taken);
    expect(sold.sale.tax).toBeCloseTo(
      0.25 * Math.min(gain, taken) + 0.2 * Math.max(0, gain - taken),
      4,
    );
  });

  it('keeps a loss for later income', () => {
    const losing = { ...deal, incomeTax: 0.3, rent: 900, rentGrowth: 0 };
    expect(calculateProperty(losing).course.years.every(({ tax }) => tax === 0)).toBe(true);
  });
});

describe('any deal', () => {
  it('repays what was borrowed, no more and no less', () => {
    fc.assert(
      fc.property(deals, (drawn) => {
        const long = { ...drawn, years: drawn.loanYears };
        const { course } = calculateProperty(long);
        const repaid = course.years.reduce((sum, { principal }) => sum + principal, 0);
        expect(repaid / drawn.price).toBeCloseTo(1 - drawn.downPayment, 8);
        expect(course.years.at(-1)?.balance ?? -1).toBeCloseTo(0, 4);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same in another unit of money', () => {
    fc.assert(
      fc.property(deals, (drawn) => {
        const { price, rent } = drawn;
        const one = getValues(drawn);
        const other = getValues({ ...drawn, price: price * 1000, rent: rent * 1000 });
        for (const ratio of ['capRate', 'cashOnCash', 'internalRate', 'equityMultiple'] as const)
          expect(isNear(other(ratio), one(ratio))).toBe(true);
        expect(isNear(other('saleProceeds'), 1000 * one('saleProceeds'))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('earns the same with and without a loan where there is none', () => {
    fc.assert(
      fc.property(deals, (drawn) => {
        const { measures } = calculateProperty({ ...drawn, downPayment: 1 });
        expect(measures.internalRate.value).toEqual(measures.internalRateUnleveraged.value);
        expect(measures.debtCoverage.reason).toBe('not-meaningful');
      }),
      { numRuns: 40 },
    );
  });

  it('never lets a number out that is none, in no part of its report', () => {
    fc.assert(
      fc.property(deals, (drawn) => {
        expect(listNumbers(createPropertyReport(drawn)).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('earns more with more rent, and less at a higher rate', () => {
    fc.assert(
      fc.property(deals, (drawn) => {
        const base = getPresentValue(drawn);
        expect(getPresentValue({ ...drawn, rent: drawn.rent + 100 })).toBeGreaterThan(base);
        const kept = { ...drawn, refinanceYear: 0 };
        const dearer = { ...kept, loanRate: drawn.loanRate + 0.02 };
        expect(getPresentValue(dearer)).toBeLessThanOrEqual(getPresentValue(kept) + 1e-6);
      }),
      { numRuns: 60 },
    );
  });
});

describe('scenarios, stresses and the tornado', () => {
  const report = createPropertyReport({ ...deal, rentInstead: 1500 });
  const getRate = (one: { measures: typeof report.base.measures }): number =>
    one.measures.internalRate.value ?? Number.NaN;

  it('are in order, the middle one as given', () => {
    const rates = propertyScenarios.map((scenario) => getRate(report.scenarios[scenario]));
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    expect(report.scenarios.realistic).toBe(report.base);
  });

  it('each stress costs return', () => {
    for (const stress of Object.values(report.stresses))
      expect(getRate(stress)).toBeLessThan(getRate(report.base));
    expect(report.stresses.price.measures.salePrice.value).toBeCloseTo(
      0.8 * (report.base.measures.salePrice.value ?? 0),
      6,
    );
  });

  it('the tornado begins with what moves most', () => {
    const spreads = report.tornado.map(({ low, high }) => Math.abs((high ?? 0) - (low ?? 0)));
    expect(spreads).toEqual(spreads.toSorted((one, other) => other - one));
    expect(spreads.every((spread) => spread > 0)).toBe(true);
    const price = report.tornado.find(({ input }) => input === 'price');
    // Paid less for the same worth: the return rises.
    expect(price?.low).toBeGreaterThan(price?.high ?? 1);
  });

  it('says what a tenant of the same means has, who invests the costs of buying too', () => {
    const { value, meta } = report.rentOrBuy;
    expect(value).not.toBeNull();
    expect(meta['investment']).toMatchObject({ 0: expect.closeTo(57_500 * 1.06, -4) });
    expect(createPropertyReport(deal).rentOrBuy.reason).toBe('input-missing');
  });

  it('other timings: sooner is worth more', () => {
    const rates = (['year-end', 'month-end', 'month-start'] as const).map(
      (timing) =>
        calculateProperty({ ...deal, rent: 2400 }, timing).measures.internalRate.value ?? 0,
    );
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  });
});

describe('the example of the page about real estate', () => {
  const example: PropertyDeal = {
    ...deal,
    price: 240_000,
    downPayment: 0.25,
    rent: 1900,
    rentGrowth: 0.02,
    propertyTax: 0,
    insurance: 0,
    management: 0,
    maintenance: 0,
    capitalReserve: 0,
    otherCosts: 7581 / 12,
    costGrowth: 0.02,
    appreciation: 0.02,
  };
  const getRate = (changed: Partial<PropertyDeal>, timing?: 'year-end'): string => {
    const { measures } = calculateProperty({ ...example, ...changed }, timing);
    return (100 * (measures.internalRate.value ?? Number.NaN)).toFixed(1);
  };

  it('was calculated elsewhere, and is met', () => {
    const { measures, course } = calculateProperty(example);
    const cash = course.years.reduce((sum, { cashFlow }) => sum + cashFlow, 0);
    expect(measures.invested.value).toBe(67_200);
    expect(measures.netOperatingIncome.value).toBeCloseTo(14_079, 6);
    expect(Math.round(measures.payment.value ?? 0)).toBe(1079);
    expect(Math.round(measures.salePrice.value ?? 0)).toBe(292_559);
    expect(Math.round(course.sale.balance)).toBe(150_634);
    expect(Math.round(measures.saleProceeds.value ?? 0)).toBe(124_371);
    expect(Math.round(cash)).toBe(24_658);
    expect(measures.debtCoverage.value?.toFixed(2)).toBe('1.09');
    expect(measures.cashOnCash.value?.toFixed(3)).toBe('0.017');
  });

  it('returns as much under each changed assumption', () => {
    expect(getRate({})).toBe('9.1');
    expect(getRate({}, 'year-end')).toBe('9.0');
    expect(getRate({ vacancy: 0.1 })).toBe('7.6');
    expect(getRate({ loanRate: 0.08 })).toBe('5.0');
    expect(getRate({ appreciation: 0 })).toBe('4.5');
    expect(getRate({ appreciation: 0.04 })).toBe('12.9');
  });
});
