import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import { defaultTechnicalOptions } from './technical-options.ts';
import { countWindowDifferences } from './testing/compare-findings.ts';
import { randomCandles } from './testing/random-candles.ts';
import { sixSeries } from './testing/test-series.ts';
import { peekingCandles } from './testing/transform-candles.ts';

const length = 3000;
const options = { limit: 500, firstEnd: length - 200, count: 200 };

describe('a window of 500 candles that moves on with every candle', () => {
  it.each(sixSeries(length))(
    'sees nothing confirmed appear, vanish or change its name, on $name',
    { timeout: 60_000 },
    ({ candles, calendar }) => {
      const analyze = (part: typeof candles) =>
        analyzeTechnical(part, { ...defaultTechnicalOptions, calendar });
      expect(countWindowDifferences(analyze, candles, options)).toBe(0);
    },
  );

  it('notices a planted look-ahead of one candle', () => {
    const candles = randomCandles({ seed: 3, length });
    expect(
      countWindowDifferences((part) => analyzeTechnical(peekingCandles(part)), candles, {
        ...options,
        count: 40,
      }),
    ).toBeGreaterThan(0);
  });
});
