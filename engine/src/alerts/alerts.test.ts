import { describe, expect, it } from 'vitest';
import { createTechnicalScanner } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { calculateCloseTime } from '../candles/interval.ts';
import { sliceCandles, toCandles } from '../candles/to-candles.ts';
import { createRandom, createRandomCandles } from '../testing/random-candles.ts';
import { isFullRun } from '../testing/tier.ts';
import type { AlertCondition, AlertSide, SingleCondition } from './alert-condition.ts';
import { createAlertEvaluator } from './alert-evaluator.ts';
import { createAlertLines } from './alert-lines.ts';
import { chooseFirings } from './choose-firings.ts';

const hour = 3_600_000;

function createCloses(closes: readonly number[]): Candles {
  return toCandles(
    '1h',
    closes.map((close, index) => ({
      openTime: index * hour,
      open: close,
      high: close + 0.5,
      low: close - 0.5,
      close,
      volume: 1,
    })),
  );
}

const cross = (
  against: number,
  direction: 'up' | 'down' | 'either' = 'either',
): SingleCondition => ({
  kind: 'cross',
  subject: 'price',
  against,
  direction,
});

const noStructures = () => ({ findings: [] });

/** Indices of the candles on which a condition comes true in a range. */
function listHits(
  candles: Candles,
  condition: AlertCondition,
  { from = 0, to = candles.length, isIntrabar = false } = {},
): number[] {
  const evaluator = createAlertEvaluator({ candles, analyze: noStructures });
  const side = evaluator.readSide(condition, from - 1);
  return evaluator.evaluate(condition, { from, to, side, isIntrabar }).hits.map(({ at }) => at);
}

describe('a price that crosses a level', () => {
  it('is a change of side, where equality keeps the old side', () => {
    expect(listHits(createCloses([99, 100, 101]), cross(100))).toEqual([2]);
    expect(listHits(createCloses([101, 100, 101]), cross(100))).toEqual([]);
    expect(listHits(createCloses([101, 100, 99, 101]), cross(100, 'up'))).toEqual([3]);
    expect(listHits(createCloses([101, 100, 99, 101]), cross(100, 'down'))).toEqual([2]);
  });

  it('waits for the next change where the side is already the asked one', () => {
    expect(listHits(createCloses([90, 105, 106]), cross(100, 'up'), { from: 2 })).toEqual([]);
  });

  it('counts once within a candle, seen from the last close', () => {
    const candles = createCloses([99, 99.8, 99.7, 100.2]);
    expect(listHits(candles, cross(100, 'up'), { isIntrabar: true })).toEqual([1, 2, 3]);
  });
});

describe('several conditions at one close', () => {
  const candles = createCloses([90, 105, 95, 106, 107, 90, 110]);
  const both = (...conditions: SingleCondition[]) => listHits(candles, { kind: 'all', conditions });

  it('fire where they begin to hold together', () => {
    expect(both(cross(100, 'up'), cross(108, 'down'))).toEqual([1, 3]);
  });

  it('fire each time that one of them happens while the others hold', () => {
    expect(both(cross(100), cross(104, 'up'))).toEqual([1, 3, 6]);
  });
});

const conditions: readonly AlertCondition[] = [
  cross(100),
  cross(101, 'up'),
  { kind: 'move', percent: 1, candles: 5, direction: 'either' },
  {
    kind: 'cross',
    subject: { indicator: 'rsi', parameters: {}, output: 'rsi' },
    against: 50,
    direction: 'either',
  },
  {
    kind: 'cross',
    subject: 'price',
    against: { indicator: 'ema', parameters: { length: 20 }, output: 'ema' },
    direction: 'up',
  },
  { kind: 'structure', finding: 'fair-value-gap', event: 'confirmed', direction: 'bullish' },
  { kind: 'structure', finding: 'fair-value-gap', event: 'touched' },
  { kind: 'structure', finding: 'break-of-structure', event: 'confirmed', scale: 'internal' },
  { kind: 'structure', finding: 'order-block', event: 'broken' },
  {
    kind: 'all',
    conditions: [
      { kind: 'cross', subject: 'price', against: 101, direction: 'up' },
      { kind: 'move', percent: 0.5, candles: 5, direction: 'either' },
    ],
  },
  {
    kind: 'all',
    conditions: [
      { kind: 'structure', finding: 'fair-value-gap', event: 'confirmed' },
      {
        kind: 'cross',
        subject: { indicator: 'rsi', parameters: {}, output: 'rsi' },
        against: 50,
        direction: 'down',
      },
    ],
  },
];

/** Firings of all conditions, evaluated at the ends of random portions as the server does. */
function replay(candles: Candles, random: () => number) {
  const scanner = createTechnicalScanner('15m');
  const lines = createAlertLines();
  const sides = conditions.map((): AlertSide => 0);
  const found = conditions.map((): string[] => []);
  let from = 0;
  let prefixes = 0;
  while (from < candles.length) {
    const to = Math.min(candles.length, from + 1 + Math.floor(random() * 24));
    const seen = sliceCandles(candles, 0, to);
    scanner.append(seen, from);
    const analyze = () => scanner.analysis();
    const evaluator = createAlertEvaluator({ candles: seen, analyze, lines });
    conditions.forEach((condition, index) => {
      const side = sides[index] ?? 0;
      const result = evaluator.evaluate(condition, { from, to, side, isIntrabar: false });
      sides[index] = result.side;
      found[index]?.push(...result.hits.map((hit) => JSON.stringify(hit)));
    });
    prefixes += 1;
    from = to;
  }
  return { found, prefixes };
}

describe('a look back', () => {
  it('finds what a live replay over prefixes finds', () => {
    const random = createRandom(16);
    let prefixes = 0;
    let seed = 0;
    const occurred = new Set<number>();
    while (prefixes < (isFullRun ? 10_000 : 150)) {
      const candles = createRandomCandles({ seed: (seed += 1), length: 600 });
      const scanner = createTechnicalScanner('15m');
      scanner.append(candles);
      const evaluator = createAlertEvaluator({ candles, analyze: () => scanner.analysis() });
      const batch = conditions.map((condition) =>
        evaluator
          .evaluate(condition, { from: 0, to: candles.length, side: 0, isIntrabar: false })
          .hits.map((hit) => JSON.stringify(hit)),
      );
      const live = replay(candles, random);
      expect(live.found).toEqual(batch);
      batch.forEach((hits, index) => hits.length > 0 && occurred.add(index));
      prefixes += live.prefixes;
    }
    expect(occurred.size).toBe(conditions.length);
  });
});

const getCloseTime = (candle: number) => calculateCloseTime(candle * hour, '1h');

describe('which hits fire', () => {
  const hits = [{ at: 0 }, { at: 1 }, { at: 4 }, { at: 9 }];
  const fire = (rule: Partial<Parameters<typeof chooseFirings>[1]>, lastFiredAt?: number) =>
    chooseFirings(
      hits,
      { frequency: 'every', coolDownMs: 0, ...rule },
      { lastFiredAt, getCloseTime },
    ).map(({ at }) => at);

  it('all, the first, those after a cool-down, and none after the expiry', () => {
    expect(fire({})).toEqual([0, 1, 4, 9]);
    expect(fire({ frequency: 'once' })).toEqual([0]);
    expect(fire({ coolDownMs: 4 * hour })).toEqual([0, 4, 9]);
    expect(fire({ coolDownMs: 4 * hour }, hour)).toEqual([4, 9]);
    expect(fire({ expiresAt: 2 * hour })).toEqual([0, 1]);
  });
});
