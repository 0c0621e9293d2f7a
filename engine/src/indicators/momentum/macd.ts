import { at } from '../../candles/column.ts';
import { createEmaStep } from '../ema.ts';
import { defineIndicator, type IndicatorFold } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { getOutput } from '../candle-fold.ts';

type Lengths = { readonly fast: number; readonly slow: number; readonly signal: number };

type Averages = { fast: number; slow: number; signal: number };

/** One step of the averages during their warm-up: fast minus slow, NaN while not defined. */
function createWarmUp({
  fast,
  slow,
  signal,
}: Lengths): (averages: Averages, close: Float64Array, t: number) => number {
  const firstLine = Math.max(fast, slow) - 1;
  const [nextFast, nextSlow, nextSignal] = [
    createEmaStep(fast),
    createEmaStep(slow),
    createEmaStep(signal),
  ];
  return (averages, close, t) => {
    averages.fast = nextFast(averages.fast, at(close, t), t);
    averages.slow = nextSlow(averages.slow, at(close, t), t);
    const difference = averages.fast - averages.slow;
    averages.signal = nextSignal(averages.signal, difference, t - firstLine);
    return t < firstLine ? Number.NaN : difference;
  };
}

/** MACD line, signal line and histogram, in one pass. */
function createMacd(lengths: Lengths): IndicatorFold {
  const firstSignal = Math.max(lengths.fast, lengths.slow) + lengths.signal - 2;
  const warmUp = createWarmUp(lengths);
  const fastWeight = 2 / (lengths.fast + 1);
  const slowWeight = 2 / (lengths.slow + 1);
  const signalWeight = 2 / (lengths.signal + 1);
  const carried: Averages = { fast: 0.5, slow: 0.5, signal: 0.5 };
  return {
    extend({ candles: { close } }, outputs, { from, to }) {
      const line = getOutput(outputs, 0);
      const average = getOutput(outputs, 1);
      const histogram = getOutput(outputs, 2);
      for (let t = from; t < Math.min(to, firstSignal + 1); t += 1) {
        line[t] = warmUp(carried, close, t);
        average[t] = t < firstSignal ? Number.NaN : carried.signal;
        histogram[t] = at(line, t) - at(average, t);
      }
      let { fast, slow, signal } = carried;
      for (let t = Math.max(from, firstSignal + 1); t < to; t += 1) {
        const value = close[t] ?? Number.NaN;
        fast += fastWeight * (value - fast);
        slow += slowWeight * (value - slow);
        const difference = fast - slow;
        signal += signalWeight * (difference - signal);
        line[t] = difference;
        average[t] = signal;
        histogram[t] = difference - signal;
      }
      carried.fast = fast;
      carried.slow = slow;
      carried.signal = signal;
    },
  };
}

// @see G. Appel, Technical Analysis: Power Tools for Active Investors (2005)
/** Fast minus slow exponential average, that average's own as signal line, and their difference. */
export const macdIndicator = defineIndicator({
  id: 'macd',
  pane: 'own',
  parameters: [
    createCandleCountParameter('fast', 12),
    createCandleCountParameter('slow', 26),
    createCandleCountParameter('signal', 9, { minimum: 1 }),
  ],
  outputs: [
    { name: 'macd', draw: 'line' },
    { name: 'signal', draw: 'line' },
    { name: 'histogram', draw: 'histogram' },
  ],
  levels: [0],
  create({ fast, slow, signal }) {
    return createMacd({
      fast: fast,
      slow: slow,
      signal: signal,
    });
  },
});
