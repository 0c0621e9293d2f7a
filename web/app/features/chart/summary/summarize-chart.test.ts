import type { SeriesSource, WireCandles, WireFinding } from '@vela/contracts';
import { expect, it } from 'vitest';
import { summarizeChart } from './summarize-chart.ts';

const source: SeriesSource = {
  kind: 'file',
  vendor: 'hand',
  asOf: 4,
  anchor: 1,
  adjustment: 'raw',
  health: [],
  refusals: [],
};
const candles: WireCandles = {
  symbol: 'X',
  interval: '1h',
  source,
  hash: '',
  openTime: [1, 2, 3, 4],
  open: [10, 12, 11, 14],
  high: [13, 15, 12, 16],
  low: [9, 11, 8, 13],
  close: [12, 11, 14, 15],
  volume: [1, 1, 1, 1],
};

function gap(id: string, bottom: number, top: number): WireFinding {
  return {
    id,
    kind: 'fair-value-gap',
    direction: 'bullish',
    timeframe: '1h',
    formedAt: 1,
    confirmedAt: 2,
    top,
    bottom,
    refs: [],
    transitions: [],
    measures: {},
  };
}

const inView = { from: 0, to: 3, price: 15 };

it('summarizes first and last price and extremes, and the gaps next to the last close', () => {
  const found = [
    gap('far above', 20, 21),
    gap('above', 17, 18),
    gap('around', 14, 16),
    gap('below', 11, 12),
    gap('far below', 5, 6),
    // Neither counts: one is filled, the other is drawn for one question alone.
    { ...gap('filled', 15.5, 16), transitions: [{ state: 'filled' as const, at: 3, price: 16 }] },
    { ...gap('beside', 15.5, 16), beside: true as const },
  ];
  const summary = summarizeChart(candles, found, inView);
  expect(summary).toMatchObject({ count: 4, from: 1, to: 4, first: 10, last: 15 });
  expect([summary?.high, summary?.low]).toEqual([
    { price: 16, time: 4 },
    { price: 8, time: 3 },
  ]);
  expect(summary?.gaps).toMatchObject({
    count: 5,
    above: { id: 'above' },
    inside: { id: 'around' },
    below: { id: 'below' },
  });
  expect(summary?.blocks).toEqual({ count: 0 });
});

it('uses only the candles of the range', () => {
  expect(summarizeChart(candles, [], { ...inView, from: 1, to: 2 })).toMatchObject({
    first: 12,
    last: 14,
    high: { price: 15 },
    low: { price: 8 },
  });
  expect(summarizeChart(candles, [], { ...inView, from: 3, to: 2 })).toBeUndefined();
});
