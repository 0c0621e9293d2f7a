import { describe, expect, it } from 'vitest';
import {
  getPlanFeatures,
  isAvailable,
  planFeatures,
  plans,
  calculateYearlyCents,
  calculateYearlyDiscountPercent,
} from './plans.ts';

describe('the plans', () => {
  it('save 17 % per year: twelve months for the price of ten', () => {
    expect(calculateYearlyCents(1999)).toBe(19_990);
    expect(
      plans.map(({ monthlyCents }) => calculateYearlyDiscountPercent(monthlyCents ?? 0)),
    ).toEqual([0, 17, 17, 0]);
  });

  it('name every feature once, and build on each other', () => {
    expect(plans.flatMap(({ adds }) => adds).toSorted()).toEqual(planFeatures.toSorted());
    expect(getPlanFeatures('enterprise')).toEqual(plans.flatMap(({ adds }) => adds));
    expect(getPlanFeatures('freemium')).toEqual(plans[0]?.adds);
  });

  it('mark only features as available that this release computes and draws', () => {
    expect(planFeatures.filter(isAvailable)).toEqual([
      'technical-analysis',
      'markets',
      'trend-drawings',
      'support-resistance',
      'unlimited-indicators',
    ]);
    expect(plans.filter(({ active }) => active).map(({ name }) => name)).toEqual(['freemium']);
  });
});
