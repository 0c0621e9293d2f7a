import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { hasSharedData, readCandles, readRows } from '../testing/shared-data.ts';
import type { Measure, MeasureFact } from './measure.ts';
import { measures } from './registry.ts';

function createFind(facts: readonly MeasureFact[]) {
  return (name: string) => facts.find(({ id }) => id === `measure.${name}`)?.value;
}

/** Candles of oil in 2020, read from the file: those with a change from or to zero or below. */
function countOil() {
  const rows = readRows('ohlcv/daily/CL_1d.csv').map(([time = '', , , low, close]) => ({
    day: time.slice(0, 10),
    low: Number(low),
    close: Number(close),
  }));
  const of2020 = rows.flatMap((row, index) =>
    row.day.startsWith('2020') ? [{ ...row, before: rows[index - 1]?.close ?? Number.NaN }] : [],
  );
  return {
    from: rows.findIndex(({ day }) => day.startsWith('2020')),
    length: of2020.length,
    change: of2020.filter(({ close, before }) => close <= 0 || before <= 0).length,
    low: of2020.filter(({ low }) => low <= 0).length,
    close: of2020.filter(({ close }) => close <= 0).length,
  };
}

describe.skipIf(!hasSharedData)('oil in 2020', () => {
  const own = countOil();
  const window = { from: own.from, to: own.from + own.length - 1 };
  const oil = () => ({
    symbol: 'CL',
    analysis: analyzeTechnical(readCandles('ohlcv/daily/CL_1d.csv', '1d')),
    window,
  });
  const series = oil();

  it.each([
    ['typical-move', 'change'],
    ['weekday-averages', 'change'],
    ['realised-volatility', 'change'],
    ['skew-of-returns', 'change'],
    ['return-to-volatility', 'change'],
    ['average-range', 'low'],
    ['rally', 'low'],
    ['volatility-rank', 'close'],
  ] as const)('%s names the candles that it leaves out', (id, needed) => {
    const measure: Measure = measures[id];
    const find = createFind(measure.calculate({ series: [series], parameters: {} }));
    expect(find(`${id}.left-out.1.count`)).toBe(own[needed]);
    expect(find(`${id}.left-out.1.low`)).toBe(needed === 'low' ? -40.32 : -37.63);
  });

  it.each(['correlation', 'beta', 'compare-volatility', 'ratio'] as const)(
    '%s names them with their instrument',
    (id) => {
      const gold = readCandles('ohlcv/daily/GC_1d.csv', '1d');
      const analysis = analyzeTechnical(gold);
      const other = { symbol: 'GC', analysis, window: { from: 0, to: gold.length - 1 } };
      const measure: Measure = measures[id];
      const facts = measure.calculate({ series: [other, series], parameters: {} });
      const find = createFind(facts);
      expect(find(`${id}.left-out.2.symbol`)).toBe('CL');
      expect(find(`${id}.left-out.2.count`)).toBe(id === 'ratio' ? own.close : own.change);
      expect(find(`${id}.left-out.1.count`)).toBeUndefined();
    },
  );
});
