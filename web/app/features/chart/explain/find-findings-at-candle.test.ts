import type { WireFinding } from '@vela/contracts';
import { expect, it } from 'vitest';
import { findFindingsAtCandle } from './find-findings-at-candle.ts';

function finding(id: string, change: Partial<WireFinding>): WireFinding {
  return {
    id,
    kind: 'fair-value-gap',
    direction: 'bullish',
    timeframe: '1h',
    formedAt: 100,
    confirmedAt: 200,
    top: 12,
    bottom: 10,
    refs: [],
    transitions: [],
    measures: {},
    ...change,
  };
}

const candle = { index: 4, openTime: 500, open: 11, high: 13, low: 11, close: 12, volume: 1 };

it('finds structures that formed on a candle and zones that stand where it traded', () => {
  const found = findFindingsAtCandle(
    [
      finding('standing', {}),
      finding('elsewhere', { top: 9, bottom: 8 }),
      finding('over', { transitions: [{ state: 'filled', at: 300, price: 10 }] }),
      finding('break', { kind: 'break-of-structure', confirmedAt: 500 }),
      finding('old break', { kind: 'break-of-structure' }),
      finding('swing', { kind: 'swing-high', formedAt: 500, confirmedAt: 600 }),
    ],
    candle,
  );
  expect(found.map(({ id }) => id)).toEqual(['swing', 'standing', 'break']);
});
