import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles, Interval } from '../candles/candles.ts';
import { calculateCloseTime, durationMs } from '../candles/interval.ts';
import { canResample, resample } from '../candles/resample.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import type { Finding } from '../structure/finding.ts';
import { createRandom, createRandomCandles } from '../testing/random-candles.ts';
import { readTestSeries } from '../testing/test-series.ts';
import { isFullRun } from '../testing/tier.ts';
import { selectClosedCandles, createTimeframeOverlay } from './timeframe-overlay.ts';

const length = 3000;
/** Over all pairs of series and higher timeframe together. */
const prefixes = isFullRun ? 2000 : 500;
const prefixesOfOwn = isFullRun ? 60 : 20;
const intervals: readonly Interval[] = ['5m', '15m', '1h', '4h', '1d', '1w'];

/** Findings of a higher timeframe as mapped to base candles. */
type View = (base: Candles) => readonly Finding[];

const resampled =
  (interval: Interval): View =>
  (base) => {
    const higher = resample(base, interval);
    const overlay = createTimeframeOverlay(base, higher);
    return analyzeTechnical(higher).findings.flatMap((finding) => overlay(finding) ?? []);
  };

/** The view with higher candles of their own, which end later than the base. */
const fromSeries =
  (higher: Candles): View =>
  (base) => {
    const last = base.openTime[base.length - 1] ?? 0;
    const known = selectClosedCandles(higher, calculateCloseTime(last, base.interval));
    const overlay = createTimeframeOverlay(base, known);
    return analyzeTechnical(known).findings.flatMap((finding) => overlay(finding) ?? []);
  };

/**
 * Planted look-ahead: four-hour candles that count as closed when they open, with the prices of
 * their close.
 */
const peeking =
  (higher: Candles): View =>
  (base) => {
    const early = { ...higher, openTime: higher.openTime.map((time) => time - durationMs['4h']) };
    const last = base.openTime[base.length - 1] ?? 0;
    const known = sliceCandles(
      higher,
      0,
      selectClosedCandles(early, calculateCloseTime(last, base.interval)).length,
    );
    const overlay = createTimeframeOverlay(base, early);
    return analyzeTechnical(known).findings.flatMap((finding) => overlay(finding) ?? []);
  };

/**
 * Number of findings, transitions included, in which the view of a prefix differs from the full
 * view cut to it.
 */
function countDifferences(view: View, base: Candles, ends: readonly number[]): number {
  const whole = view(base);
  let differences = 0;
  for (const end of ends) {
    const known = whole
      .filter(({ confirmedAt }) => confirmedAt < end)
      .map((finding) => ({
        ...finding,
        transitions: finding.transitions.filter(({ at }) => at < end),
      }));
    const part = view(sliceCandles(base, 0, end));
    differences += Math.abs(part.length - known.length);
    differences += known.filter(
      (finding, index) => JSON.stringify(finding) !== JSON.stringify(part[index]),
    ).length;
  }
  return differences;
}

/** Findings without the candles they are drawn on. */
const describeFindings = (findings: readonly Finding[]): string =>
  JSON.stringify(
    findings.map(({ id, top, bottom, measures, transitions }) => [
      id,
      top,
      bottom,
      measures,
      transitions.map(({ state }) => state),
    ]),
  );

/**
 * Number of prefixes whose view differs from a run over the higher candles complete within them.
 */
function countIncomplete(
  view: View,
  base: Candles,
  { interval, ends }: { interval: Interval; ends: readonly number[] },
): number {
  const parts = ends.map((end) => sliceCandles(base, 0, end));
  return parts.filter(
    (part) => describeFindings(view(part)) !== describeFindings(resampled(interval)(part)),
  ).length;
}

function randomEnds(seed: number, count = prefixesOfOwn): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => 1 + Math.floor(random() * length));
}

const closesByCandles = new WeakMap<Candles, readonly number[]>();

function listCloses(base: Candles): readonly number[] {
  const closes =
    closesByCandles.get(base) ??
    Array.from(base.openTime, (time) => calculateCloseTime(time, base.interval));
  closesByCandles.set(base, closes);
  return closes;
}

/**
 * Whether the higher candle of a finding had closed by the close of the base candle it is shown on,
 * and not by that of the candle before; a finding not shown must not have closed by the last one.
 * Checked candle by candle.
 */
function isShownInTime(
  shown: Finding | undefined,
  finding: Finding,
  [base, higher]: readonly [Candles, Candles],
): boolean {
  const closes = listCloses(base);
  const knownAt = (index: number): number => {
    const close = calculateCloseTime(higher.openTime[index] ?? Number.NaN, higher.interval);
    const found = closes.findIndex((time) => time >= close);
    return found < 0 ? base.length : found;
  };
  const expected = finding.transitions
    .map(({ state, at, price }) => ({ state, at: knownAt(at), price }))
    .filter(({ at }) => at < base.length);
  const confirmedAt = knownAt(finding.confirmedAt);
  if (shown === undefined) return confirmedAt === base.length;
  const isNamed =
    shown.id === `${higher.interval}.${finding.id}` && shown.formedAt <= shown.confirmedAt;
  return (
    isNamed &&
    shown.confirmedAt === confirmedAt &&
    JSON.stringify(shown.transitions) === JSON.stringify(expected)
  );
}

const pairs = readTestSeries(length).flatMap(({ name, candles }) =>
  intervals
    .filter((interval) => interval !== candles.interval && canResample(candles.interval, interval))
    .map((interval) => ({ name, candles, interval })),
);

describe.each(pairs)('$interval over $name', ({ candles, interval }) => {
  it('gives the same findings for a prefix as the full view cut to it', () => {
    expect(
      countDifferences(
        resampled(interval),
        candles,
        randomEnds(length + pairs.length, Math.ceil(prefixes / pairs.length)),
      ),
    ).toBe(0);
  });

  it('gives with longer higher candles the same as with complete candles alone', () => {
    const view = fromSeries(resample(candles, interval));
    expect(countDifferences(view, candles, randomEnds(5))).toBe(0);
    expect(countIncomplete(view, candles, { interval, ends: randomEnds(6) })).toBe(0);
  });

  it('shows each finding and state from the close of the higher candle on, not earlier', () => {
    const higher = resample(candles, interval);
    const overlay = createTimeframeOverlay(candles, higher);
    const wrong = analyzeTechnical(higher).findings.filter(
      (finding) => !isShownInTime(overlay(finding), finding, [candles, higher]),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('a higher timeframe on base candles', () => {
  const base = createRandomCandles({ seed: 21, length });
  const higher = resample(base, '4h');

  it('detects a planted look-ahead: candles that count as closed when they open', () => {
    const options = { interval: '4h', ends: randomEnds(9) } as const;
    expect(countIncomplete(fromSeries(higher), base, options)).toBe(0);
    expect(countIncomplete(peeking(higher), base, options)).toBeGreaterThan(prefixesOfOwn / 3);
  });

  it('leaves out findings not yet known, and marks those before the first base candle', () => {
    const later = sliceCandles(base, 2000, length);
    const [first] = analyzeTechnical(higher).findings;
    const shown = first && createTimeframeOverlay(later, higher)(first);
    expect([shown?.formedAt, shown?.confirmedAt]).toEqual([-1, 0]);
    const last = analyzeTechnical(higher).findings.at(-1);
    expect(
      last && createTimeframeOverlay(sliceCandles(base, 0, 100), higher)(last),
    ).toBeUndefined();
  });
});
