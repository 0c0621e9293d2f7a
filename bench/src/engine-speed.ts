import {
  analyzeTechnical,
  type Candles,
  createTechnicalScanner,
  sliceCandles,
  toFindingBytes,
  toFindingColumns,
} from '@vela/engine';
import { createRandomWalk } from './random-walk.ts';
import { measureReferencePass } from './reference-pass.ts';

export type EngineSpeed = {
  /** Best time per series length: all structures with all states, and the indicators. */
  readonly times: readonly { readonly candles: number; readonly ms: number }[];
  /** Exponent of growth: the slope of log time over log candles, by least squares. 1 is linear. */
  readonly slope: number;
  readonly appendMicroseconds: number;
  /** 100,000 candles in reference passes: medians of the same rounds, so that load weighs on both. */
  readonly referenceRatio: number;
  readonly referenceMs: number;
  /** All findings of 100,000 candles in columns and bytes. */
  readonly wire: { readonly ms: number; readonly megabytes: number };
  /** Per 100 candles. */
  readonly findings: number;
  readonly transitions: number;
};

const sizes = [5_000, 10_000, 31_623, 100_000, 316_228, 1_000_000] as const;
const rounds = 10;

/** Measures the technical engine on a seeded random walk, single-threaded. */
export function measureEngineSpeed(): EngineSpeed {
  const longest = createRandomWalk(2024, sizes[5]);
  const series = sizes.map((size) => sliceCandles(longest, 0, size));
  // Warm-up, so that compiled code is measured.
  for (let round = 0; round < 20; round += 1) analyzeTechnical(sliceCandles(longest, 0, 20_000));
  const times = series.map((candles) => ({
    candles: candles.length,
    ms: measureBestTime(candles),
  }));
  const { findings } = analyzeTechnical(sliceCandles(longest, 0, 100_000));
  return {
    times,
    slope: calculateSlope(times.map(({ candles, ms }) => [Math.log(candles), Math.log(ms)])),
    appendMicroseconds: measureBestAppend(longest),
    ...measureAgainstReference(sliceCandles(longest, 0, 100_000)),
    wire: measureBestWire(sliceCandles(longest, 0, 100_000)),
    findings: findings.length / 1000,
    transitions: findings.reduce((sum, finding) => sum + finding.transitions.length, 0) / 1000,
  };
}

function measureBestTime(candles: Candles): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    analyzeTechnical(candles);
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

/** Each round times one analysis and the reference pass before and after it. */
function measureAgainstReference(candles: Candles): {
  referenceRatio: number;
  referenceMs: number;
} {
  const ratios: number[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 2 * rounds + 1; round += 1) {
    const before = measureReferencePass(candles);
    const begin = performance.now();
    analyzeTechnical(candles);
    const ms = performance.now() - begin;
    const after = measureReferencePass(candles);
    best = Math.min(best, before, after);
    ratios.push((2 * ms) / (before + after));
  }
  return { referenceRatio: ratios.toSorted((a, b) => a - b)[rounds] ?? 0, referenceMs: best };
}

function measureBestWire(candles: Candles): { ms: number; megabytes: number } {
  const { findings } = analyzeTechnical(candles);
  let [best, size] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < 2 * rounds; round += 1) {
    const begin = performance.now();
    size = toFindingBytes(toFindingColumns(findings, candles.interval)).length;
    best = Math.min(best, performance.now() - begin);
  }
  return { ms: best, megabytes: size / 1e6 };
}

/** Best time in microseconds per candle: 10,000 single appends after 100,000 candles. */
function measureBestAppend(candles: Candles): number {
  const [from, count] = [100_000, 10_000];
  const singles = Array.from({ length: count }, (_, index) =>
    sliceCandles(candles, from + index, from + index + 1),
  );
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const scanner = createTechnicalScanner(candles.interval);
    scanner.append(sliceCandles(candles, 0, from));
    const begin = performance.now();
    for (const single of singles) scanner.append(single);
    best = Math.min(best, ((performance.now() - begin) * 1000) / count);
  }
  return best;
}

function calculateSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = calculateMean(points.map(([x]) => x));
  const meanY = calculateMean(points.map(([, y]) => y));
  const covariance = calculateMean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  return covariance / calculateMean(points.map(([x]) => (x - meanX) ** 2));
}

function calculateMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
