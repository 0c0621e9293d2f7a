import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import { sliceCandles } from './candles/to-candles.ts';
import type { Candles } from './candles/candles.ts';
import { drawPath } from './testing/draw-candles.ts';
import { hasSharedData, readCandles, readText } from './testing/shared-data.ts';

function listEvents(candles: Candles): unknown[] {
  return analyzeTechnical(candles)
    .findings.filter(({ kind }) => kind === 'break-of-structure' || kind === 'change-of-character')
    .map(({ formedAt, confirmedAt, top, scale, direction }) => ({
      from: formedAt,
      to: confirmedAt,
      level: top,
      kind: scale,
      dir: direction === 'bullish' ? 1 : -1,
    }));
}

function path(...turns: (readonly [to: number, steps: number])[]): Candles {
  const closes = [100];
  for (const [to, steps] of turns) {
    const from = closes.at(-1) ?? to;
    for (let step = 1; step <= steps; step += 1) closes.push(from + ((to - from) * step) / steps);
  }
  return drawPath(closes);
}

describe('structure events', () => {
  it('of a hand-drawn path occur at both scales, the internal one first', () => {
    // Closes: up 60 to 160, down 60 to 100.5 (larger swing high 160.25 at 61), up 20 to 130 and
    // down 10 to 120 (internal high 130.25 at 141), up 45 to 165: 130.25 is passed at the close of
    // 162 (131), 160.25 at that of 191 (161).
    const candles = path([160, 60], [100, 60], [130, 20], [120, 10], [165, 45]);
    expect(listEvents(candles)).toEqual([
      { from: 141, to: 161, level: 130.25, kind: 'internal', dir: 1 },
      { from: 61, to: 191, level: 160.25, kind: 'swing', dir: 1 },
    ]);
  });

  it.runIf(hasSharedData)(
    'equal those of an independent implementation on 3,000 candles of EURUSD',
    () => {
      const candles = sliceCandles(readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m'), 0, 3000);
      const expected: unknown = JSON.parse(
        readText('golden/structure/structure_events_eurusd15m_first3000.json'),
      );
      expect(expected).toHaveLength(171);
      expect(listEvents(candles)).toEqual(expected);
    },
  );
});
