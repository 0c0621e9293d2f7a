import {
  approximateFasterShare,
  calculateCompoundGrowth,
  calculateCoverageScore,
  calculateRobustGrowth,
} from '@vela/engine';
import { runFade } from './valuation-vectors.ts';
import type { InputReader, Outputs } from './vector.ts';

/** Growth a year, from two ends or from a line through all years. */
export function runGrowthVector(name: string, inputs: InputReader): Outputs {
  if (/cagr|rri/.test(name)) {
    const [start, end] = [inputs.number('start', 'a'), inputs.number('end', 'b')];
    const cagr = calculateCompoundGrowth(start, end, inputs.number('n', 'years')).value;
    return { cagr, value: cagr };
  }
  const [x, y] = [inputs.numbers('x_years', 'x'), inputs.numbers('earnings_bn', 'earnings', 'y')];
  const weights = inputs.has('weights') ? inputs.numbers('weights') : x.map(() => 1);
  const { value, meta } = calculateRobustGrowth(
    x.map((at, index) => ({ x: at, y: y[index] ?? Number.NaN, weight: weights[index] ?? 0 })),
  );
  return { growth: value, slope: meta['slope'], avg_abs: meta['meanSize'] };
}

/** Base rates, fades and coverage of forecasts. */
export function runForecastVector(name: string, inputs: InputReader): Outputs {
  if (/fade/.test(name)) return runFade(inputs);
  if (/coverage/.test(name)) {
    const count = inputs.number('n', 'count');
    const promised = inputs.optional('p', 'nominal', 'promised', 'target') ?? 0.8;
    const hits =
      inputs.optional('hits', 'k', 'inside') ?? inputs.number('coverage', 'observed') * count;
    const { value, meta } = calculateCoverageScore(hits, count, promised);
    return { z: value, coverage: meta['coverage'], se: meta['error'] };
  }
  const { value } = approximateFasterShare(
    inputs.number('nominal_growth'),
    inputs.number('inflation'),
    {
      medianReal: inputs.number('median_real'),
      deviation: inputs.number('sd'),
    },
  );
  return { p: value };
}
