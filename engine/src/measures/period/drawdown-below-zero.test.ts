import { expect, it } from 'vitest';
import { analyzeTechnical } from '../../analyze-technical.ts';
import { toCandles } from '../../candles/to-candles.ts';
import { drawdown } from './drawdown.ts';

const dayMs = 86_400_000;

it('tells a fall to below zero in price', () => {
  const rows = [10, 20, 12, -5, -2, 8].map((close, t) => ({
    openTime: t * dayMs,
    open: close,
    high: close + 1,
    low: close - 1,
    close,
    volume: 1,
  }));
  const analysis = analyzeTechnical(toCandles('1d', rows));
  const facts = drawdown.calculate({
    series: [{ symbol: 'CL', analysis, window: { from: 0, to: 5 } }],
    parameters: {},
  });
  const find = (name: string) => facts.find(({ id }) => id === `measure.drawdown.${name}`)?.value;
  expect(find('zero.count')).toBe(2);
  expect(find('zero.peak')).toBe(20);
  expect(find('zero.low')).toBe(-5);
  expect(find('zero.low.time')).toBe(3 * dayMs);
  expect(find('zero.fall')).toBe(25);
});
