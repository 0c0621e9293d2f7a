import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import type { Candles } from './candles/candles.ts';
import { at } from './candles/column.ts';
import { sliceCandles, toCandles } from './candles/to-candles.ts';
import type { Finding } from './structure/finding.ts';
import { describeFinding } from './testing/compare-findings.ts';
import { createRandomCandles } from './testing/random-candles.ts';
import { isFullRun } from './testing/tier.ts';
import { mirrorCandles, scaleCandles } from './testing/transform-candles.ts';

const runs = { seed: 2024, numRuns: isFullRun ? 400 : 40 };
const seeds = integer({ min: 0, max: 2 ** 31 });

describe('structures', () => {
  it('do not depend on the scale of prices', () => {
    assert(
      property(seeds, integer({ min: -12, max: 12 }), (seed, exponent) => {
        const candles = createRandomCandles({ seed, length: 700 });
        const factor = 2 ** exponent;
        const scaled = analyzeTechnical(scaleCandles(candles, factor)).findings.map((finding) =>
          describeFinding(withPrices(finding, (price) => price / factor)),
        );
        expect(scaled).toEqual(
          analyzeTechnical(candles).findings.map((finding) => describeFinding(finding)),
        );
      }),
      runs,
    );
  });

  it('swap bullish and bearish when prices are mirrored', () => {
    assert(
      property(seeds, (seed) => {
        const candles = symmetricCandles(seed);
        const upright = analyzeTechnical(candles).findings.filter(
          ({ kind, formedAt }) => kind !== 'swing-low' || formedAt > 1,
        );
        const inverted = analyzeTechnical(mirrorCandles(candles)).findings;
        expect(
          inverted.map((finding) => describeSide(mirroredFinding(finding))).toSorted(),
        ).toEqual(upright.map(describeSide).toSorted());
      }),
      runs,
    );
  });

  it('do not change after confirmation when candles are appended', () => {
    assert(
      property(seeds, integer({ min: 1, max: 700 }), (seed, end) => {
        const candles = createRandomCandles({ seed, length: 700 });
        const later = analyzeTechnical(candles).findings;
        const now = analyzeTechnical(sliceCandles(candles, 0, end)).findings;
        expect(now.map((finding) => describeFinding(finding))).toEqual(
          later.slice(0, now.length).map((finding) => describeFinding(finding, end)),
        );
        expect(later[now.length]?.confirmedAt ?? end).toBeGreaterThanOrEqual(end);
      }),
      runs,
    );
  });
});

const isOfMacd = ({ label }: Finding): boolean => label?.startsWith('macd') === true;
const isOfRsi = ({ label }: Finding): boolean => label?.startsWith('rsi') === true;

function mappedMeasures(
  { measures }: Finding,
  change: (value: number) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, change(value)]));
}

function withPrices(finding: Finding, change: (price: number) => number): Finding {
  const { id, kind, direction, scale, label, timeframe, formedAt, confirmedAt, refs } = finding;
  const transitions = finding.transitions.map((transition) => ({
    ...transition,
    price: change(transition.price),
  }));
  const measures = isOfMacd(finding) ? mappedMeasures(finding, change) : finding.measures;
  return {
    id,
    kind,
    direction,
    scale,
    label,
    timeframe,
    formedAt,
    confirmedAt,
    refs,
    measures,
    transitions,
    top: change(finding.top),
    bottom: change(finding.bottom),
  };
}

const otherDirection = { bullish: 'bearish', bearish: 'bullish', neutral: 'neutral' } as const;
const otherSide: Partial<Record<Finding['kind'], Finding['kind']>> = {
  'equal-highs': 'equal-lows',
  'equal-lows': 'equal-highs',
  'swing-high': 'swing-low',
  'swing-low': 'swing-high',
  'session-high': 'session-low',
  'session-low': 'session-high',
  'previous-high': 'previous-low',
  'previous-low': 'previous-high',
};

function mirroredFinding(finding: Finding): Finding {
  const upside = withPrices(finding, (price) => -price);
  const kind = otherSide[upside.kind] ?? upside.kind;
  // Gains become losses: RSI becomes 100 minus RSI.
  const measures = isOfRsi(finding)
    ? mappedMeasures(finding, (value) => 100 - value)
    : upside.measures;
  return {
    ...upside,
    kind,
    direction: otherDirection[upside.direction],
    top: upside.bottom,
    bottom: upside.top,
    measures,
  };
}

/**
 * Without ids, which contain the side, and with RSI rounded to nine decimals: mirrored, it rounds
 * differently.
 */
function describeSide(finding: Finding): string {
  const { kind, direction, scale, formedAt, confirmedAt, top, bottom, transitions } = finding;
  const measures = isOfRsi(finding)
    ? mappedMeasures(finding, (value) => Number(value.toFixed(9)))
    : finding.measures;
  return JSON.stringify([
    kind,
    direction,
    scale,
    formedAt,
    confirmedAt,
    top,
    bottom,
    transitions,
    measures,
  ]);
}

/**
 * The two sides of the leg rule are not mirror images: it starts with a low, and reads a candle
 * that is both as a high. So these candles begin with one slow wave (which differs in its first
 * swing only) and contain no such candle.
 */
function symmetricCandles(seed: number): Candles {
  const wave = [...line(100, 160, 60), ...line(160, 110, 60), ...line(110, 150, 60)];
  const walk = createRandomCandles({ seed, length: 700, start: 150 });
  const step = 900_000;
  const first = at(walk.openTime, 0) - wave.length * step;
  const rows = wave.map((close, index) => {
    const open = wave[index - 1] ?? 100;
    return {
      openTime: first + index * step,
      open,
      high: Math.max(open, close),
      low: Math.min(open, close),
      close,
      volume: 5,
    };
  });
  for (let t = 0; t < walk.length; t += 1) {
    const { openTime, open, high, low, close, volume } = walk;
    rows.push({
      openTime: at(openTime, t),
      open: at(open, t),
      high: at(high, t),
      low: at(low, t),
      close: at(close, t),
      volume: at(volume, t),
    });
  }
  return toCandles('15m', withoutOutsideCandles(rows));
}

function line(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, index) => from + ((to - from) * (index + 1)) / steps);
}

function withoutOutsideCandles<Row extends { high: number; low: number }>(rows: Row[]): Row[] {
  const fixed = rows.map((row) => ({ ...row }));
  for (const [index, row] of fixed.entries()) {
    const next = fixed.slice(index + 1, index + 4);
    const first = next[0];
    if (first !== undefined && next.every(({ high, low }) => high < row.high && low > row.low))
      first.low = row.low;
  }
  return fixed;
}
