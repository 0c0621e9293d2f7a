import { type DefinitionCase, describeByDefinition } from '../../testing/definition-test.ts';
import { calculateLeastSquaresLine } from '../../testing/plain-line.ts';
import {
  ago,
  average,
  combine,
  deviation,
  minus,
  mapWindows,
  type Series,
  total,
} from '../../testing/plain-series.ts';
import { betaIndicator } from './beta.ts';
import { correlationIndicator } from './correlation.ts';
import { hurstExponentIndicator } from './hurst-exponent.ts';
import { linearRegressionSlopeIndicator } from './linear-regression-slope.ts';
import { priceRelativeStrengthIndicator } from './price-relative-strength.ts';
import { rSquaredIndicator } from './r-squared.ts';

const none = Number.NaN;
const percentChange = (series: Series, length: number): number[] =>
  combine([series, ago(series, length)], (now = none, then = none) => (100 * (now - then)) / then);

type Pairs = readonly (readonly [number, number])[];

const covariance = (pairs: Pairs): number =>
  average(pairs.map(([a, b]) => a * b)) -
  average(pairs.map(([a]) => a)) * average(pairs.map(([, b]) => b));

/** Statistic of the last `length` pairs of two series. */
function rollingPairs(
  [first, second]: readonly [Series, Series],
  length: number,
  figure: (pairs: Pairs) => number,
): number[] {
  return first.map((_, t) => {
    if (t < length - 1) return none;
    const pairs = first
      .slice(t - length + 1, t + 1)
      .map((value, place): [number, number] => [value, second[t - length + 1 + place] ?? none]);
    return pairs.some((pair) => pair.some(Number.isNaN)) ? none : figure(pairs);
  });
}

function slopeOn(pairs: Pairs): number {
  return covariance(pairs) / covariance(pairs.map(([, market]) => [market, market]));
}

/**
 * Hurst exponent from the rescaled ranges of halves, quarters and so on, of at least eight changes.
 */
function hurst(changes: Series): number {
  const points: [number, number][] = [];
  for (let parts = 1; Math.floor(changes.length / parts) >= 8; parts *= 2) {
    const size = Math.floor(changes.length / parts);
    const ranges = Array.from({ length: parts }, (_, part) => {
      const values = changes.slice(part * size, (part + 1) * size);
      const sums = values.map(
        (_value, place) => total(values.slice(0, place + 1)) - (place + 1) * average(values),
      );
      return (Math.max(...sums) - Math.min(...sums)) / deviation(values);
    });
    points.push([Math.log10(average(ranges)), Math.log10(size)]);
  }
  return slopeOn(points);
}

const cases: DefinitionCase[] = [
  {
    definition: betaIndicator,
    parameters: { length: 30 },
    expected: ({ close }, other) => {
      const changes = [percentChange(close, 1), percentChange(other.close, 1)] as const;
      return {
        beta: rollingPairs(changes, 30, slopeOn),
        betaUp: rollingPairs(changes, 30, (pairs) =>
          slopeOn(pairs.filter(([, market]) => market > 0)),
        ),
        betaDown: rollingPairs(changes, 30, (pairs) =>
          slopeOn(pairs.filter(([, market]) => market < 0)),
        ),
      };
    },
  },
  {
    definition: correlationIndicator,
    expected: ({ close }, other) => {
      const correlation = rollingPairs([close, other.close], 20, (pairs) => {
        const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
        return (
          average(pairs.map(([a, b]) => (a - average(first)) * (b - average(second)))) /
          deviation(first) /
          deviation(second)
        );
      });
      return { correlation, rSquared: correlation.map((value) => value ** 2) };
    },
  },
  {
    definition: priceRelativeStrengthIndicator,
    expected: ({ close }, other) => ({
      value: combine([close, other.close], (a = none, b = none) => a / b),
    }),
  },
  {
    definition: priceRelativeStrengthIndicator,
    parameters: { show: 'lead', length: 12 },
    expected: ({ close }, other) => ({
      value: minus(percentChange(close, 12), percentChange(other.close, 12)),
    }),
  },
  {
    definition: linearRegressionSlopeIndicator,
    expected: ({ close }) => ({
      slope: mapWindows(close, 14, (window) => calculateLeastSquaresLine(window).slope),
    }),
  },
  {
    definition: rSquaredIndicator,
    expected: ({ close }) => ({
      rSquared: mapWindows(
        close,
        14,
        (window) =>
          slopeOn(window.map((value, place) => [place, value])) *
          calculateLeastSquaresLine(window).slope,
      ),
    }),
  },
  {
    definition: hurstExponentIndicator,
    expected: ({ close }) => ({
      exponent: mapWindows(minus(close.map(Math.log), ago(close, 1).map(Math.log)), 100, hurst),
    }),
  },
];

describeByDefinition(cases);
