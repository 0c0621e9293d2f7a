import { describe, expect, it } from 'vitest';
import {
  featuresOf,
  isAvailable,
  planFeatures,
  plans,
  yearlyCents,
  yearlyDiscountPercent,
} from './plans.ts';

describe('the plans', () => {
  it('save 17 % by the year: twelve months for the price of ten', () => {
    expect(yearlyCents(1999)).toBe(19_990);
    expect(plans.map(({ monthlyCents }) => yearlyDiscountPercent(monthlyCents ?? 0))).toEqual([
      0, 17, 17, 0,
    ]);
  });

  it('name every feature once, and build on each other', () => {
    expect(plans.flatMap(({ adds }) => adds).toSorted()).toEqual(planFeatures.toSorted());
    expect(featuresOf('enterprise')).toEqual(plans.flatMap(({ adds }) => adds));
    expect(featuresOf('freemium')).toEqual(plans[0]?.adds);
  });

  it('call working only what the engine of this release computes and draws', () => {
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
