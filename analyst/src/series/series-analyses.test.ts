import { analyzeTechnical, sliceCandles, toCandles, type Candles } from '@vela/engine';
import { instrumentCatalogue, type CandleSeries } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { createSeriesAnalyses } from './series-analyses.ts';

const hourMs = 3_600_000;
const candles = toCandles(
  '1h',
  Array.from({ length: 400 }, (_, t) => {
    const [open, close] = [100 + 9 * Math.sin((t - 1) / 7), 100 + 9 * Math.sin(t / 7)];
    return {
      openTime: t * hourMs,
      open,
      close,
      high: Math.max(open, close) + 1,
      low: Math.min(open, close) - 1,
      volume: 1,
    };
  }),
);
const [instrument] = instrumentCatalogue.all;

function createSeries(part: Candles, version = '1', vendor = 'hand'): CandleSeries {
  if (instrument === undefined) throw new Error('the catalogue is empty');
  const source = {
    kind: 'file' as const,
    vendor,
    asOf: 0,
    anchor: 0,
    adjustment: 'raw' as const,
    health: [],
    refusals: [],
  };
  return { instrument, candles: part, source, version, hash: `${version}-${part.length}` };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('cached analyses', () => {
  it('equal a full run after candles are appended', () => {
    const kept = createSeriesAnalyses();
    kept.analyze(createSeries(sliceCandles(candles, 0, 300)));
    expect(plain(kept.analyze(createSeries(candles)).findings)).toEqual(
      plain(analyzeTechnical(candles).findings),
    );
  });

  it('return the same object for the same data', () => {
    const kept = createSeriesAnalyses();
    expect(kept.analyze(createSeries(candles))).toBe(kept.analyze(createSeries(candles)));
  });

  it('answer an earlier clock without evicting the later candles', () => {
    const kept = createSeriesAnalyses();
    const whole = kept.analyze(createSeries(candles));
    expect(kept.analyze(createSeries(sliceCandles(candles, 0, 200))).candles.length).toBe(200);
    expect(kept.analyze(createSeries(candles))).toBe(whole);
  });

  it('return the same object for the same earlier clock', () => {
    const kept = createSeriesAnalyses();
    kept.analyze(createSeries(candles));
    const earlier = kept.analyze(createSeries(sliceCandles(candles, 0, 200)));
    expect(kept.analyze(createSeries(sliceCandles(candles, 0, 200)))).toBe(earlier);
    expect(kept.analyze(createSeries(sliceCandles(candles, 0, 150))).candles.length).toBe(150);
  });

  it('use the trading days of the instrument’s market', () => {
    const quarters = {
      ...candles,
      interval: '15m' as const,
      openTime: candles.openTime.map((time) => time / 4),
    };
    const listDayEnds = (symbol: string): (number | undefined)[] => {
      const found = instrumentCatalogue.all.find((one) => one.symbol === symbol);
      const series = { ...createSeries(quarters), ...(found && { instrument: found }) };
      const { findings } = createSeriesAnalyses().analyze(series);
      return findings
        .filter(({ kind, label }) => kind === 'previous-high' && label === 'day')
        .map(({ measures }) => measures['endsAt']);
    };
    // The first Thursday of 1970 on: midnight UTC, or Friday 17:00 New York, then none to Monday.
    expect(listDayEnds('BTCUSDT')).toEqual([1, 2, 3, 4].map((day) => day * 24 * hourMs));
    expect(listDayEnds('EURUSD')).toEqual([46 * hourMs]);
  });

  it('are rebuilt for a new version', () => {
    const kept = createSeriesAnalyses();
    const first = kept.analyze(createSeries(candles));
    const second = kept.analyze(createSeries(sliceCandles(candles, 100, 400), '2'));
    expect(second).not.toBe(first);
    expect(second.candles.length).toBe(300);
  });

  it('evict the least recently used entry above the capacity', () => {
    const kept = createSeriesAnalyses(800 * 350);
    const first = kept.analyze(createSeries(candles, '1', 'a'));
    const second = kept.analyze(createSeries(candles, '1', 'b'));
    expect(kept.analyze(createSeries(candles, '1', 'a'))).toBe(first);
    kept.analyze(createSeries(candles, '1', 'c'));
    expect(kept.analyze(createSeries(candles, '1', 'a'))).toBe(first);
    expect(kept.analyze(createSeries(candles, '1', 'b'))).not.toBe(second);
  });
});
