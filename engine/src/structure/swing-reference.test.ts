import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { defaultTechnicalOptions } from '../technical-options.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { hasSharedData, readCandles, readRows } from '../testing/shared-data.ts';

type Side = 'high' | 'low';
/** A swing at a candle. */
type Swing = { readonly side: Side; readonly level: number };

const size = 5;

/** Swings that an independent implementation gave for EURUSD, with five candles on a side. */
function readPublishedSwings(): Swing[][] {
  return readRows('golden/smc/swing_highs_lows_result_data.csv').map(([side, level]) =>
    side ? [{ side: Number(side) === 1 ? 'high' : 'low', level: Number(level) }] : [],
  );
}

function findOwnSwings(candles: Candles): Swing[][] {
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

type Place = { readonly side: Side; readonly i: number };
type Ends = readonly [from: number, to: number];

/** Signed extreme of candle `i`: greater is farther; NaN where there is no candle. */
const reach = ({ high, low }: Candles, side: Side, i: number): number =>
  side === 'high' ? at(high, i) : -at(low, i);

/** Whether no candle from `from` to `to` reaches further than candle `i`. */
function standsOut(candles: Candles, { side, i }: Place, [from, to]: Ends): boolean {
  for (let t = from; t <= to; t += 1)
    if (!(reach(candles, side, t) <= reach(candles, side, i))) return false;
  return true;
}

/** A turn on candle `i` against a swing. */
const createTurn = (swing: Place | undefined, i: number): Place[] =>
  swing === undefined ? [] : [{ side: swing.side === 'high' ? 'low' : 'high', i }];

/**
 * The swings of that implementation by its definition: from the tenth candle on, one as far as the
 * four before it and the five after it, a high rather than a low; of neighbours on the same side
 * the farther one, the first of equals, until sides alternate; and a turn against the first and the
 * last of them on the first and the last candle.
 */
function findSwingsByDefinition(candles: Candles): Swing[][] {
  const stands = (i: number) => (side: Side) =>
    i >= 2 * size - 1 && standsOut(candles, { side, i }, [i - size + 1, i + size]);
  let swings = Array.from({ length: candles.length }, (_, i): Place[] =>
    (['high', 'low'] as const)
      .filter(stands(i))
      .slice(0, 1)
      .map((side) => ({ side, i })),
  ).flat();
  const isKept = ({ side, i }: Place, index: number): boolean => {
    const [before, after] = [swings[index - 1], swings[index + 1]];
    const byBefore =
      before?.side === side && reach(candles, side, before.i) >= reach(candles, side, i);
    const byAfter = after?.side === side && reach(candles, side, after.i) > reach(candles, side, i);
    return !byBefore && !byAfter;
  };
  for (let kept = swings.filter(isKept); kept.length < swings.length; kept = swings.filter(isKept))
    swings = kept;
  const rows: Swing[][] = Array.from({ length: candles.length }, () => []);
  for (const { side, i } of [
    ...swings,
    ...createTurn(swings[0], 0),
    ...createTurn(swings.at(-1), candles.length - 1),
  ])
    rows[i] = [{ side, level: at(side === 'high' ? candles.high : candles.low, i) }];
  return rows;
}

/** A swing that only one of the two lists has. */
type Difference = Place & {
  readonly by: 'own' | 'published';
  readonly candles: Candles;
  readonly published: readonly (readonly Swing[])[];
};

const isFarthest = ({ candles, side, i }: Difference): boolean =>
  standsOut(candles, { side, i }, [i - size, i - size]);

function isEqualled({ candles, side, i }: Difference): boolean {
  for (let t = i + 1; t <= i + size; t += 1)
    if (reach(candles, side, t) === reach(candles, side, i)) return true;
  return false;
}

/** Whether the candle of a low is a high too by the published definition. */
const isHighToo = ({ candles, i }: Difference): boolean =>
  standsOut(candles, { side: 'high', i }, [i - size + 1, i + size]);

/** Whether the next published swing on one side of a candle is on the same side as far as asked. */
function isOutdoneBy({ candles, published, side, i }: Difference, step: 1 | -1): boolean {
  let index = i + step;
  while (index > 0 && index < candles.length - 1 && published[index]?.length === 0) index += step;
  if (published[index]?.[0]?.side !== side) return false;
  const [theirs, own] = [reach(candles, side, index), reach(candles, side, i)];
  return step === -1 ? index > 0 && theirs >= own : index < candles.length - 1 && theirs > own;
}

const isInside = ({ candles, i }: Difference): boolean => i > 0 && i < candles.length - 1;
const isExtraOfTheirs = (row: Difference): boolean => row.by === 'published' && isInside(row);

/**
 * Differences of the two definitions. The published one checks four candles before and five after,
 * all of which may be equally high, reads a candle that is both as a high, then removes, knowing
 * all candles, swings that do not alternate, and adds a turn on the first and last candle. Ours
 * checks five before and five after, of which the later ones must be lower, and removes nothing.
 */
const rules = {
  'the first and last candle, which they give a turn for the list to begin and end with': (row) =>
    row.by === 'published' && !isInside(row),
  'the fifth candle before it reaches further, which they do not look at': (row) =>
    isExtraOfTheirs(row) && !isFarthest(row) && !isEqualled(row),
  'a later one of the five candles after it is as far: theirs keeps the first of equals, ours the last':
    (row) => isExtraOfTheirs(row) && isEqualled(row) && isFarthest(row),
  'both of these': (row) => isExtraOfTheirs(row) && isEqualled(row) && !isFarthest(row),
  'a low on a candle that is a high too, which they read as a high alone': (row) =>
    row.by === 'own' && row.side === 'low' && isHighToo(row),
  'taken out later, for a neighbour on the same side that reaches as far': (row) =>
    row.by === 'own' &&
    (row.side === 'high' || !isHighToo(row)) &&
    (isOutdoneBy(row, -1) || isOutdoneBy(row, 1)),
} as const satisfies Record<string, (row: Difference) => boolean>;

const lacks = (list: readonly Swing[], { side, level }: Swing): boolean =>
  !list.some((other) => other.side === side && other.level === level);

/** Equal rows, swings of ours and theirs, and differences by rule; each has exactly one rule. */
function compareSwings(candles: Candles, published: readonly (readonly Swing[])[]): number[] {
  const own = findOwnSwings(candles);
  const rows = published.map((theirs, i): Difference[] => {
    const mine = own[i] ?? [];
    const listExtra = (by: Difference['by'], swings: readonly Swing[], others: readonly Swing[]) =>
      swings
        .filter((swing) => lacks(others, swing))
        .map(({ side }) => ({ i, side, by, candles, published }));
    return [...listExtra('own', mine, theirs), ...listExtra('published', theirs, mine)];
  });
  const differing = rows.flat();
  const unexplained = differing.filter(
    (row) => Object.values(rules).filter((explains) => explains(row)).length !== 1,
  );
  expect(unexplained.map(({ i, side, by }) => ({ i, side, by }))).toEqual([]);
  return [
    rows.filter((row) => row.length === 0).length,
    own.flat().length,
    published.flat().length,
    ...Object.values(rules).map((explains) => differing.filter(explains).length),
  ];
}

describe('symmetric swings, row by row against an independent definition', () => {
  it.each([
    [
      'the volatility index',
      readCandles('ohlcv/daily/VIX_1d.csv', '1d'),
      [8994, 1274, 1169, 2, 52, 14, 3, 7, 169],
    ],
    [
      'a random walk',
      createRandomCandles({ seed: 62, length: 10_000 }),
      [9374, 1161, 1122, 2, 61, 216, 15, 2, 331],
    ],
  ] as const)('match in side and level, or differ by one rule: %s', (...[, candles, counts]) => {
    expect(compareSwings(candles, findSwingsByDefinition(candles))).toEqual(counts);
  });

  // 24,424 candles of EURUSD.
  it.runIf(hasSharedData)('match or differ by one rule from the published rows too', () => {
    const candles = readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m');
    const published = readPublishedSwings();
    expect(published).toHaveLength(24_424);
    expect(compareSwings(candles, published)).toEqual([23_608, 2965, 2708, 2, 143, 129, 6, 5, 532]);
    expect(findSwingsByDefinition(candles)).toEqual(published);
  });
});
