import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { calculateAtr } from '../indicators/atr.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';
import type { Finding } from './finding.ts';
import { calculateZoneScore } from './zone-score.ts';

const runs = [1, 2, 3].map((seed) => createRandomCandles({ seed, length: 2600 }));

function findZones(candles: Candles): readonly Finding[] {
  return analyzeTechnical(candles).findings.filter(({ kind }) => kind === 'support-resistance');
}

/** One candle as seen from above a zone. */
type Seen = {
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly lowBefore: number;
  readonly reach: number;
};

function see(candles: Candles, t: number, reach: number): Seen {
  const { high, low, close } = candles;
  return {
    high: at(high, t),
    low: at(low, t),
    close: at(close, t),
    lowBefore: at(low, t - 1),
    reach,
  };
}

function findState(
  { high, low, close, lowBefore, reach }: Seen,
  zone: { near: number; far: number },
  isBroken: boolean,
): string | undefined {
  const { near, far } = zone;
  if (isBroken)
    return close > near + reach ? 'reclaimed' : high >= far && close < far ? 'flipped' : undefined;
  if (close < far - reach) return 'broken';
  return low <= near && close > near && lowBefore > near ? 'rejected' : undefined;
}

/**
 * Reference: transitions of a zone, candle by candle from the definition; resistance on mirrored
 * candles.
 */
function walk(zone: Finding, candles: Candles): unknown[] {
  const upside = mirrorCandles(candles);
  const range = calculateAtr(candles, 14);
  const ended = zone.transitions.find(({ state }) => state === 'expired')?.at ?? candles.length;
  const walked: unknown[] = [];
  let isSupport = zone.direction === 'bullish';
  let isBroken = false;
  for (let t = zone.confirmedAt + 1; t < ended; t += 1) {
    const edges = isSupport
      ? { near: zone.top, far: zone.bottom }
      : { near: -zone.bottom, far: -zone.top };
    const state = findState(
      see(isSupport ? candles : upside, t, 0.25 * at(range, t - 1)),
      edges,
      isBroken,
    );
    if (state === undefined) continue;
    walked.push([state, t]);
    isSupport = isSupport === (state !== 'flipped');
    isBroken = state === 'broken';
  }
  return walked;
}

/** Candles of pivots by the candle that confirms them, from the leg rule with plain loops. */
function findPlainPivots({ high, low, length }: Candles): ReadonlyMap<number, number> {
  const pivots = new Map<number, number>();
  let isBearish = true;
  for (let t = 10; t < length; t += 1) {
    const right = Array.from({ length: 10 }, (_, step) => t - step);
    const isHigh = right.every((other) => at(high, other) < at(high, t - 10));
    const isLow = !isHigh && right.every((other) => at(low, other) > at(low, t - 10));
    if (isBearish ? !isLow : !isHigh) continue;
    pivots.set(t, t - 10);
    isBearish = !isBearish;
  }
  return pivots;
}

describe('a zone of support or resistance', () => {
  it('spans two pivots at most one ATR apart, with its width', () => {
    const zones = runs.flatMap((candles) =>
      findZones(candles).map((zone) => ({
        zone,
        atr: at(calculateAtr(candles, 14), zone.confirmedAt - 1),
      })),
    );
    expect(zones.length).toBeGreaterThan(50);
    for (const { zone, atr: before } of zones) {
      expect(zone.top - zone.bottom).toBeLessThanOrEqual(before);
      expect(zone.measures['widthInAtr']).toBeCloseTo((zone.top - zone.bottom) / before, 12);
    }
  });

  it('is support or resistance by the side of the close', () => {
    for (const candles of runs) {
      const outside = findZones(candles).filter(
        ({ confirmedAt, top, bottom }) =>
          at(candles.close, confirmedAt) > top || at(candles.close, confirmedAt) < bottom,
      );
      expect(outside.map(({ direction }) => direction)).toEqual(
        outside.map(({ confirmedAt, top }) =>
          at(candles.close, confirmedAt) > top ? 'bullish' : 'bearish',
        ),
      );
    }
  });

  it('has exactly the transitions of the reference', () => {
    const states = new Set<string>();
    for (const candles of runs) {
      for (const zone of findZones(candles)) {
        const own = zone.transitions.filter(
          ({ state }) => state !== 'joined' && state !== 'expired',
        );
        expect([zone.id, own.map(({ state, at: t }) => [state, t])]).toEqual([
          zone.id,
          walk(zone, candles),
        ]);
        for (const { state } of zone.transitions) states.add(state);
      }
    }
    expect([...states].toSorted()).toEqual([
      'broken',
      'flipped',
      'joined',
      'reclaimed',
      'rejected',
    ]);
  });

  it('expires when there are more than 64, without later transitions', () => {
    const zones = findZones(createRandomCandles({ seed: 4, length: 9000 }));
    const expired = zones.filter(({ transitions }) =>
      transitions.some(({ state }) => state === 'expired'),
    );
    expect(expired.length).toBeGreaterThan(5);
    expect(zones.length - expired.length).toBeLessThanOrEqual(64);
    expect(expired.every(({ transitions }) => transitions.at(-1)?.state === 'expired')).toBe(true);
  });

  it('scores all its members by age and every rejection, at every candle', () => {
    let most = 0;
    for (const candles of runs) {
      const pivots = findPlainPivots(candles);
      for (const zone of findZones(candles)) {
        const first = calculateZoneScore(zone, zone.confirmedAt);
        const two = [zone.confirmedAt - 10, zone.formedAt].map((place) => zone.confirmedAt - place);
        expect(first).toBeCloseTo(0.5 ** ((two[0] ?? 0) / 200) + 0.5 ** ((two[1] ?? 0) / 200), 9);
        for (const t of [zone.confirmedAt, zone.confirmedAt + 333, candles.length - 1]) {
          const joins = zone.transitions.filter((one) => one.state === 'joined' && one.at <= t);
          const ages = [
            zone.formedAt,
            ...[zone.confirmedAt, ...joins.map((one) => one.at)].map((place) => pivots.get(place)),
          ];
          const rejections = walk(zone, candles).filter(
            (one) => Array.isArray(one) && one[0] === 'rejected' && Number(one[1]) <= t,
          );
          const expected = ages.reduce<number>(
            (sum, place) => sum + 0.5 ** ((t - (place ?? Number.NaN)) / 200),
            0,
          );
          expect(calculateZoneScore(zone, t)).toBeCloseTo(expected + rejections.length, 9);
          most = Math.max(most, calculateZoneScore(zone, t));
        }
      }
    }
    expect(most).toBeGreaterThan(2);
  });
});
