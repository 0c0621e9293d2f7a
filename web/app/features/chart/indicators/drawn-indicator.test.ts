import type { IndicatorInfo, IndicatorValues, SeriesSource } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { toDrawnIndicator } from './drawn-indicator.ts';

const info: IndicatorInfo = {
  id: 'zigzag',
  group: 'pattern',
  name: 'Zigzag',
  short: 'ZZ',
  description: '',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'high', label: 'High', draw: 'points' }],
  levels: [],
  needsVolume: false,
  needsOther: false,
  confirmsLate: true,
};
const source: SeriesSource = {
  kind: 'file',
  vendor: 'hand',
  asOf: 4,
  anchor: 1,
  adjustment: 'raw',
  health: [],
  refusals: [],
};
const openTime = [10, 20, 30, 40];

function values(change: Partial<IndicatorValues>): IndicatorValues {
  return {
    id: 'zigzag',
    symbol: 'X',
    interval: '1h',
    parameters: {},
    hash: '',
    source,
    openTime,
    outputs: { high: [null, 5, null, 7] },
    ...change,
  };
}

const listValues = (given: IndicatorValues) =>
  toDrawnIndicator(info, { values: given, openTime })?.outputs[0]?.values;

describe('indicator values', () => {
  it('are aligned with their candles', () => {
    expect(listValues(values({}))).toEqual([
      { candle: 1, known: 1, value: 5 },
      { candle: 3, known: 3, value: 7 },
    ]);
  });

  it('that are confirmed late are drawn on their candle and known later', () => {
    expect(listValues(values({ formedAt: [null, 10, null, 30] }))).toEqual([
      { candle: 0, known: 1, value: 5 },
      { candle: 2, known: 3, value: 7 },
    ]);
  });

  it('that belong to a candle before the first are left out', () => {
    expect(listValues(values({ formedAt: [null, 5, null, 30] }))).toEqual([
      { candle: 2, known: 3, value: 7 },
    ]);
  });

  it('of other candles are not drawn', () => {
    expect(listValues(values({ openTime: [11, 20, 30, 40] }))).toBeUndefined();
    expect(listValues(values({ openTime: [10, 20, 30] }))).toBeUndefined();
  });
});
