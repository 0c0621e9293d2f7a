import type { FigureFinding, WireFinding } from '@vela/contracts';
import { toCandles } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import { toSessionBands, addSwings } from './panel-layers.ts';

const at = (hour: number, minute = 0) => Date.UTC(2026, 4, 13, hour, minute);

const swing = (id: string, formedAt: number, price: number): WireFinding => ({
  id,
  kind: 'swing-low',
  direction: 'bullish',
  timeframe: '1h',
  formedAt,
  confirmedAt: formedAt + 5,
  top: price,
  bottom: price,
  refs: [],
  transitions: [],
  measures: {},
});

describe('sessions behind the candles', () => {
  const halfHourMs = 1_800_000;
  // Wednesday, 13 May 2026, when New York is four hours behind UTC.
  const midnight = Date.UTC(2026, 4, 13);
  const candles = toCandles(
    '30m',
    Array.from({ length: 48 }, (_, index) => ({
      openTime: midnight + index * halfHourMs,
      open: 1,
      high: 2,
      low: 1,
      close: 2,
      volume: 1,
    })),
  );

  it('are the ones with session highs and lows, on the candles that open in them', () => {
    expect(toSessionBands(candles, 'crypto')).toEqual([
      { name: 'asia', from: at(0), to: at(3, 30) },
      { name: 'london-open', from: at(6), to: at(8, 30) },
      { name: 'new-york-morning', from: at(11), to: at(13, 30) },
      { name: 'london-close', from: at(14), to: at(15, 30) },
      { name: 'lunch', from: at(16), to: at(16, 30) },
      { name: 'new-york-afternoon', from: at(17, 30), to: at(19, 30) },
    ]);
  });
});

describe('the swings of a divergence', () => {
  const {
    refs: _refs,
    timeframe: _timeframe,
    measures: _measures,
    ...low
  } = swing('divergence', 10, 97);
  const divergence: FigureFinding = { ...low, kind: 'divergence' };

  it('are the two it refers to, the earlier one first', () => {
    const found = [swing('late', 32, 97), swing('early', 10, 100)];
    expect(addSwings(divergence, ['early', 'late'], found).swings).toEqual([
      { at: 10, price: 100 },
      { at: 32, price: 97 },
    ]);
  });

  it('throw when they are not among the findings', () => {
    expect(() => addSwings(divergence, ['early', 'late'], [swing('early', 10, 100)])).toThrow(
      'divergence',
    );
  });
});
