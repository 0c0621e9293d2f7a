import { type DefinitionCase, describeByDefinition } from '../../testing/definition-test.ts';
import {
  ago,
  average,
  combine,
  deviation,
  ema,
  minus,
  mapWindows,
  type Series,
  sma,
  sum,
  total,
  wilder,
} from '../../testing/plain-series.ts';
import { chaikinVolatilityIndicator } from './chaikin-volatility.ts';
import { garmanKlassVolatilityIndicator } from './garman-klass-volatility.ts';
import { historicalVolatilityIndicator } from './historical-volatility.ts';
import { massIndexIndicator } from './mass-index.ts';
import { parkinsonVolatilityIndicator } from './parkinson-volatility.ts';
import { relativeVolatilityIndexIndicator } from './relative-volatility-index.ts';
import { ulcerIndexIndicator } from './ulcer-index.ts';

const none = Number.NaN;
const logRatio = (first: Series, second: Series): number[] =>
  combine([first, second], (a = none, b = none) => Math.log(a) - Math.log(b));
const perYear = (variance: Series, candles: number): number[] =>
  variance.map((value) => 100 * Math.sqrt(value * candles));

function relativeVolatility(price: Series): number[] {
  const spread = mapWindows(price, 10, deviation);
  const change = minus(price, ago(price, 1));
  const up = wilder(
    combine([spread, change], (s = none, c = none) => (c > 0 ? s : s * 0)),
    14,
  );
  const down = wilder(
    combine([spread, change], (s = none, c = none) => (c < 0 ? s : s * 0)),
    14,
  );
  return combine([up, down], (a = none, b = none) => (100 * a) / (a + b));
}

const cases: DefinitionCase[] = [
  {
    definition: ulcerIndexIndicator,
    expected: ({ close }) => ({
      ulcer: mapWindows(close, 14, (window) => {
        const falls = window.map(
          (price, place) => 100 * (1 - price / Math.max(...window.slice(0, place + 1))),
        );
        return Math.sqrt(average(falls.map((fall) => fall * fall)));
      }),
    }),
  },
  {
    definition: massIndexIndicator,
    expected: ({ high, low }) => {
      const range = ema(minus(high, low), 9);
      return {
        mass: sum(
          combine([range, ema(range, 9)], (a = none, b = none) => a / b),
          25,
        ),
      };
    },
  },
  {
    definition: historicalVolatilityIndicator,
    expected: ({ close }) => ({
      volatility: perYear(
        mapWindows(
          logRatio(close, ago(close, 1)),
          20,
          (window) => total(window.map((value) => (value - average(window)) ** 2)) / 19,
        ),
        252,
      ),
    }),
  },
  {
    definition: parkinsonVolatilityIndicator,
    parameters: { candlesPerYear: 365 },
    expected: ({ high, low }) => ({
      volatility: perYear(
        mapWindows(
          logRatio(high, low),
          20,
          (window) => average(window.map((value) => value ** 2)) / Math.log(16),
        ),
        365,
      ),
    }),
  },
  {
    definition: garmanKlassVolatilityIndicator,
    expected: ({ open, high, low, close }) => ({
      volatility: perYear(
        sma(
          combine(
            [logRatio(high, low), logRatio(close, open)],
            (range = none, body = none) => range ** 2 / 2 - (Math.log(4) - 1) * body ** 2,
          ),
          20,
        ),
        252,
      ),
    }),
  },
  {
    definition: chaikinVolatilityIndicator,
    expected: ({ high, low }) => {
      const range = ema(minus(high, low), 10);
      return {
        change: combine(
          [range, ago(range, 10)],
          (now = none, then = none) => (100 * (now - then)) / then,
        ),
      };
    },
  },
  {
    definition: relativeVolatilityIndexIndicator,
    expected: ({ high, low }) => ({
      index: combine(
        [relativeVolatility(high), relativeVolatility(low)],
        (a = none, b = none) => (a + b) / 2,
      ),
    }),
  },
];

describeByDefinition(cases);
