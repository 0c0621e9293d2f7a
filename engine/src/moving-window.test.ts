import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import { defaultTechnicalOptions } from './technical-options.ts';
import { countWindowDifferences } from './testing/compare-findings.ts';
import { createRandomCandles } from './testing/random-candles.ts';
import { readTestSeries } from './testing/test-series.ts';
import { isFullRun } from './testing/tier.ts';
import { addLookAhead } from './testing/transform-candles.ts';

const length = 3000;
/** The planted look-ahead below is found within 40 windows. */
const windows = isFullRun ? 200 : 40;
const options = { limit: 500, firstEnd: length - windows, count: windows };

describe('a sliding window of 500 candles', () => {
  it.each(readTestSeries(length))(
    'shows no confirmed finding appear, vanish or change its id, on $name',
    { timeout: 60_000 },
    ({ candles, calendar }) => {
      const analyze = (part: typeof candles) =>
        analyzeTechnical(part, { ...defaultTechnicalOptions, calendar });
      expect(countWindowDifferences(analyze, candles, options)).toBe(0);
    },
  );

  it('detects a planted look-ahead of one candle', () => {
    const candles = createRandomCandles({ seed: 3, length });
    expect(
      countWindowDifferences((part) => analyzeTechnical(addLookAhead(part)), candles, {
        ...options,
        count: 40,
      }),
    ).toBeGreaterThan(0);
  });
});
