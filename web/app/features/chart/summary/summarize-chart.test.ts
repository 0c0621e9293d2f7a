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

it('summarizes first and last price, extremes and the nearest zones on both sides', () => {
  const found = [
    gap('far above', 20, 21),
    gap('above', 17, 18),
    gap('around', 14, 16),
    gap('below', 11, 12),
    gap('far below', 5, 6),
  ];
  const summary = summarizeChart(
    candles,
    [...found, { ...gap('break', 15.5, 15.5), kind: 'break-of-structure' }],
    { from: 0, to: 3 },
  );
  expect(summary).toMatchObject({ count: 4, from: 1, to: 4, first: 10, last: 15, drawn: 6 });
  expect([summary?.high, summary?.low]).toEqual([
    { price: 16, time: 4 },
    { price: 8, time: 3 },
  ]);
  expect([summary?.above?.id, summary?.below?.id]).toEqual(['above', 'below']);
});

it('uses only the candles of the range', () => {
  expect(summarizeChart(candles, [], { from: 1, to: 2 })).toMatchObject({
    first: 12,
    last: 14,
    high: { price: 15 },
    low: { price: 8 },
    above: undefined,
  });
  expect(summarizeChart(candles, [], { from: 3, to: 2 })).toBeUndefined();
});
