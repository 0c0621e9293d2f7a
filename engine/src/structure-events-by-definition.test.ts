import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import type { Candles, Interval } from './candles/candles.ts';
import { sliceCandles } from './candles/to-candles.ts';
import { createRandomCandles } from './testing/random-candles.ts';
import { hasSharedData, readCandles } from './testing/shared-data.ts';

// Reference implementation of the definitions: slow, and without state but the bias.

type Side = 'high' | 'low';
type Turn = {
  readonly side: Side;
  readonly formedAt: number;
  readonly confirmedAt: number;
  readonly price: number;
};
type Event = {
  readonly kind: 'break-of-structure' | 'change-of-character';
  readonly scale: 'internal' | 'swing';
  readonly direction: 'bullish' | 'bearish';
  readonly level: number;
  readonly formedAt: number;
  readonly confirmedAt: number;
  /** The candle that closed back beyond the level within ten candles. */
  readonly failedAt: number | undefined;
};

type Prices = {
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
};

/**
 * Pivots of legs of `size` candles: a low on the first bearish leg, then highs and lows alternate.
 */
function findTurns({ high, low }: Prices, size: number): Turn[] {
  const turns: Turn[] = [];
  for (let t = size; t < high.length; t += 1) {
    const i = t - size;
    const [top = Number.NaN, ...laterHighs] = high.slice(i, t + 1);
    const [bottom = Number.NaN, ...laterLows] = low.slice(i, t + 1);
    const isHigh = top > Math.max(...laterHighs);
    const isLow = !isHigh && bottom < Math.min(...laterLows);
    const leg = turns.at(-1)?.side ?? 'high';
    if (isHigh && leg === 'low')
      turns.push({ side: 'high', formedAt: i, confirmedAt: t, price: top });
    if (isLow && leg === 'high')
      turns.push({ side: 'low', formedAt: i, confirmedAt: t, price: bottom });
  }
  return turns;
}

const latest = (turns: readonly Turn[], side: Side, t: number): Turn | undefined =>
  turns.findLast((turn) => turn.side === side && turn.confirmedAt <= t);

type ScaleInput = {
  readonly scale: Event['scale'];
  readonly turns: readonly Turn[];
  readonly outer: readonly Turn[] | undefined;
};

/** Breaks of one scale: a close strictly beyond the latest pivot of a side, once per pivot. */
function findScaleEvents(prices: Prices, input: ScaleInput): Event[] {
  const events: Event[] = [];
  for (const t of prices.close.keys()) {
    for (const side of ['high', 'low'] as const) {
      const turn = findBrokenTurn(prices, input, { side, t });
      if (
        turn === undefined ||
        events.some(({ formedAt, level }) => formedAt === turn.formedAt && level === turn.price)
      )
        continue;
      const direction = side === 'high' ? 'bullish' : 'bearish';
      const before = events.at(-1)?.direction ?? direction;
      events.push({
        kind: before === direction ? 'break-of-structure' : 'change-of-character',
        scale: input.scale,
        direction,
        level: turn.price,
        formedAt: turn.formedAt,
        confirmedAt: t,
        failedAt: findFailure(prices, { side, level: turn.price, t }),
      });
    }
  }
  return events;
}

/**
 * The pivot that candle `t` closes beyond. At the internal scale a pivot of the larger scale on
 * that side must be known, at another price.
 */
function findBrokenTurn(
  { close }: Prices,
  { turns, outer }: ScaleInput,
  { side, t }: { side: Side; t: number },
): Turn | undefined {
  const turn = latest(turns, side, t);
  const price = close[t] ?? Number.NaN;
  if (turn === undefined || !(side === 'high' ? price > turn.price : price < turn.price))
    return undefined;
  if (outer === undefined) return turn;
  const larger = latest(outer, side, t);
  return larger === undefined || larger.price === turn.price ? undefined : turn;
}

function findFailure(
  { close }: Prices,
  { side, level, t }: { side: Side; level: number; t: number },
): number | undefined {
  const back = close
    .slice(t + 1, t + 11)
    .findIndex((price) => (side === 'high' ? price < level : price > level));
  return back < 0 ? undefined : t + 1 + back;
}

/** All events by close; on one candle those of the internal scale first. */
function findEventsByDefinition({ high, low, close }: Candles): Event[] {
  const prices = { high: [...high], low: [...low], close: [...close] };
  const inner = findTurns(prices, 5);
  const outer = findTurns(prices, 50);
  const events = [
    ...findScaleEvents(prices, { scale: 'internal', turns: inner, outer }),
    ...findScaleEvents(prices, { scale: 'swing', turns: outer, outer: undefined }),
  ];
  return events.toSorted((a, b) => a.confirmedAt - b.confirmedAt);
}

function listEvents(candles: Candles): unknown[] {
  return analyzeTechnical(candles).findings.flatMap(
    ({ kind, scale, direction, top, bottom, formedAt, confirmedAt, transitions }) => {
      if (kind !== 'break-of-structure' && kind !== 'change-of-character') return [];
      const failedAt = transitions.find(({ state }) => state === 'failed')?.at;
      return [
        {
          kind,
          scale,
          direction,
          level: top === bottom ? top : Number.NaN,
          formedAt,
          confirmedAt,
          failedAt,
        },
      ];
    },
  );
}

type RealSeries = readonly [path: string, interval: Interval, length: number, events: number];
const published: readonly RealSeries[] = [['daily/VIX_1d', '1d', 9235, 567]];
const real: readonly RealSeries[] = [
  ['intraday/EURUSD_15m', '15m', 24_424, 1431],
  ['intraday/BTCUSDT_1h', '1h', 5000, 309],
  ['intraday/BTCUSDT_5m', '5m', 5000, 278],
  ['intraday/SPY_1m', '1m', 5000, 270],
  ['intraday/ETHUSDT_1h', '1h', 5000, 309],
  ['daily/AAPL_1d', '1d', 5000, 278],
  ['daily/GC_1d', '1d', 5000, 277],
];

describe('structure events against a reference implementation', () => {
  it.each([1, 2, 3, 4, 5])('are the same on random walk %d', (seed) => {
    const candles = createRandomCandles({ seed, length: 3000 });
    const events = listEvents(candles);
    expect(events.length).toBeGreaterThan(50);
    expect(events).toEqual(findEventsByDefinition(candles));
  });

  it.each([...published, ...(hasSharedData ? real : [])])(
    'are the same on %s (%s), %d candles: %d events',
    (...[path, interval, length, count]) => {
      const candles = sliceCandles(readCandles(`ohlcv/${path}.csv`, interval), 0, length);
      const events = listEvents(candles);
      expect(candles).toHaveLength(length);
      expect(events).toEqual(findEventsByDefinition(candles));
      expect(events).toHaveLength(count);
    },
  );
});
