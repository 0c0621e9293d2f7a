import type { IndicatorDefinition, IndicatorFold } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { outputAt } from '../per-candle.ts';

type Lengths = { readonly fast: number; readonly slow: number; readonly signal: number };

/** One value of an exponential average, of which `index` came before: a sum until its seed, the simple mean of the first `length`, is complete. */
function createEmaStep(length: number): (before: number, value: number, index: number) => number {
  const weight = 2 / (length + 1);
  return (before, value, index) => {
    if (index >= length) return before + weight * (value - before);
    if (index < 0) return 0;
    const sum = index === 0 ? value : before + value;
    return index === length - 1 ? sum / length : sum;
  };
}

/** Fast minus slow average, the average of that, and their difference, in one pass. */
function createMacd({ fast, slow, signal }: Lengths): IndicatorFold {
  const firstLine = Math.max(fast, slow) - 1;
  const firstSignal = firstLine + signal - 1;
  const [nextFast, nextSlow, nextSignal] = [createEmaStep(fast), createEmaStep(slow), createEmaStep(signal)];
  const carried = { fast: 0.5, slow: 0.5, signal: 0.5 };
  return {
    extend({ candles: { close } }, outputs, { from, to }) {
      const line = outputAt(outputs, 0);
      const average = outputAt(outputs, 1);
      const histogram = outputAt(outputs, 2);
      let { fast: fastAverage, slow: slowAverage, signal: signalAverage } = carried;
      for (let t = from; t < to; t += 1) {
        const value = close[t] ?? Number.NaN;
        fastAverage = nextFast(fastAverage, value, t);
        slowAverage = nextSlow(slowAverage, value, t);
        const difference = fastAverage - slowAverage;
        signalAverage = nextSignal(signalAverage, difference, t - firstLine);
        line[t] = t < firstLine ? Number.NaN : difference;
        average[t] = t < firstSignal ? Number.NaN : signalAverage;
        histogram[t] = t < firstSignal ? Number.NaN : difference - signalAverage;
      }
      carried.fast = fastAverage;
      carried.slow = slowAverage;
      carried.signal = signalAverage;
    },
  };
}

/**
 * Moving average convergence divergence: a fast exponential average of the close minus a slow one, an exponential average of that (seeded with
 * the simple mean of its first values), and the difference of the two.
 * @see G. Appel, Technical Analysis: Power Tools for Active Investors (2005)
 */
export const macdIndicator: IndicatorDefinition = {
  id: 'macd',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('fast', 12), candleCount('slow', 26), candleCount('signal', 9, { minimum: 1 })],
  outputs: [
    { name: 'macd', draw: 'line' },
    { name: 'signal', draw: 'line' },
    { name: 'histogram', draw: 'histogram' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    return createMacd({
      fast: numberOf(parameters, 'fast'),
      slow: numberOf(parameters, 'slow'),
      signal: numberOf(parameters, 'signal'),
    });
  },
};
