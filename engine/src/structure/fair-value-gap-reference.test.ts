import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { drawCandles } from '../testing/draw-candles.ts';
import { hasSharedData, readCandles, readRows } from '../testing/shared-data.ts';
import type { Finding } from './finding.ts';

/** A gap around a candle; `touchedAt` is the first later candle that reaches its near edge, 0 when none does. */
type Gap = {
  readonly isBullish: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly touchedAt: number;
};

const candles: Candles = hasSharedData
  ? readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m')
  : drawCandles([]);

/** What an independent implementation of fair value gaps says of every candle. */
function publishedGaps(): (Gap | undefined)[] {
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

function ownGaps(): (Gap | undefined)[] {
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

/**
 * The rules by which the two definitions part, each of one candle. Both ask that the wicks on either side do not meet; the published
 * one asks besides for a candle of the gap's colour, ours for a close beyond the wick before it.
 */
const rules = {
  'of the right colour, but it closed short of the wick before it': ({ own, published, i }) =>
    own === undefined &&
    published !== undefined &&
    closesInto(published, i) &&
    !closesBeyond(published, i),
  'closed beyond the wick before it, but not in the right colour': ({ own, published, i }) =>
    own !== undefined && published === undefined && closesBeyond(own, i) && !closesInto(own, i),
} as const satisfies Record<
  string,
  (row: { own: Gap | undefined; published: Gap | undefined; i: number }) => boolean
>;

const closesInto = ({ isBullish }: Gap, i: number): boolean =>
  isBullish
    ? at(candles.close, i) > at(candles.open, i)
    : at(candles.close, i) < at(candles.open, i);
const closesBeyond = ({ isBullish }: Gap, i: number): boolean =>
  isBullish
    ? at(candles.close, i) > at(candles.high, i - 1)
    : at(candles.close, i) < at(candles.low, i - 1);

describe.runIf(hasSharedData)(
  'fair value gaps of 24,424 candles of EURUSD, row by row against an independent implementation',
  () => {
    const own = hasSharedData ? ownGaps() : [];
    const published = hasSharedData ? publishedGaps() : [];
    const rows = Array.from({ length: candles.length }, (_, i) => ({
      own: own[i],
      published: published[i],
      i,
    }));
    const differing = rows.filter(
      (row) => JSON.stringify(row.own) !== JSON.stringify(row.published),
    );

    it('agree in side, edges and first touch, or differ by exactly one stated rule', () => {
      expect(published).toHaveLength(24_424);
      const unexplained = differing.filter(
        (row) => Object.values(rules).filter((explains) => explains(row)).length !== 1,
      );
      expect(unexplained).toEqual([]);
    });

    it('agree in 24,377 of 24,424 rows', () => {
      const differences = Object.values(rules).map((explains) => differing.filter(explains).length);
      expect(differences).toEqual([23, 24]);
      expect(rows.length - differing.length).toBe(24_377);
      expect(
        [own, published].map((gaps) => gaps.filter((gap) => gap !== undefined).length),
      ).toEqual([5021, 5020]);
    });
  },
);
