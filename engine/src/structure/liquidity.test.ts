import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { calculateAtr } from '../indicators/atr.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import type { Finding } from './finding.ts';

const runs = [1, 2, 3].map((seed) => createRandomCandles({ seed, length: 2600 }));
const isHigh = ({ direction }: Finding): boolean => direction === 'bearish';
const isLevel = ({ kind }: Finding): boolean =>
  [
    'swing-high',
    'swing-low',
    'liquidity-pool',
    'session-high',
    'session-low',
    'previous-high',
    'previous-low',
  ].includes(kind);

/** Price of a level before candle `t`: that of a pool includes members that joined. */
function priceBefore({ direction, top, bottom, transitions }: Finding, t: number): number {
  const joined = transitions
    .filter(({ state, at: when }) => state === 'joined' && when < t)
    .map(({ price }) => price);
  return direction === 'bearish' ? Math.max(top, ...joined) : Math.min(bottom, ...joined);
}

/** End of a level, searched candle by candle. */
function findEnd(level: Finding, { high, low, close, length }: Candles): unknown {
  for (let t = level.confirmedAt + 1; t < length; t += 1) {
    if (t >= level.confirmedAt + 2000) return { state: 'expired', at: t, price: at(close, t) };
    const price = priceBefore(level, t);
    const reach = at(isHigh(level) ? high : low, t);
    const settled = at(close, t);
    if (isHigh(level) ? reach <= price : reach >= price) continue;
    if (settled === price) continue;
    const isTaken = isHigh(level) ? settled > price : settled < price;
    return isTaken
      ? { state: 'taken', at: t, price: settled }
      : { state: 'swept', at: t, price: reach };
  }
  return undefined;
}

describe('a level', () => {
  it('is swept by a wick, taken by a close, or expires after 2,000 candles', () => {
    const ends = new Set<unknown>();
    for (const candles of runs) {
      for (const level of analyzeTechnical(candles).findings.filter(isLevel)) {
        const own = level.transitions.filter(
          ({ state }) => state === 'swept' || state === 'taken' || state === 'expired',
        );
        const expected = findEnd(level, candles);
        expect([level.id, own]).toEqual([level.id, expected === undefined ? [] : [expected]]);
        ends.add(own[0]?.state);
      }
    }
    expect(ends).toEqual(new Set(['swept', 'taken', 'expired', undefined]));
  });
});

describe('a sweep', () => {
  it('covers all levels of a side that a candle sweeps, with four references', () => {
    for (const candles of runs) {
      const { findings } = analyzeTechnical(candles);
      const swept = new Map<string, Finding[]>();
      for (const level of findings.filter(isLevel)) {
        const end = level.transitions.find(({ state }) => state === 'swept');
        if (end === undefined) continue;
        const key = `${level.direction}.${end.at}`;
        swept.set(key, [...(swept.get(key) ?? []), level]);
      }
      const sweeps = findings.filter(
        ({ kind, label }) => kind === 'liquidity-sweep' && label === 'wick',
      );
      expect(sweeps.length).toBe(swept.size);
      expect(sweeps.length).toBeGreaterThan(20);
      const range = calculateAtr(candles, 14);
      for (const sweep of sweeps.filter(({ confirmedAt }) => confirmedAt > 14)) {
        const levels = swept.get(`${sweep.direction}.${sweep.confirmedAt}`) ?? [];
        const prices = levels.map((level) => priceBefore(level, sweep.confirmedAt));
        const outermost = isHigh(sweep) ? Math.max(...prices) : Math.min(...prices);
        const reach = at(isHigh(sweep) ? candles.high : candles.low, sweep.confirmedAt);
        expect([sweep.top, sweep.measures['levels'], sweep.refs.length]).toEqual([
          outermost,
          levels.length,
          Math.min(4, levels.length),
        ]);
        const depth = Math.abs(reach - outermost) / at(range, sweep.confirmedAt - 1);
        expect(sweep.measures['depthInAtr'] ?? Number.NaN).toBeCloseTo(depth, 12);
      }
    }
  });

  it('of a failed breakout is confirmed by the first close back within three candles', () => {
    let count = 0;
    for (const candles of runs) {
      const { findings } = analyzeTechnical(candles);
      const expected = new Set<string>();
      for (const level of findings.filter(isLevel)) {
        const taken = level.transitions.find(({ state }) => state === 'taken');
        if (taken === undefined) continue;
        const price = priceBefore(level, taken.at);
        const back = [1, 2, 3]
          .map((later) => taken.at + later)
          .find((t) =>
            isHigh(level) ? at(candles.close, t) < price : at(candles.close, t) > price,
          );
        if (back !== undefined) expected.add(`${level.direction}.${back}`);
      }
      const found = findings.filter(
        ({ kind, label }) => kind === 'liquidity-sweep' && label === 'failed-breakout',
      );
      expect(
        new Set(found.map(({ direction, confirmedAt }) => `${direction}.${confirmedAt}`)),
      ).toEqual(expected);
      count += found.length;
    }
    expect(count).toBeGreaterThan(20);
  });

  it('is followed by a displacement of its direction within three candles only', () => {
    for (const candles of runs) {
      const { findings } = analyzeTechnical(candles);
      const displacements = findings.filter(({ kind }) => kind === 'displacement');
      for (const sweep of findings.filter(({ kind }) => kind === 'liquidity-sweep')) {
        const next = displacements.find(
          ({ direction, confirmedAt }) =>
            direction === sweep.direction &&
            confirmedAt > sweep.confirmedAt &&
            confirmedAt <= sweep.confirmedAt + 3,
        );
        expect(sweep.transitions.map(({ state, at: when }) => [state, when])).toEqual(
          next === undefined ? [] : [['followed', next.confirmedAt]],
        );
      }
    }
  });
});

/** Reference: pivots of size 3 by the leg rule. */
function smallPivots({
  high,
  low,
  length,
}: Candles): { side: 'high' | 'low'; formedAt: number; price: number }[] {
  const found: { side: 'high' | 'low'; formedAt: number; price: number }[] = [];
  for (let index = 0; index + 3 < length; index += 1) {
    const next = [1, 2, 3].map((later) => index + later);
    const side = next.every((t) => at(high, t) < at(high, index))
      ? 'high'
      : next.every((t) => at(low, t) > at(low, index))
        ? 'low'
        : undefined;
    if (side === undefined || side === (found.at(-1)?.side ?? 'high')) continue;
    found.push({ side, formedAt: index, price: at(side === 'high' ? high : low, index) });
  }
  return found;
}

describe('equal highs and lows', () => {
  it('are consecutive pivots within a tenth of ATR(200), with no close beyond both between', () => {
    let count = 0;
    for (const candles of runs) {
      const range = calculateAtr(candles, 200);
      const pivots = smallPivots(candles);
      const expected = (['high', 'low'] as const).flatMap((side) => {
        const own = pivots.filter((pivot) => pivot.side === side);
        return own.slice(1).flatMap((pivot, index) => {
          const before = own[index] ?? pivot;
          const confirmedAt = pivot.formedAt + 3;
          if (!(Math.abs(pivot.price - before.price) < 0.1 * at(range, confirmedAt - 1))) return [];
          const between = candles.close.slice(before.formedAt + 1, pivot.formedAt);
          const [top, bottom] = [
            Math.max(pivot.price, before.price),
            Math.min(pivot.price, before.price),
          ];
          const isPassed = between.some((close) =>
            side === 'high' ? close > top : close < bottom,
          );
          return isPassed ? [] : [[`equal-${side}s`, before.formedAt, confirmedAt, top, bottom]];
        });
      });
      const found = analyzeTechnical(candles)
        .findings.filter(({ kind }) => kind === 'equal-highs' || kind === 'equal-lows')
        .map(({ kind, formedAt, confirmedAt, top, bottom }) => [
          kind,
          formedAt,
          confirmedAt,
          top,
          bottom,
        ]);
      expect(found.toSorted(byText)).toEqual(expected.toSorted(byText));
      count += found.length;
    }
    expect(count).toBeGreaterThan(10);
  });
});

const byText = (left: unknown, right: unknown): number =>
  JSON.stringify(left).localeCompare(JSON.stringify(right));
