import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastPaths, forecastYears, getForecastShocks } from './forecast-shocks.ts';
import { toMiddleGrowth, type ForecastLaw } from './forecast-law.ts';
import { findGrowthPrior } from './growth-prior.ts';
import { forecastHorizons, quantileLevels, simulateForecast } from './simulate-forecast.ts';

const law: ForecastLaw = {
  sales: 100,
  firstGrowth: 0.06,
  longRunGrowth: 0.04,
  deviation: 0.085,
  margins: {
    netIncome: { now: 0.2, usual: 0.15, deviation: 0.02 },
    freeCashFlow: { now: -0.05, usual: 0.02, deviation: 0.03 },
  },
};

const mean = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const getDeviation = (values: Float64Array): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

describe('the shocks', () => {
  it('are the same each time, of variance 1, with the tails of Student with 5 degrees', () => {
    const { growth, margin } = getForecastShocks();
    expect(getForecastShocks().growth).toBe(growth);
    expect(growth).toHaveLength(forecastPaths * forecastYears);
    expect(mean(growth)).toBeCloseTo(0, 2);
    expect(getDeviation(growth)).toBeCloseTo(1, 1);
    // A normal curve has 0.27 % beyond three deviations, this one 1.17 % (tables of Student's t).
    const beyond = growth.filter((value) => Math.abs(value) > 3).length / growth.length;
    expect(beyond).toBeGreaterThan(0.01);
    expect(beyond).toBeLessThan(0.0135);
    const products = growth.map((value, index) => value * (margin[index] ?? 0));
    expect(Math.abs(mean(products))).toBeLessThan(0.01);
  });
});

describe('a forecast', () => {
  const forecast = simulateForecast(law);

  it('has the middle path as its middle, and the wanted deviation over five years', () => {
    for (const years of forecastHorizons) {
      const path = toMiddleGrowth(law, years).reduce((sales, growth) => sales * (1 + growth), 100);
      expect(forecast[years].revenue[50] / path).toBeCloseTo(1, 1);
      expect(Math.abs(forecast[years].revenue[50] / path - 1)).toBeLessThan(0.02);
    }
    const { 10: low, 90: high } = forecast[5].revenue;
    const spread = (Math.log(high) - Math.log(low)) / 5;
    // Between the 10th and the 90th of a hundred lie 2.56 deviations of a normal curve.
    expect(spread / 2.563).toBeGreaterThan(0.9 * (0.085 / 1.04));
    expect(spread / 2.563).toBeLessThan(1.05 * (0.085 / 1.04));
  });

  it('returns margins to the usual ones', () => {
    const { revenue, netIncome, freeCashFlow } = forecast[15];
    expect((netIncome?.[50] ?? 0) / revenue[50]).toBeCloseTo(0.15, 1);
    expect(freeCashFlow?.[10]).toBeLessThan(0);
    expect(freeCashFlow?.[90]).toBeGreaterThan(0);
  });

  it('leaves out what has no margin', () => {
    expect(simulateForecast({ ...law, margins: {} })[5].netIncome).toBeUndefined();
  });
});

describe('any forecast', () => {
  const laws = fc.record({
    sales: fc.double({ min: 1, max: 1e12, noNaN: true }),
    firstGrowth: fc.double({ min: -0.15, max: 0.4, noNaN: true }),
    longRunGrowth: fc.double({ min: 0, max: 0.06, noNaN: true }),
    deviation: fc.double({ min: 0.01, max: 0.3, noNaN: true }),
    margins: fc.record({
      netIncome: fc.record({
        now: fc.double({ min: -1, max: 0.6, noNaN: true }),
        usual: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        deviation: fc.double({ min: 0.01, max: 0.06, noNaN: true }),
      }),
    }),
  });

  it('is in order, above nothing for sales, and in proportion to them', () => {
    fc.assert(
      fc.property(laws, (drawn) => {
        const [one, other] = [drawn, { ...drawn, sales: drawn.sales * 1000 }].map((each) =>
          simulateForecast(each),
        );
        for (const years of forecastHorizons) {
          const values = quantileLevels.map((level) => one?.[years].revenue[level] ?? 0);
          expect(values.every((value) => Number.isFinite(value) && value > 0)).toBe(true);
          expect(values).toEqual(values.toSorted((low, high) => low - high));
          const ratio = (other?.[years].revenue[90] ?? 0) / (one?.[years].revenue[90] ?? 1);
          expect(ratio).toBeCloseTo(1000, 6);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('companies of a size', () => {
  it('grow less and less differently the larger they are', () => {
    const priors = [100e6, 1e9, 5e9, 20e9, 400e9].map((sales) =>
      findGrowthPrior(sales, { year: 2015, inflation: 0.025 }),
    );
    const medians = priors.map(({ medianReal }) => medianReal);
    expect(medians).toEqual(medians.toSorted((one, other) => other - one));
    expect(medians.at(-1)).toBe(0.015);
    // The exhibit of the book: 4.5 to 7 billion, five years.
    expect(priors[2]).toMatchObject({ medianReal: 0.041, deviation: 0.087 });
  });

  it('are looked up in dollars of 2015', () => {
    const [then, now] = [2015, 2025].map((year) =>
      findGrowthPrior(55e9, { year, inflation: 0.025 }),
    );
    expect(then?.medianReal).toBe(0.015);
    expect(now?.medianReal).toBe(0.02);
  });

  it('differ less over longer times', () => {
    const prior = findGrowthPrior(5e9, { year: 2015, inflation: 0.025 });
    const deviations = [5, 7, 10, 15].map((years) => prior.horizon(years).deviation);
    expect(deviations).toEqual(deviations.toSorted((one, other) => other - one));
    expect(deviations[3]).toBeCloseTo(0.087 * (0.08 / 0.123) * Math.sqrt(10 / 15), 10);
  });
});
