import { describe, expect, it } from 'vitest';
import type { TechnicalAnalysis } from './analysis.ts';
import { analyzeTechnical, createTechnicalScanner } from './analyze-technical.ts';
import { sliceCandles } from './candles/to-candles.ts';
import { countPrefixDifferences, describeFinding } from './testing/compare-findings.ts';
import { createRandomCandles } from './testing/random-candles.ts';
import { splitCandles } from './testing/transform-candles.ts';

const splitAt = 900;
const walk = createRandomCandles({ seed: 31, length: 1500, start: 700 });

const split = splitCandles(walk, splitAt, 7);
const describeAll = ({ findings }: TechnicalAnalysis, shift = 0): string[] =>
  findings.map((finding) =>
    describeFinding(
      {
        ...JSON.parse(JSON.stringify(finding)),
        formedAt: finding.formedAt + shift,
        confirmedAt: finding.confirmedAt + shift,
        transitions: finding.transitions.map((one) => ({ ...one, at: one.at + shift })),
      },
      Number.POSITIVE_INFINITY,
    ),
  );

describe('a series with a split of 7:1', () => {
  const whole = analyzeTechnical(split);

  it('has after it what the candles after it have alone', () => {
    const alone = analyzeTechnical(sliceCandles(split, splitAt, split.length));
    const later = whole.findings.filter(({ confirmedAt }) => confirmedAt >= splitAt);
    expect(later.length).toBeGreaterThan(500);
    expect(describeAll({ ...whole, findings: later })).toEqual(describeAll(alone, splitAt));
    expect(whole.scales.swing.bias).toBe(alone.scales.swing.bias);
    expect(whole.indicators.ema50.slice(splitAt)).toEqual(alone.indicators.ema50);
    expect(whole.dealingRange.top.slice(splitAt)).toEqual(alone.dealingRange.top);
  });

  it('has before it what the candles before it have, and nothing open beyond it', () => {
    const before = analyzeTechnical(sliceCandles(split, 0, splitAt));
    const early = whole.findings.slice(0, before.findings.length);
    expect(early.map((finding) => describeFinding(finding, splitAt))).toEqual(
      before.findings.map((finding) => describeFinding(finding)),
    );
    const ends = early.flatMap(({ transitions }) => transitions.filter(({ at }) => at >= splitAt));
    expect(ends.length).toBeGreaterThan(20);
    const price = split.open[splitAt];
    expect(ends.every((one) => one.state === 'expired' && one.at === splitAt)).toBe(true);
    expect(ends.every((one) => one.price === price)).toBe(true);
  });

  it('tells where, and how much', () => {
    expect(whole.scaleBreaks.map(({ at }) => at)).toEqual([splitAt]);
    expect(whole.scaleBreaks[0]?.ratio).toBeCloseTo(7, 9);
    expect(analyzeTechnical(walk).scaleBreaks).toEqual([]);
  });

  it('does not repaint, and grows candle by candle to the same', () => {
    const ends = [5, 700, splitAt - 1, splitAt, splitAt + 1, splitAt + 7, 1200];
    expect(countPrefixDifferences(analyzeTechnical, split, ends)).toBe(0);
    const single = createTechnicalScanner('15m');
    for (let end = 1; end <= split.length; end += 1) {
      single.append(sliceCandles(split, 0, end), end - 1);
      if (end === splitAt || end === splitAt + 3) single.analysis();
    }
    expect(describeAll(single.analysis())).toEqual(describeAll(whole));
  });
});
