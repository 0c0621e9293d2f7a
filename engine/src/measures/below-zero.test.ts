import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { toCandles } from '../candles/to-candles.ts';
import type { MeasureFact } from './measure.ts';
import { measures } from './registry.ts';

const dayMs = 86_400_000;

function createSeries(symbol: string, closes: readonly number[]) {
  const rows = closes.map((close, t) => ({
    openTime: t * dayMs,
    open: close,
    high: close + 1,
    low: close - 1,
    close,
    volume: 1,
  }));
  const analysis = analyzeTechnical(toCandles('1d', rows));
  return { symbol, analysis, window: { from: 0, to: closes.length - 1 } };
}

function createFind(facts: readonly MeasureFact[]) {
  return (name: string) => facts.find(({ id }) => id === `measure.${name}`)?.value;
}

describe('falls to below zero', () => {
  it('are told in price', () => {
    const series = createSeries('CL', [10, 20, 12, -5, -2, 8]);
    const find = createFind(measures.drawdown.calculate({ series: [series], parameters: {} }));
    expect(find('drawdown.zero.count')).toBe(2);
    expect(find('drawdown.zero.peak')).toBe(20);
    expect(find('drawdown.zero.low')).toBe(-5);
    expect(find('drawdown.zero.low.time')).toBe(3 * dayMs);
    expect(find('drawdown.zero.fall')).toBe(25);
    expect(find('drawdown.worst.low')).toBe(8);
  });

  // From 20 the only closes below are not positive: they have a length, and no percentage.
  it('count as time below the peak', () => {
    const series = createSeries('CL', [10, 9, 11, 20, -5, -2, 25]);
    const find = createFind(measures.drawdown.calculate({ series: [series], parameters: {} }));
    expect(find('drawdown.falls')).toBe(2);
    expect(find('drawdown.longest.whole-days')).toBe(3);
    expect(find('drawdown.longest.low')).toBe(-5);
    expect(find('drawdown.longest.fall-percent')).toBeUndefined();
    expect(find('drawdown.worst.fall-percent')).toBeCloseTo(10, 9);
  });

  it('are the deepest of a comparison, in price', () => {
    const series = [
      createSeries('GC', [10, 9, 8, 12, 11, 10]),
      createSeries('CL', [10, 20, 12, -5, -2, 8]),
    ] as const;
    const facts = measures['compare-drawdown'].calculate({ series, parameters: {} });
    const find = createFind(facts);
    expect(find('compare-drawdown.zero.1.symbol')).toBe('CL');
    expect(find('compare-drawdown.zero.1.fall')).toBe(25);
    expect(find('compare-drawdown.zero.1.low-time')).toBe(3 * dayMs);
    expect(find('compare-drawdown.1.symbol')).toBe('GC');
    expect(find('compare-drawdown.1.worst.change-percent')).toBeCloseTo(-20, 9);
  });
});

it('tells the largest moves in price where they have no percentage', () => {
  const series = createSeries('CL', [10, 20, 12, -5, 9, 8]);
  const input = { series: [series], parameters: {} } as const;
  const find = createFind(measures['best-worst-candles'].calculate(input));
  expect(find('best-worst-candles.zero.worst.move')).toBe(17);
  expect(find('best-worst-candles.zero.worst.before')).toBe(12);
  expect(find('best-worst-candles.zero.best.move')).toBe(14);
  expect(find('best-worst-candles.zero.best.close')).toBe(9);
  expect(find('best-worst-candles.worst.change-percent')).toBeCloseTo(-40, 9);
  const parameters = { direction: 'bullish' } as const;
  const rises = createFind(measures['best-worst-candles'].calculate({ ...input, parameters }));
  expect(rises('best-worst-candles.zero.worst.move')).toBeUndefined();
  expect(rises('best-worst-candles.zero.best.move')).toBe(14);
});

it('names the candle left out where a larger move has a percentage', () => {
  const series = createSeries('CL', [40, 20, 3, -1, 2, 30]);
  const facts = measures['best-worst-candles'].calculate({ series: [series], parameters: {} });
  const find = createFind(facts);
  expect(find('best-worst-candles.zero.worst.move')).toBeUndefined();
  expect(find('best-worst-candles.left-out.1.count')).toBe(2);
  expect(find('best-worst-candles.left-out.1.low')).toBe(-1);
});

it('ranks no instrument whose price at an end of the period is not positive, and says so', () => {
  const series = [createSeries('GC', [10, 9, 12]), createSeries('CL', [10, 20, -5])] as const;
  const facts = measures['relative-strength'].calculate({ series, parameters: {} });
  const find = createFind(facts);
  expect(find('relative-strength.count')).toBe(1);
  expect(find('relative-strength.left-out.2.symbol')).toBe('CL');
  expect(find('relative-strength.left-out.2.before')).toBe(10);
  expect(find('relative-strength.left-out.2.after')).toBe(-5);
});
