import { calculateIndicator, type Candles, indicatorDefinitions, sliceCandles } from '@vela/engine';
import * as technicalIndicators from 'technicalindicators';
import * as tradingSignals from 'trading-signals';
import { randomWalk } from './random-walk.ts';

/** Best time of one indicator on a million candles: ours, from candles to columns, and those of two public libraries. */
export type IndicatorTimes = {
  readonly name: string;
  readonly ours: number;
  readonly technicalIndicators: number;
  readonly tradingSignals: number;
  /** The largest difference between our last thousand values and those of each library, relative to the value. */
  readonly differences: { readonly technicalIndicators: number; readonly tradingSignals: number };
};

type Price = {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

/** The same candles in the forms the libraries take, made before the clock starts. */
type Series = {
  readonly candles: Candles;
  readonly closes: number[];
  readonly highs: number[];
  readonly lows: number[];
  readonly prices: readonly Price[];
};

type Contest = {
  readonly name: string;
  readonly id: string;
  /** The output that is compared. */
  readonly output: string;
  readonly technicalIndicators: (series: Series) => number[];
  readonly tradingSignals: (series: Series) => number[];
};

/** All values of an indicator that is given one input after the other; undefined or null while it has none. */
function fed<Input>(
  inputs: readonly Input[],
  step: (input: Input) => number | null | undefined,
): number[] {
  const values: number[] = [];
  for (const input of inputs) values.push(step(input) ?? Number.NaN);
  return values;
}

const contests: readonly Contest[] = [
  {
    name: 'SMA(20)',
    id: 'sma',
    output: 'sma',
    technicalIndicators: ({ closes }) =>
      technicalIndicators.SMA.calculate({ period: 20, values: closes }),
    tradingSignals: ({ closes }) => {
      const sma = new tradingSignals.SMA(20);
      return fed(closes, (close) => sma.add(close));
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
      return fed(closes, (close) => ema.add(close));
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
      return fed(closes, (close) => rsi.add(close));
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
      return fed(closes, (close) => macd.add(close)?.signal);
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
      return fed(prices, (price) => atr.add(price));
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
      return fed(closes, (close) => bands.add(close)?.upper);
    },
  },
];

/** Best time of several rounds in milliseconds, and what the last one gave. */
function bestOf<Result>(
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

function ourValues({ id, output }: Contest, candles: Candles): Float64Array {
  const definition = indicatorDefinitions.find((candidate) => candidate.id === id);
  const calculated =
    definition === undefined ? undefined : calculateIndicator(definition, { candles });
  const column = calculated?.kind === 'values' ? calculated.values[output] : undefined;
  if (column === undefined) throw new Error(`${id} has no ${output}`);
  return column;
}

function largestDifference(ours: Float64Array, theirs: readonly number[]): number {
  let largest = 0;
  for (let back = 1; back <= 1000; back += 1) {
    const own = ours.at(-back) ?? Number.NaN;
    largest = Math.max(largest, Math.abs((theirs.at(-back) ?? Number.NaN) - own) / Math.abs(own));
  }
  return largest;
}

function contend(contest: Contest, series: Series, short: Series): IndicatorTimes {
  // The first runs are interpreted; the figures are those of compiled code.
  for (let round = 0; round < 50; round += 1) {
    ourValues(contest, short.candles);
    contest.technicalIndicators(short);
    contest.tradingSignals(short);
  }
  const ours = bestOf(20, () => ourValues(contest, series.candles));
  const first = bestOf(2, () => contest.technicalIndicators(series));
  const second = bestOf(2, () => contest.tradingSignals(series));
  return {
    name: contest.name,
    ours: ours.ms,
    technicalIndicators: first.ms,
    tradingSignals: second.ms,
    differences: {
      technicalIndicators: largestDifference(ours.result, first.result),
      tradingSignals: largestDifference(ours.result, second.result),
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

/** Measures six classic indicators on a seeded random walk of a million candles, with their usual parameters, on the one thread that calls it. */
export function measureIndicatorSpeed(): readonly IndicatorTimes[] {
  const candles = randomWalk(2024, 1_000_000);
  const [series, short] = [toSeries(candles), toSeries(sliceCandles(candles, 0, 10_000))];
  return contests.map((contest) => contend(contest, series, short));
}
