import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { hasSharedData, readCandles, readRows } from '../testing/shared-data.ts';
import type { Finding } from './finding.ts';

/**
 * A gap around a candle; `touchedAt` is the first later candle that reaches its near edge, 0 when
 * none does.
 */
type Gap = {
  readonly isBullish: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly touchedAt: number;
};

/** Gaps that an independent implementation gave for EURUSD, by candle. */
function readPublishedGaps(): (Gap | undefined)[] {
  return readRows('golden/smc/fvg_result_data.csv').map(([side, top, bottom, touchedAt]) =>
    side
      ? {
          isBullish: Number(side) === 1,
          top: Number(top),
          bottom: Number(bottom),
          touchedAt: Number(touchedAt),
        }
      : undefined,
  );
}

/** The same gaps by the definition of that implementation, by candle. */
function findGapsByDefinition({ open, high, low, close, length }: Candles): (Gap | undefined)[] {
  const findTouch = (from: number, isTouched: (t: number) => boolean): number => {
    for (let t = from; t < length; t += 1) if (isTouched(t)) return t;
    return 0;
  };
  return Array.from({ length }, (_, i) => {
    if (i === 0 || i === length - 1 || at(close, i) === at(open, i)) return undefined;
    const isBullish = at(close, i) > at(open, i);
    const top = isBullish ? at(low, i + 1) : at(low, i - 1);
    const bottom = isBullish ? at(high, i - 1) : at(high, i + 1);
    const touchedAt = findTouch(i + 2, (t) =>
      isBullish ? at(low, t) <= top : at(high, t) >= bottom,
    );
    return top > bottom ? { isBullish, top, bottom, touchedAt } : undefined;
  });
}

function findOwnGaps(candles: Candles): (Gap | undefined)[] {
  const gaps: (Gap | undefined)[] = Array.from({ length: candles.length }, () => undefined);
  for (const finding of analyzeTechnical(candles).findings)
    if (finding.kind === 'fair-value-gap') gaps[finding.formedAt] = toGap(finding);
  return gaps;
}

function toGap({ direction, top, bottom, transitions }: Finding): Gap {
  return {
    isBullish: direction === 'bullish',
    top,
    bottom,
    touchedAt: transitions.find(({ state }) => state === 'touched')?.at ?? 0,
  };
}

type Row = {
  readonly own: Gap | undefined;
  readonly published: Gap | undefined;
  readonly i: number;
  readonly candles: Candles;
};

const closesInto = ({ isBullish }: Gap, { candles: { open, close }, i }: Row): boolean =>
  isBullish ? at(close, i) > at(open, i) : at(close, i) < at(open, i);
const closesBeyond = ({ isBullish }: Gap, { candles: { high, low, close }, i }: Row): boolean =>
  isBullish ? at(close, i) > at(high, i - 1) : at(close, i) < at(low, i - 1);

/**
 * Differences of the two definitions, each on one candle. Both require that the wicks on either
 * side do not meet; the published one also requires a candle of the colour of the gap, ours a close
 * beyond the wick before it.
 */
const rules = {
  'of the right colour, but it closed short of the wick before it': (row) =>
    row.own === undefined &&
    row.published !== undefined &&
    closesInto(row.published, row) &&
    !closesBeyond(row.published, row),
  'closed beyond the wick before it, but not in the right colour': (row) =>
    row.own !== undefined &&
    row.published === undefined &&
    closesBeyond(row.own, row) &&
    !closesInto(row.own, row),
} as const satisfies Record<string, (row: Row) => boolean>;

/** Numbers of gaps, ours and theirs, and of differences by rule; each has exactly one rule. */
function compareGaps(candles: Candles, published: readonly (Gap | undefined)[]): number[] {
  const own = findOwnGaps(candles);
  const differing = published
    .map((gap, i): Row => ({ own: own[i], published: gap, i, candles }))
    .filter((row) => JSON.stringify(row.own) !== JSON.stringify(row.published));
  const unexplained = differing.filter(
    (row) => Object.values(rules).filter((explains) => explains(row)).length !== 1,
  );
  expect(unexplained.map(({ i }) => i)).toEqual([]);
  const counts = [own, published].map((gaps) => gaps.filter((gap) => gap !== undefined).length);
  return [...counts, ...Object.values(rules).map((explains) => differing.filter(explains).length)];
}

describe('fair value gaps, row by row against an independent definition', () => {
  it.each([
    ['the volatility index', readCandles('ohlcv/daily/VIX_1d.csv', '1d'), [2656, 2291, 230, 595]],
    ['a random walk', createRandomCandles({ seed: 61, length: 10_000 }), [3550, 3550, 0, 0]],
  ] as const)(
    'match in side, edges and first touch, or differ by one rule: %s',
    (...[, candles, counts]) => {
      expect(compareGaps(candles, findGapsByDefinition(candles))).toEqual(counts);
    },
  );

  // 24,424 candles of EURUSD, of which 24,377 match.
  it.runIf(hasSharedData)('match or differ by one rule from the published rows too', () => {
    const candles = readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m');
    const published = readPublishedGaps();
    expect(published).toHaveLength(24_424);
    expect(compareGaps(candles, published)).toEqual([5021, 5020, 23, 24]);
    expect(findGapsByDefinition(candles)).toEqual(published);
  });
});
