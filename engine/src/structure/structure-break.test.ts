import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { drawPath } from '../testing/draw-candles.ts';
import { createScaleRun } from '../testing/scale-run.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';
import type { Finding } from './finding.ts';

const isBreak = ({ kind }: Finding): boolean =>
  kind === 'break-of-structure' || kind === 'change-of-character';

function findBreaks(candles: Candles): unknown[] {
  return createScaleRun(candles, 'internal')
    .findings.filter(isBreak)
    .map(({ kind, direction, formedAt, confirmedAt, top, bottom }) => [
      kind,
      direction,
      formedAt,
      confirmedAt,
      top,
      bottom,
    ]);
}

// Wicks of a quarter; a turn is drawn on the candle after the extreme close, whose wick equals the
// one before. Low 5.75 at 5, high 11.25 at 10, low 8.25 at 14.
const waves = [10, 9, 8, 7, 6, 7, 8, 9, 10, 11, 10, 9.5, 9, 8.5, 9, 9.5, 10, 10.5, 11, 11.25];

describe('a break', () => {
  it('is none while the close only reaches the swing high', () => {
    expect(findBreaks(drawPath(waves))).toEqual([]);
  });

  it('is a break of structure at the first close strictly above the swing high', () => {
    expect(findBreaks(drawPath([...waves, 11.5, 12]))).toEqual([
      ['break-of-structure', 'bullish', 10, 20, 11.25, 11.25],
    ]);
  });

  it('against the bias is a change of character, and the bias follows it', () => {
    const candles = drawPath([...waves, 11.5, 12, 11, 10, 9, 8.2, 8]);
    expect(findBreaks(candles)).toEqual([
      ['break-of-structure', 'bullish', 10, 20, 11.25, 11.25],
      ['change-of-character', 'bearish', 14, 25, 8.25, 8.25],
    ]);
    expect(createScaleRun(candles, 'internal').bias).toBe('bearish');
  });

  it('marks its swing broken at the same candle and references it', () => {
    const { findings } = createScaleRun(drawPath([...waves, 11.5, 12]), 'internal');
    const swing = findings.find(({ kind, formedAt }) => kind === 'swing-high' && formedAt === 10);
    expect(swing?.transitions).toEqual([{ state: 'broken', at: 20, price: 11.5 }]);
    expect(findings.find(isBreak)?.refs).toEqual([swing?.id]);
  });

  it('is exactly mirrored in falling prices', () => {
    // The leg rule opens with a low, so the mirrored path needs an extreme of its own to begin
    // with.
    const candles = mirrorCandles(drawPath([14, 15, 14, 13, 12, 11, ...waves, 11.5, 12]));
    expect(findBreaks(candles)).toEqual([
      ['break-of-structure', 'bearish', 16, 26, -11.25, -11.25],
    ]);
  });

  it('at the internal scale requires a larger swing of the same side at another price', () => {
    // No larger swing is known yet after these few candles.
    expect(analyzeTechnical(drawPath([...waves, 11.5, 12])).findings.filter(isBreak)).toEqual([]);
  });
});
