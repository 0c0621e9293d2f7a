import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateDuPont } from '../quality/du-pont.ts';
import { calculatePiotroski, type PiotroskiYear } from '../quality/piotroski.ts';
import { calculateRatio, ratioIds, ratios } from './registry.ts';
import type { RatioAmounts } from './ratio-inputs.ts';

const names = [
  ...new Set(ratioIds.flatMap((id) => ratios[id].ways.flatMap(({ inputs }) => inputs))),
];
const anything = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE, 5e-324),
);
const amounts: fc.Arbitrary<RatioAmounts> = fc.dictionary(fc.constantFrom(...names), anything);

describe('every ratio', () => {
  it('is a finite number, or has a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ratioIds), amounts, (id, given) => {
        const { value, reason } = calculateRatio(id, given);
        expect(value === null ? reason !== null : Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('of two amounts in money stays the same in another unit of money', () => {
    const free = new Set(['days', 'employees', 'shares', 'earningsGrowth', 'priceToEarnings']);
    // Whole amounts: the difference of nearly equal fractions has no digits left to compare.
    const positive = fc.integer({ min: 1, max: 1_000_000 });
    const all = fc.record(Object.fromEntries(names.map((name) => [name, positive])));
    const ids = ratioIds.filter((id) => ['ratio', 'percent', 'days'].includes(ratios[id].unit));
    fc.assert(
      fc.property(fc.constantFrom(...ids), all, (id, given) => {
        const thousands = Object.fromEntries(
          Object.entries(given).map(([name, value]) => [
            name,
            free.has(name) || name.startsWith('daysOf') ? value : value * 1000,
          ]),
        );
        const [one, other] = [calculateRatio(id, given), calculateRatio(id, thousands)];
        expect(other.reason).toBe(one.reason);
        if (one.value === null) return;
        // A difference of equal amounts is 0, and loses the digits of nearly equal ones.
        const difference = (other.value ?? Number.NaN) - one.value;
        expect(Math.abs(difference)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(one.value)));
      }),
    );
  });

  it('names what it lacks', () => {
    expect(calculateRatio('current-ratio', { currentAssets: 5 })).toEqual({
      value: null,
      reason: 'input-missing',
      meta: { missing: 'currentLiabilities' },
    });
  });

  it.each([
    ['price-to-earnings', { marketCap: 100, netIncome: -5 }],
    ['return-on-equity', { netIncome: 5, averageEquity: -10 }],
    ['enterprise-value-to-ebitda', { enterpriseValue: 100, ebitda: 0 }],
    ['price-earnings-to-growth', { priceToEarnings: 20, earningsGrowth: -0.1 }],
    ['effective-tax-rate', { tax: 5, preTaxIncome: -3 }],
  ] as const)('%s of %j means nothing', (id, given) => {
    expect(calculateRatio(id, given)).toMatchObject({
      value: null,
      reason: 'denominator-not-positive',
    });
  });
});

describe('scores', () => {
  it('give return on equity as the product of its five factors', () => {
    const amount = fc.double({ min: 1, max: 1e6, noNaN: true });
    const inputs = fc.record({
      netIncome: amount,
      preTaxIncome: amount,
      ebit: amount,
      revenue: amount,
      averageAssets: amount,
      averageEquity: amount,
    });
    fc.assert(
      fc.property(inputs, (given) => {
        const product = calculateDuPont(given).value ?? Number.NaN;
        expect(product / (given.netIncome / given.averageEquity)).toBeCloseTo(1, 9);
      }),
    );
  });

  const weak: PiotroskiYear = {
    netIncome: -10,
    operatingCashFlow: -20,
    openingAssets: 100,
    assets: 100,
    longTermDebt: 40,
    currentAssets: 30,
    currentLiabilities: 30,
    shares: 10,
    grossProfit: 20,
    revenue: 100,
  };
  const strong: PiotroskiYear = {
    ...weak,
    netIncome: 10,
    operatingCashFlow: 20,
    longTermDebt: 20,
    currentAssets: 40,
    shares: 9,
    grossProfit: 30,
    revenue: 120,
  };

  it('count nine signs of a company that gets healthier and none of one that does not', () => {
    expect(calculatePiotroski(strong, weak).value).toBe(9);
    expect(calculatePiotroski({ ...weak, shares: 11 }, strong).value).toBe(0);
  });

  it('do not take a point from a year of buy-backs', () => {
    expect(calculatePiotroski(strong, weak).meta).toMatchObject({ shares: true });
  });
});
