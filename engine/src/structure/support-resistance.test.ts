import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { calculateAtr } from '../indicators/atr.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';
import type { Finding } from './finding.ts';

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

  it('scores its two members by their age at the confirmation', () => {
    for (const zone of runs.flatMap(findZones)) {
      const [last, first] = [0.5 ** (10 / 200), 0.5 ** ((zone.confirmedAt - zone.formedAt) / 200)];
      expect(zone.measures['score']).toBeCloseTo(last + first, 9);
    }
  });
});
