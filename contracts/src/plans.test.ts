import { describe, expect, it } from 'vitest';
import { featuresOf, planFeatures, plans, yearlyCents, yearlyDiscountPercent } from './plans.ts';

describe('the plans', () => {
  it('save 17 % by the year: twelve months for the price of ten', () => {
    expect(yearlyCents(1999)).toBe(19_990);
    expect(plans.map(({ monthlyCents }) => yearlyDiscountPercent(monthlyCents ?? 0))).toEqual([0, 17, 17, 0]);
  });

  it('name every feature once, and build on each other', () => {
    expect(plans.flatMap(({ adds }) => adds).toSorted()).toEqual(planFeatures.toSorted());
    expect(featuresOf('enterprise')).toEqual(plans.flatMap(({ adds }) => adds));
    expect(featuresOf('freemium')).toEqual(plans[0]?.adds);
  });
});
