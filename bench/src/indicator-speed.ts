import { calculateIndicator, type Candles, indicatorDefinitions, sliceCandles } from '@vela/engine';
import * as technicalIndicators from 'technicalindicators';
import * as tradingSignals from 'trading-signals';
import { createRandomWalk } from './random-walk.ts';

/** Best time in ms of one indicator on 1,000,000 candles: this engine and two public libraries. */
export type IndicatorTimes = {
  readonly name: string;
  readonly ours: number;
  readonly technicalIndicators: number;
  readonly tradingSignals: number;
  /** Largest relative difference between our last 1,000 values and those of each library. */
  readonly differences: { readonly technicalIndicators: number; readonly tradingSignals: number };
};

type Price = {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

/** The same candles in the input formats of the libraries, prepared before timing starts. */
type Series = {
  readonly candles: Candles;
  readonly closes: number[];
  readonly highs: number[];
  readonly lows: number[];
  readonly prices: readonly Price[];
};

type IndicatorComparison = {
  readonly name: string;
  readonly id: string;
  /** Output that is compared. */
  readonly output: string;
  readonly technicalIndicators: (series: Series) => number[];
  readonly tradingSignals: (series: Series) => number[];
};

/** Values of an indicator fed one input at a time; NaN where the step returns null or undefined. */
function collectValues<Input>(
  inputs: readonly Input[],
  step: (input: Input) => number | null | undefined,
): number[] {
  const values: number[] = [];
  for (const input of inputs) values.push(step(input) ?? Number.NaN);
  return values;
}

const indicatorComparisons: readonly IndicatorComparison[] = [
  {
    name: 'SMA(20)',
    id: 'sma',
    output: 'sma',
    technicalIndicators: ({ closes }) =>
      technicalIndicators.SMA.calculate({ period: 20, values: closes }),
    tradingSignals: ({ closes }) => {
      const sma = new tradingSignals.SMA(20);
      return collectValues(closes, (close) => sma.add(close));
    },
  },
  {
    name: 'EMA(20)',
    id: 'ema',
    output: 'ema',
    technicalIndicators: ({ closes }) =>
      technicalIndicators.EMA.calculate({ period: 20, values: closes }),
    tradingSignals: ({ closes }) => {
      const ema = new tradingSignals.EMA(20);
      return collectValues(closes, (close) => ema.add(close));
    },
  },
  {
    name: 'RSI(14)',
    id: 'rsi',
    output: 'rsi',
    technicalIndicators: ({ closes }) =>
      technicalIndicators.RSI.calculate({ period: 14, values: closes }),
    tradingSignals: ({ closes }) => {
      const rsi = new tradingSignals.RSI(14);
      return collectValues(closes, (close) => rsi.add(close));
    },
  },
  {
    name: 'MACD(12, 26, 9)',
    id: 'macd',
    output: 'signal',
    technicalIndicators: ({ closes }) =>
      technicalIndicators.MACD.calculate({
        values: closes,
        fastPeriod: 12,
        slowPeriod: 26,
        signalPeriod: 9,
        SimpleMAOscillator: false,
        SimpleMASignal: false,
      }).map(({ signal }) => signal ?? Number.NaN),
    tradingSignals: ({ closes }) => {
      const macd = new tradingSignals.MACD(
        new tradingSignals.EMA(12),
        new tradingSignals.EMA(26),
        new tradingSignals.EMA(9),
      );
      return collectValues(closes, (close) => macd.add(close)?.signal);
    },
  },
  {
    name: 'ATR(14)',
    id: 'atr',
    output: 'atr',
    technicalIndicators: ({ closes, highs, lows }) =>
      technicalIndicators.ATR.calculate({ period: 14, high: highs, low: lows, close: closes }),
    tradingSignals: ({ prices }) => {
      const atr = new tradingSignals.ATR(14);
      return collectValues(prices, (price) => atr.add(price));
    },
  },
  {
    name: 'Bollinger(20, 2)',
    id: 'bollinger-bands',
    output: 'upper',
    technicalIndicators: ({ closes }) =>
      technicalIndicators.BollingerBands.calculate({ period: 20, stdDev: 2, values: closes }).map(
        ({ upper }) => upper,
      ),
    tradingSignals: ({ closes }) => {
      const bands = new tradingSignals.BollingerBands(20, 2);
      return collectValues(closes, (close) => bands.add(close)?.upper);
    },
  },
];

/** Best time of several rounds in milliseconds, and the result of the last one. */
function measureBest<Result>(
  rounds: number,
  work: () => Result,
): { readonly ms: number; readonly result: Result } {
  let ms = Number.POSITIVE_INFINITY;
  let result = work();
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    result = work();
    ms = Math.min(ms, performance.now() - begin);
  }
  return { ms, result };
}

function calculateOurValues({ id, output }: IndicatorComparison, candles: Candles): Float64Array {
  const definition = indicatorDefinitions.find((candidate) => candidate.id === id);
  const calculated =
    definition === undefined ? undefined : calculateIndicator(definition, { candles });
  const column = calculated?.kind === 'values' ? calculated.values[output] : undefined;
  if (column === undefined) throw new Error(`${id} has no ${output}`);
  return column;
}

function findLargestDifference(ours: Float64Array, theirs: readonly number[]): number {
  let largest = 0;
  for (let back = 1; back <= 1000; back += 1) {
    const own = ours.at(-back) ?? Number.NaN;
    largest = Math.max(largest, Math.abs((theirs.at(-back) ?? Number.NaN) - own) / Math.abs(own));
  }
  return largest;
}

function compareLibraries(
  contest: IndicatorComparison,
  series: Series,
  short: Series,
): IndicatorTimes {
  // Warm-up, so that compiled code is measured.
  for (let round = 0; round < 50; round += 1) {
    calculateOurValues(contest, short.candles);
    contest.technicalIndicators(short);
    contest.tradingSignals(short);
  }
  const ours = measureBest(20, () => calculateOurValues(contest, series.candles));
  const first = measureBest(2, () => contest.technicalIndicators(series));
  const second = measureBest(2, () => contest.tradingSignals(series));
  return {
    name: contest.name,
    ours: ours.ms,
    technicalIndicators: first.ms,
    tradingSignals: second.ms,
    differences: {
      technicalIndicators: findLargestDifference(ours.result, first.result),
      tradingSignals: findLargestDifference(ours.result, second.result),
    },
  };
}

function toSeries(candles: Candles): Series {
  const prices = Array.from(candles.close, (close, t): Price => {
    const [open = close, high = close, low = close] = [
      candles.open[t],
      candles.high[t],
      candles.low[t],
    ];
    return { open, high, low, close };
  });
  return {
    candles,
    closes: [...candles.close],
    highs: [...candles.high],
    lows: [...candles.low],
    prices,
  };
}

/** Measures six indicators with usual parameters on one seeded walk of 1,000,000 candles. */
export function measureIndicatorSpeed(): readonly IndicatorTimes[] {
  const candles = createRandomWalk(2024, 1_000_000);
  const [series, short] = [toSeries(candles), toSeries(sliceCandles(candles, 0, 10_000))];
  return indicatorComparisons.map((contest) => compareLibraries(contest, series, short));
}
