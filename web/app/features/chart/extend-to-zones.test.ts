import { expect, it } from 'vitest';
import { extendToZones } from './extend-to-zones.ts';
import type { Zone } from './zone.ts';

const range = { minValue: 100, maxValue: 200 };
const box = (bottom: number, top: number, change: Partial<Zone> = {}): Zone => ({
  id: `${bottom}`,
  group: 'gaps',
  shape: 'box',
  direction: 'bullish',
  colour: 'bullish',
  phase: 'fresh',
  scale: undefined,
  from: 0,
  to: 9,
  knownFrom: 0,
  openEnded: true,
  flippedAt: undefined,
  top,
  bottom,
  labels: [],
  faint: false,
  ...change,
});

it('zones next to the candles are framed whole; those farther off change nothing', () => {
  expect(extendToZones(range, [box(90, 95), box(198, 214)])).toEqual({
    minValue: 90,
    maxValue: 214,
  });
  expect(extendToZones(range, [box(69, 99), box(190, 231), box(120, 130)])).toEqual(range);
  expect(extendToZones(range, [box(84, 99), box(190, 216)], true)).toEqual(range);
});

it('zones that ended, faint ones and levels change nothing', () => {
  const others = [{ openEnded: false }, { faint: true }, { shape: 'level' as const }];
  expect(
    extendToZones(
      range,
      others.map((change) => box(90, 95, change)),
    ),
  ).toEqual(range);
});
