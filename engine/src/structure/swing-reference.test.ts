import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { defaultTechnicalOptions } from '../technical-options.ts';
import { drawCandles } from '../testing/draw-candles.ts';
import { hasSharedData, readCandles, readRows } from '../testing/shared-data.ts';

type Side = 'high' | 'low';
/** A swing at a candle. */
type Swing = { readonly side: Side; readonly level: number };

const candles: Candles = hasSharedData
  ? readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m')
  : drawCandles([]);
const size = 5;
const last = candles.length - 1;

/** What an independent implementation says of every candle, with five candles on a side. */
function publishedSwings(): Swing[][] {
  return readRows('golden/smc/swing_highs_lows_result_data.csv').map(([side, level]) =>
    side ? [{ side: Number(side) === 1 ? 'high' : 'low', level: Number(level) }] : [],
  );
}

function ownSwings(): Swing[][] {
  const swings: Swing[][] = Array.from({ length: candles.length }, () => []);
  const { findings } = analyzeTechnical(candles, {
    ...defaultTechnicalOptions,
    pivotRule: 'symmetric',
  });
  for (const { kind, scale, formedAt, top } of findings) {
    if (scale === 'internal' && kind === 'swing-high')
      swings[formedAt]?.push({ side: 'high', level: top });
    if (scale === 'internal' && kind === 'swing-low')
      swings[formedAt]?.push({ side: 'low', level: top });
  }
  return swings;
}

/** How far the extreme of candle `i` reaches to a side, so that more is further; NaN where there is no candle. */
const reach = (side: Side, i: number): number =>
  side === 'high' ? at(candles.high, i) : -at(candles.low, i);

/** Whether no candle from `from` to `to` reaches further than candle `i`. */
function standsOut(
  side: Side,
  i: number,
  [from, to]: readonly [from: number, to: number],
): boolean {
  for (let t = from; t <= to; t += 1) if (!(reach(side, t) <= reach(side, i))) return false;
  return true;
}

function isEqualled(side: Side, i: number): boolean {
  for (let t = i + 1; t <= i + size; t += 1) if (reach(side, t) === reach(side, i)) return true;
  return false;
}

const own = hasSharedData ? ownSwings() : [];
const published = hasSharedData ? publishedSwings() : [];

/** The published swing next to candle `i` on one side of it. */
function neighbour(
  i: number,
  step: 1 | -1,
): { readonly index: number; readonly side: Side | undefined } {
  let index = i + step;
  while (index > 0 && index < last && published[index]?.length === 0) index += step;
  return { index, side: published[index]?.[0]?.side };
}

/** Whether the published list holds, next to candle `i`, a swing of the same side that reaches further (or as far, if it came first). */
function isOutdone(side: Side, i: number): boolean {
  const before = neighbour(i, -1);
  const after = neighbour(i, 1);
  const byBefore =
    before.index > 0 && before.side === side && reach(side, before.index) >= reach(side, i);
  const byAfter =
    after.index < last && after.side === side && reach(side, after.index) > reach(side, i);
  return byBefore || byAfter;
}

/** One swing that only one of the two has. */
type Difference = { readonly i: number; readonly side: Side; readonly by: 'own' | 'published' };

const isInside = (i: number): boolean => i > 0 && i < last;
const isExtraOfTheirs = ({ i, by }: Difference): boolean => by === 'published' && isInside(i);

/**
 * The rules by which the two definitions part. The published one looks at four candles before and five after, lets all of them be as
 * high, reads a candle that is both as a high, then takes out, with all candles known, what does not alternate, and puts a turn on the
 * first and the last candle. Ours looks at five before and five after, of which the later ones must be lower, and takes nothing back.
 */
const rules = {
  'the first and last candle, which they give a turn for the list to begin and end with': ({
    i,
    by,
  }) => by === 'published' && !isInside(i),
  'the fifth candle before it reaches further, which they do not look at': (row) =>
    isExtraOfTheirs(row) &&
    !standsOut(row.side, row.i, [row.i - size, row.i - size]) &&
    !isEqualled(row.side, row.i),
  'a later one of the five candles after it is as far: theirs keeps the first of equals, ours the last':
    (row) =>
      isExtraOfTheirs(row) &&
      isEqualled(row.side, row.i) &&
      standsOut(row.side, row.i, [row.i - size, row.i - size]),
  'both of these': (row) =>
    isExtraOfTheirs(row) &&
    isEqualled(row.side, row.i) &&
    !standsOut(row.side, row.i, [row.i - size, row.i - size]),
  'a low on a candle that is a high too, which they read as a high alone': ({ i, side, by }) =>
    by === 'own' && side === 'low' && standsOut('high', i, [i - size + 1, i + size]),
  'taken out later, for a neighbour on the same side that reaches as far': ({ i, side, by }) =>
    by === 'own' &&
    (side === 'high' || !standsOut('high', i, [i - size + 1, i + size])) &&
    isOutdone(side, i),
} as const satisfies Record<string, (row: Difference) => boolean>;

const lacks = (list: readonly Swing[], { side, level }: Swing): boolean =>
  !list.some((other) => other.side === side && other.level === level);

function differencesAt(i: number): Difference[] {
  const mine = own[i] ?? [];
  const theirs = published[i] ?? [];
  return [
    ...mine
      .filter((swing) => lacks(theirs, swing))
      .map(({ side }) => ({ i, side, by: 'own' as const })),
    ...theirs
      .filter((swing) => lacks(mine, swing))
      .map(({ side }) => ({ i, side, by: 'published' as const })),
  ];
}

describe.runIf(hasSharedData)(
  'symmetric swings of 24,424 candles of EURUSD, row by row against an independent implementation',
  () => {
    const rows = published.map((_, i) => differencesAt(i));
    const differing = rows.flat();

    it('agree in side and level, or differ by exactly one stated rule', () => {
      expect(published).toHaveLength(24_424);
      const unexplained = differing.filter(
        (row) => Object.values(rules).filter((explains) => explains(row)).length !== 1,
      );
      expect(unexplained).toEqual([]);
    });

    it('agree in 23,608 of 24,424 rows', () => {
      const differences = Object.values(rules).map((explains) => differing.filter(explains).length);
      expect(differences).toEqual([2, 143, 129, 6, 5, 532]);
      expect(rows.filter((row) => row.length === 0)).toHaveLength(23_608);
      expect([own.flat().length, published.flat().length]).toEqual([2965, 2708]);
    });
  },
);
