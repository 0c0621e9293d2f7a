import {
  type BaseRate,
  type BaseRateOptions,
  calculateBaseRates,
  type Candles,
  type Finding,
  toCandles,
} from '@vela/engine';
import { createRandom } from '../random-walk.ts';

/** Share of simulations whose interval contained the rate (0 to 1). */
export type SimulationResult = {
  readonly name: string;
  readonly simulations: number;
  readonly share: number;
};

type KnownRate = {
  readonly name: string;
  readonly rate: number;
  readonly events: number;
  /** Added to or subtracted from the rate of a day, each with probability one half. */
  readonly dayEffect: number;
  readonly interval: '15m' | '1d';
};

const cases: readonly KnownRate[] = [
  {
    name: 'rate 60 %, 600 independent events',
    rate: 0.6,
    events: 600,
    dayEffect: 0,
    interval: '15m',
  },
  {
    name: 'rate 60 %, 600 events, days alike (12 points)',
    rate: 0.6,
    events: 600,
    dayEffect: 0.12,
    interval: '15m',
  },
  {
    name: 'rate 94 %, 600 events, days alike (4 points)',
    rate: 0.94,
    events: 600,
    dayEffect: 0.04,
    interval: '15m',
  },
  {
    name: 'rate 50 %, 100 events, days alike (12 points)',
    rate: 0.5,
    events: 100,
    dayEffect: 0.12,
    interval: '15m',
  },
  {
    name: 'rate 60 %, 600 daily events, months alike (12 points)',
    rate: 0.6,
    events: 600,
    dayEffect: 0.12,
    interval: '1d',
  },
];

/** Share of simulations in which the 95 % interval contains the rate of the outcomes drawn. */
export function measureCoverage(simulations: number): SimulationResult[] {
  return cases.map((known) => {
    const covered = Array.from({ length: simulations }, (_, seed) => {
      const cell = simulateCell(known, seed + 1);
      return cell !== undefined && cell.low <= known.rate && cell.high >= known.rate;
    });
    return { name: known.name, simulations, share: calculateShare(covered) };
  });
}

const length = 6000;
const perDay = { '15m': 96, '1d': 20 } as const;
const flat = { '15m': createFlatCandles('15m'), '1d': createFlatCandles('1d') } as const;
const atr14 = new Float64Array(length).fill(2);

/** A cell whose outcomes are drawn with a known rate. */
function simulateCell(
  { rate, events, dayEffect, interval }: KnownRate,
  seed: number,
): BaseRate | undefined {
  const random = createRandom(seed);
  const days = Array.from({ length: Math.ceil(length / perDay[interval]) }, () =>
    random() < 0.5 ? dayEffect : -dayEffect,
  );
  const isEvent = Uint8Array.from({ length }, () => (random() < events / length ? 1 : 0));
  const outcomes = isEvent.map((_, t) =>
    random() < rate + (days[Math.floor(t / perDay[interval])] ?? 0) ? 1 : 0,
  );
  const findings = [...isEvent.keys()]
    .filter((t) => isEvent[t] === 1)
    .map((t) => toFinding(t, random() < 0.5 ? 'bullish' : 'bearish'));
  const rules: BaseRateOptions['rules'] = {
    'order-block': {
      subject: 'order-block',
      outcomes: [
        {
          outcome: 'touched',
          horizon: 1,
          span: 20,
          judge: (_prices, { t }) => (outcomes[t] === 1 ? 1 : 0),
        },
      ],
    },
  };
  return calculateBaseRates(
    { candles: flat[interval], findings, indicators: { atr14 } },
    { rules, controlsPerEvent: 10 },
  ).cells[0];
}

function toFinding(confirmedAt: number, direction: 'bullish' | 'bearish'): Finding {
  const place = { formedAt: confirmedAt, confirmedAt, top: 99, bottom: 98 };
  return {
    id: '',
    kind: 'order-block',
    direction,
    timeframe: '15m',
    ...place,
    refs: [],
    transitions: [],
    measures: {},
  };
}

function createFlatCandles(interval: '15m' | '1d'): Candles {
  const step = interval === '15m' ? 900_000 : 86_400_000;
  return toCandles(
    interval,
    Array.from({ length }, (_, t) => ({
      openTime: t * step,
      open: 100,
      high: 101,
      low: 99,
      close: 100,
      volume: 0,
    })),
  );
}

function calculateShare(values: readonly boolean[]): number {
  return values.filter(Boolean).length / values.length;
}
