import { expect, it } from 'vitest';
import { toRaw, type RawRow } from '../testing/raw-rows.ts';
import { buildCandles } from './build-candles.ts';

const toRow = (day: number, price: number, wick = price): RawRow => [
  `2024-01-${String(day + 1).padStart(2, '0')}T00:00Z`,
  price,
  Math.max(price, wick),
  Math.min(price, wick),
  price,
  10,
];

function build(rows: RawRow[]) {
  const built = buildCandles(toRaw(rows), { interval: '1d', mayBeNonPositive: false });
  if (built.kind === 'refused') throw new Error(built.fault.code);
  return { closes: [...built.candles.close], repairs: built.repairs };
}

const quiet = [100, 101, 99, 102, 100, 98, 103];

it.each([
  ['a close a thousand times up', (day: number) => toRow(day, 100_000)],
  ['a close a thousand times down', (day: number) => toRow(day, 0.1)],
  ['a wick a thousand times up', (day: number) => toRow(day, 100, 100_000)],
  ['a wick a thousand times down', (day: number) => toRow(day, 100, 0.1)],
])('%s is left out after any candle, and reported with its time', (_name, toSpike) => {
  for (let at = 1; at < quiet.length; at += 1) {
    const rows = quiet.map((price, day) => (day === at ? toSpike(day) : toRow(day, price)));
    const { closes, repairs } = build(rows);
    expect(closes).toEqual(quiet.filter((_price, day) => day !== at));
    expect(repairs).toEqual([
      { code: 'spikes-quarantined', params: { count: 1, firstAt: Date.UTC(2024, 0, at + 1) } },
    ]);
  }
});

it('three in a row are left out; a new price level stays, once the next candle confirms it', () => {
  const run = [100, 101, 100_000, 100_100, 99_900, 102, 103];
  expect(build(run.map((price, day) => toRow(day, price))).closes).toEqual([100, 101, 102, 103]);
  const level = [100, 101, 100_000, 100_100, 99_900, 100_200, 100_300];
  const confirmed = build(level.map((price, day) => toRow(day, price)));
  expect([confirmed.closes, confirmed.repairs]).toEqual([level, []]);
  const unconfirmed = build(level.slice(0, 3).map((price, day) => toRow(day, price)));
  expect(unconfirmed.closes).toEqual([100, 101]);
});

it('a crash by a factor of a hundred is real enough to stay', () => {
  const { closes, repairs } = build([100, 101, 1, 102, 100].map((price, day) => toRow(day, price)));
  expect([closes, repairs]).toEqual([[100, 101, 1, 102, 100], []]);
});
