import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import type { Finding } from '../structure/finding.ts';
import { createRandom } from '../testing/random-candles.ts';
import { isFullRun } from '../testing/tier.ts';
import { type BaseRate, calculateBaseRates } from './base-rate.ts';
import type { OutcomeRule } from './outcome.ts';

const calm = {
  openTime: Float64Array.from({ length: 6_000 }, (_, t) => t * 900_000),
  column: new Float64Array(6_000).fill(100),
};
const flat: Candles = {
  interval: '15m',
  length: 6_000,
  openTime: calm.openTime,
  open: calm.column,
  high: calm.column.map((price) => price + 1),
  low: calm.column.map((price) => price - 1),
  close: calm.column,
  volume: calm.column,
};

type Simulation = {
  readonly seed: number;
  readonly rate: number;
  readonly planted: number;
  readonly dayEffect: number;
  readonly events: number;
};

/** Events at random candles with outcomes drawn at a known rate, varied per day by `dayEffect`. */
function simulate({ seed, rate, planted, dayEffect, events }: Simulation): BaseRate | undefined {
  const random = createRandom(seed);
  const days = Array.from({ length: 64 }, () => (random() < 0.5 ? dayEffect : -dayEffect));
  const isEvent = Uint8Array.from({ length: flat.length }, () =>
    random() < events / flat.length ? 1 : 0,
  );
  const draw = (share: number, t: number): 1 | 0 =>
    random() < share + (days[Math.floor(t / 96)] ?? 0) ? 1 : 0;
  const outcomes = isEvent.map((event, t) => draw(rate + event * planted, t));
  const mirrored = isEvent.map((_, t) => draw(rate, t));
  const findings = [...isEvent.keys()]
    .filter((t) => isEvent[t] === 1)
    .map((confirmedAt): Finding => {
      const direction = random() < 0.5 ? 'bullish' : 'bearish';
      return {
        id: '',
        kind: 'order-block',
        direction,
        timeframe: '15m',
        formedAt: 0,
        confirmedAt,
        top: 99,
        bottom: 98,
        refs: [],
        transitions: [],
        measures: {},
      };
    });
  const directions = new Map(
    findings.map(({ confirmedAt, direction }) => [confirmedAt, direction]),
  );
  const known: OutcomeRule = {
    outcome: 'touched',
    horizon: 20,
    span: 20,
    judge: ({ close }, { t }) => {
      const isBullish = (close[t] ?? 0) > 0;
      const isMirrored = directions.has(t) && isBullish !== (directions.get(t) === 'bullish');
      return (isMirrored ? mirrored : outcomes)[t] === 1 ? 1 : 0;
    },
  };
  const input = {
    candles: flat,
    findings,
    indicators: { atr14: new Float64Array(flat.length).fill(2) },
  };
  return calculateBaseRates(input, {
    rules: { 'order-block': { subject: 'order-block', outcomes: [known] } },
    controlsPerEvent: 10,
  }).cells[0];
}

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;
const runs = (options: Omit<Simulation, 'seed'>) =>
  Array.from({ length: isFullRun ? 25 : 12 }, (_, seed) =>
    simulate({ ...options, seed: seed + 1 }),
  );

function foundShare(planted: number): number {
  return share(
    runs({ rate: 0.5, planted, dayEffect: 0.1, events: 1000 }).map(
      (cell) => cell?.isDistinguishable === true,
    ),
  );
}

describe('simulations with a known rate', { timeout: 30_000 }, () => {
  it('are covered by the interval in about 95 %, also with correlated days', () => {
    for (const dayEffect of [0, 0.15]) {
      const covered = runs({ rate: 0.6, planted: 0, dayEffect, events: 600 }).map(
        (cell) => cell !== undefined && cell.low <= 0.6 && cell.high >= 0.6,
      );
      expect(share(covered)).toBeGreaterThanOrEqual(0.88);
    }
  });

  it('are distinguished from chance with a planted effect of ten points, rarely without', () => {
    expect(foundShare(0.1)).toBeGreaterThanOrEqual(0.9);
    expect(foundShare(0)).toBeLessThanOrEqual(0.1);
  });
});
