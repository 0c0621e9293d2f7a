import {
  analyzeTechnical,
  type BaseRate,
  type BaseRateOptions,
  calculateBaseRates,
  toCandles,
  type Candles,
  type Finding,
} from '@vela/engine';
import { createRandom, createRandomWalk } from './random-walk.ts';

/** Share of simulations in which a base-rate result was correct (0 to 1). */
export type SimulationResult = {
  readonly name: string;
  readonly simulations: number;
  readonly share: number;
};

/** Share of simulated random walks with at least one cell flagged as unlike chance. */
export function measureFalseFinds(walks: number): SimulationResult {
  const flagged = Array.from({ length: walks }, (_, seed) => {
    const rates = calculateBaseRates(analyzeTechnical(createRandomWalk(seed + 1, 5000)));
    return rates.some(({ isDistinguishable }) => isDistinguishable);
  });
  return {
    name: 'random walks of 5,000 candles with a flagged cell',
    simulations: walks,
    share: calculateShare(flagged),
  };
}

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
      const cell = simulateCell(known, { seed: seed + 1, planted: 0, controlsPerEvent: 10 });
      return cell !== undefined && cell.low <= known.rate && cell.high >= known.rate;
    });
    return { name: known.name, simulations, share: calculateShare(covered) };
  });
}

/** Share of simulations that distinguish a rate ten points above the control from chance. */
export function measurePower(simulations: number): SimulationResult[] {
  return [0, 0.1].map((dayEffect) => {
    const known: KnownRate = { name: '', rate: 0.5, events: 1000, dayEffect, interval: '15m' };
    const found = Array.from({ length: simulations }, (_, seed) => {
      const cells = 20;
      const cell = simulateCell(known, {
        seed: seed + 1,
        planted: 0.1,
        controlsPerEvent: 10,
        cells,
      });
      return cell?.isDistinguishable === true;
    });
    const days = dayEffect === 0 ? 'independent' : 'days alike (10 points)';
    return {
      name: `60 % beside 50 %, 1,000 events, 20 cells, ${days}`,
      simulations,
      share: calculateShare(found),
    };
  });
}

type SimulationRun = {
  readonly seed: number;
  readonly planted: number;
  readonly controlsPerEvent: number;
  readonly cells?: number;
};

const length = 6000;
const perDay = { '15m': 96, '1d': 20 } as const;
const flat = { '15m': createFlatCandles('15m'), '1d': createFlatCandles('1d') } as const;
const atr14 = new Float64Array(length).fill(2);

/** First of several cells with the same events; outcomes are drawn with a known rate. */
function simulateCell(
  { rate, events, dayEffect, interval }: KnownRate,
  { seed, planted, controlsPerEvent, cells = 1 }: SimulationRun,
): BaseRate | undefined {
  const random = createRandom(seed);
  const days = Array.from({ length: Math.ceil(length / perDay[interval]) }, () =>
    random() < 0.5 ? dayEffect : -dayEffect,
  );
  const isEvent = Uint8Array.from({ length }, () => (random() < events / length ? 1 : 0));
  const outcomes = isEvent.map((event, t) =>
    random() < rate + (days[Math.floor(t / perDay[interval])] ?? 0) + event * planted ? 1 : 0,
  );
  const findings = [...isEvent.keys()]
    .filter((t) => isEvent[t] === 1)
    .map((t) => toFinding(t, random() < 0.5 ? 'bullish' : 'bearish'));
  const rules: BaseRateOptions['rules'] = {
    'order-block': {
      subject: 'order-block',
      outcomes: Array.from({ length: cells }, (_, index) => {
        return {
          outcome: 'touched',
          horizon: index + 1,
          span: 20,
          judge: (_prices, { t }) => (outcomes[t] === 1 ? 1 : 0),
        };
      }),
    },
  };
  return calculateBaseRates(
    { candles: flat[interval], findings, indicators: { atr14 } },
    { rules, controlsPerEvent },
  )[0];
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

/** Best of 3 runs in milliseconds over a random walk of this length, without the analysis. */
export function measureTime(candles: number): number {
  const analysis = analyzeTechnical(createRandomWalk(9, candles));
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const begin = performance.now();
    calculateBaseRates(analysis);
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

function calculateShare(values: readonly boolean[]): number {
  return values.filter(Boolean).length / values.length;
}
