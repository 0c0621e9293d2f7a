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

function seriesOf(part: Candles, version = '1', vendor = 'hand'): CandleSeries {
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

describe('kept analyses', () => {
  it('say after appended candles what a run over all of them says', () => {
    const kept = createSeriesAnalyses();
    kept.analyze(seriesOf(sliceCandles(candles, 0, 300)));
    expect(plain(kept.analyze(seriesOf(candles)).findings)).toEqual(
      plain(analyzeTechnical(candles).findings),
    );
  });

  it('give the same object for the same data', () => {
    const kept = createSeriesAnalyses();
    expect(kept.analyze(seriesOf(candles))).toBe(kept.analyze(seriesOf(candles)));
  });

  it('answer an earlier clock without forgetting the later candles', () => {
    const kept = createSeriesAnalyses();
    const whole = kept.analyze(seriesOf(candles));
    expect(kept.analyze(seriesOf(sliceCandles(candles, 0, 200))).candles.length).toBe(200);
    expect(kept.analyze(seriesOf(candles))).toBe(whole);
  });

  it('give the same object for the same earlier clock', () => {
    const kept = createSeriesAnalyses();
    kept.analyze(seriesOf(candles));
    const earlier = kept.analyze(seriesOf(sliceCandles(candles, 0, 200)));
    expect(kept.analyze(seriesOf(sliceCandles(candles, 0, 200)))).toBe(earlier);
    expect(kept.analyze(seriesOf(sliceCandles(candles, 0, 150))).candles.length).toBe(150);
  });

  it('count days as the instrument’s market does', () => {
    const quarters = {
      ...candles,
      interval: '15m' as const,
      openTime: candles.openTime.map((time) => time / 4),
    };
    const daysOf = (symbol: string): (number | undefined)[] => {
      const found = instrumentCatalogue.all.find((one) => one.symbol === symbol);
      const series = { ...seriesOf(quarters), ...(found && { instrument: found }) };
      const { findings } = createSeriesAnalyses().analyze(series);
      return findings
        .filter(({ kind, label }) => kind === 'previous-high' && label === 'day')
        .map(({ measures }) => measures['endsAt']);
    };
    // From the first Thursday of 1970 on: midnights in UTC, and Friday 17:00 in New York, after which nothing ends before Monday.
    expect(daysOf('BTCUSDT')).toEqual([1, 2, 3, 4].map((day) => day * 24 * hourMs));
    expect(daysOf('EURUSD')).toEqual([46 * hourMs]);
  });

  it('start over for a new version', () => {
    const kept = createSeriesAnalyses();
    const first = kept.analyze(seriesOf(candles));
    const second = kept.analyze(seriesOf(sliceCandles(candles, 100, 400), '2'));
    expect(second).not.toBe(first);
    expect(second.candles.length).toBe(300);
  });

  it('drop the least recently used beyond the bound', () => {
    const kept = createSeriesAnalyses(800);
    const first = kept.analyze(seriesOf(candles, '1', 'a'));
    const second = kept.analyze(seriesOf(candles, '1', 'b'));
    expect(kept.analyze(seriesOf(candles, '1', 'a'))).toBe(first);
    kept.analyze(seriesOf(candles, '1', 'c'));
    expect(kept.analyze(seriesOf(candles, '1', 'a'))).toBe(first);
    expect(kept.analyze(seriesOf(candles, '1', 'b'))).not.toBe(second);
  });
});
