import type { Fact, Interval } from '@vela/contracts';
import type { Candles, Finding } from '@vela/engine';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createMarketData, type MarketData } from '@vela/market-data';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerPart } from '../answer-part.ts';
import { answerQuestion } from '../answer-question.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { hasSharedData, realCandles } from '../testing/real-candles.ts';
import { createSeededMarket } from '../testing/seeded-market.ts';

const now = Date.UTC(2026, 10, 20, 14, 20);
const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const dayMs = 86_400_000;
const lengths: Readonly<Partial<Record<Interval, number>>> = {
  '15m': 900_000,
  '1h': 3_600_000,
  '1d': dayMs,
};

type Chart = { readonly symbol: string; readonly interval: Interval; readonly market: MarketData };
type Answer = { readonly text: string; readonly value: (id: string) => Fact['value'] | undefined };

function createAsker({ market, symbol, interval }: Chart) {
  const seriesAnalyses = createSeriesAnalyses();
  const deps = { marketData: market, seriesAnalyses, newId: () => 'id', narrator: builtInNarrator };
  const ask = async (words: string): Promise<Answer> => {
    // Named explicitly, so that the question is about the chart and not about the term.
    const message = `${symbol} ${words}`;
    const parts: AnswerPart[] = [];
    const question = {
      message,
      language: 'en' as const,
      chosen: { symbol, interval },
      context: {},
      now,
    };
    for await (const part of answerQuestion(question, deps)) parts.push(part);
    const facts = parts.flatMap((part) => (part.type === 'analysis' ? part.data.facts : []));
    const text = parts
      .flatMap((part) => (part.type === 'sentence' ? [part.data.text] : []))
      .join(' ');
    return { text, value: (id) => facts.find((fact) => fact.id === id)?.value };
  };
  const read = async (): Promise<{ candles: Candles; findings: readonly Finding[] }> => {
    const match = market.catalogue.resolve(symbol);
    if (match.kind !== 'found') throw new Error(symbol);
    const result = await market.getSeries({
      instrument: match.instrument,
      interval,
      limit: 500,
      now,
    });
    if (result.kind !== 'series') throw new Error('no candles');
    return {
      candles: result.series.candles,
      findings: seriesAnalyses.analyze(result.series).findings,
    };
  };
  return { ask, read };
}

type Gap = {
  readonly bullish: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly at: number;
};

type Row = { readonly high: number; readonly low: number; readonly close: number };

function toRows({ high, low, close, length }: Candles): Row[] {
  return Array.from({ length }, (_, t) => ({
    high: high[t] ?? Number.NaN,
    low: low[t] ?? Number.NaN,
    close: close[t] ?? Number.NaN,
  }));
}

/** Wilder's ATR of 14 candles, computed recursively. */
function calculateAtr(rows: readonly Row[]): number[] {
  const ranges = rows.map(
    (row, t) =>
      Math.max(row.high, rows[t - 1]?.close ?? row.high) -
      Math.min(row.low, rows[t - 1]?.close ?? row.low),
  );
  let atr = Number.NaN;
  return ranges.map((range, t) => {
    if (t === 14) atr = ranges.slice(1, 15).reduce((sum, one) => sum + one, 0) / 14;
    else if (t > 14) atr = (atr * 13 + range) / 14;
    return atr;
  });
}

/** Three-candle gaps of at least 1/4 ATR that no wick has crossed; brute force over all candles. */
function findOpenGaps(candles: Candles): Gap[] {
  const rows = toRows(candles);
  const atr = calculateAtr(rows);
  const gaps = rows.slice(2).flatMap((third, index): Gap[] => {
    const [first, middle] = [rows[index], rows[index + 1]];
    if (first === undefined || middle === undefined) return [];
    const bullish = { bullish: true, top: third.low, bottom: first.high, at: index + 2 };
    const bearish = { bullish: false, top: first.low, bottom: third.high, at: index + 2 };
    const isWide = ({ top, bottom }: Gap): boolean =>
      top > bottom && top - bottom >= 0.25 * (atr[index + 1] ?? Number.NaN);
    return [
      ...(middle.close > first.high ? [bullish] : []),
      ...(middle.close < first.low ? [bearish] : []),
    ].filter(isWide);
  });
  return gaps.filter(({ bullish, top, bottom, at }) =>
    rows.slice(at + 1).every(({ high, low }) => (bullish ? low > bottom : high < top)),
  );
}

function isUnbroken({ close }: Candles, { kind, top, bottom, formedAt }: Finding): boolean {
  return close
    .subarray(formedAt + 1)
    .every((price) => (kind === 'swing-high' ? price <= top : price >= bottom));
}

/** Index of the latest pivot at the swing scale. */
function lastPivot(findings: readonly Finding[], kind: Finding['kind']): number {
  return Math.max(
    ...findings
      .filter((one) => one.scale === 'swing' && one.kind === kind)
      .map(({ formedAt }) => formedAt),
  );
}

function describeFacts(
  name: string,
  chart: Chart,
  since: { readonly words: string; readonly time: number },
) {
  describe(`facts of ${name}, recomputed`, () => {
    const { ask, read } = createAsker(chart);
    let candles: Candles;
    let findings: readonly Finding[];
    let last: number;
    let close: number;
    beforeAll(async () => {
      ({ candles, findings } = await read());
      last = candles.length - 1;
      close = candles.close[last] ?? 0;
    });

    it('include the last close with its as-of time', async () => {
      const { value } = await ask('analyze');
      const openTime = candles.openTime[last] ?? 0;
      const isDay = chart.interval === '1d';
      expect(value('close.last')).toBe(close);
      expect(value('close.time')).toBe(
        isDay ? openTime : openTime + (lengths[chart.interval] ?? 0),
      );
      const shown = [...candles.high.subarray(Math.max(0, last - 499))];
      expect(value('window.high')).toBe(Math.max(...shown));
    });

    it('count the changes since a date', async () => {
      const { value } = await ask(`what changed ${since.words}`);
      const from = Math.max(
        1,
        candles.openTime.findIndex((time) => time >= since.time),
      );
      const before = candles.close[from - 1] ?? 0;
      const added = findings.filter(({ confirmedAt }) => confirmedAt >= from);
      const reaching = (kind: string, state: string) =>
        findings.filter(
          (one) =>
            one.kind === kind &&
            one.transitions.some((step) => step.state === state && step.at >= from),
        ).length;
      expect(value('since.time')).toBe(candles.openTime[from]);
      expect(value('since.candles')).toBe(last - from + 1);
      expect(value('since.close')).toBe(before);
      expect(value('since.change-percent')).toBeCloseTo((close / before - 1) * 100, 9);
      expect(value('since.high')).toBe(
        candles.high.subarray(from).reduce((most, price) => Math.max(most, price)),
      );
      expect(value('since.low')).toBe(
        candles.low.subarray(from).reduce((least, price) => Math.min(least, price)),
      );
      expect(value('since.new-gaps')).toBe(
        added.filter(({ kind }) => kind === 'fair-value-gap').length,
      );
      expect(value('since.filled-gaps')).toBe(reaching('fair-value-gap', 'filled'));
      expect(value('since.broken-blocks')).toBe(reaching('order-block', 'broken'));
    });

    it('count the open gaps, and name the nearest', async () => {
      const { value } = await ask('which gaps are open');
      const open = findOpenGaps(candles);
      const above = open
        .filter(({ bottom }) => bottom >= close)
        .toSorted((one, other) => one.bottom - other.bottom);
      const below = open
        .filter(({ top }) => top <= close)
        .toSorted((one, other) => other.top - one.top);
      // On the chart: confirmed among its 500 candles, or one of the nearest three of a side.
      const onChart = (side: readonly Gap[]): number =>
        side.filter(({ at }, rank) => at >= candles.length - 500 || rank < 3).length;
      expect([value('gap.above.count'), value('gap.below.count')]).toEqual([
        onChart(above),
        onChart(below),
      ]);
      expect([value('gap.above.bottom'), value('gap.below.top')]).toEqual([
        above[0]?.bottom,
        below[0]?.top,
      ]);
      expect(value('gap.below.2.top')).toBe(below[1]?.top);
    });

    it('compute the Fibonacci levels in the range between the latest swings', async () => {
      const { text, value } = await ask('fibonacci levels');
      const top = Math.max(...candles.high.subarray(lastPivot(findings, 'swing-high')));
      const bottom = Math.min(...candles.low.subarray(lastPivot(findings, 'swing-low')));
      const leg = {
        top: Number(value('range.entry.top')),
        bottom: Number(value('range.entry.bottom')),
      };
      const shares = (from: number, to: number): number[] =>
        [leg.top, leg.bottom].map((price) => (price - from) / (to - from));
      expect(text).toContain('level of Fibonacci');
      expect([value('range.top'), value('range.bottom')]).toEqual([top, bottom]);
      expect(value('range.middle')).toBeCloseTo((top + bottom) / 2, 9);
      // An up leg retraces from its top, a down leg from its bottom.
      const taken =
        value('trend.swing.bias') === 'bullish' ? shares(top, bottom) : shares(bottom, top);
      expect(taken.toSorted((one, other) => one - other).map((share) => share.toFixed(6))).toEqual([
        '0.620000',
        '0.790000',
      ]);
      expect([value('range.entry.least-percent'), value('range.entry.most-percent')]).toEqual([
        62, 79,
      ]);
    });

    it.each(['swing', 'internal'] as const)(
      'name the nearest unbroken levels of the %s scale',
      async (scale) => {
        const { value } = await ask('levels');
        const pivots = findings.filter(
          (one) => one.scale === scale && (one.kind === 'swing-high' || one.kind === 'swing-low'),
        );
        const unbroken = pivots.filter((pivot) => isUnbroken(candles, pivot));
        const highs = unbroken.filter(({ kind }) => kind === 'swing-high').map(({ top }) => top);
        const lows = unbroken
          .filter(({ kind }) => kind === 'swing-low')
          .map(({ bottom }) => bottom);
        expect([value(`nearest.${scale}.high.price`), value(`nearest.${scale}.low.price`)]).toEqual(
          [
            highs.length === 0 ? undefined : Math.min(...highs),
            lows.length === 0 ? undefined : Math.max(...lows),
          ],
        );
      },
    );
  });
}

const tempers = [
  {
    symbol: 'BTCUSDT',
    seed: 21,
    price: 64_000,
    size: 0.004,
    flat: 0,
    jumps: 0,
    candles: 3000,
    hasVolume: true,
  },
  {
    symbol: 'AAPL',
    seed: 22,
    price: 190,
    size: 0.006,
    flat: 0.05,
    jumps: 0.03,
    candles: 3000,
    hasVolume: true,
  },
];
const seeded = createSeededMarket(tempers, now);
const november = { words: 'since 12 November 2026', time: Date.UTC(2026, 10, 12) };
describeFacts('a seeded walk', { symbol: 'BTCUSDT', interval: '15m', market: seeded }, november);
describeFacts(
  'a seeded walk with jumps',
  { symbol: 'AAPL', interval: '15m', market: seeded },
  november,
);

const files = createMarketData({
  mode: 'files',
  filesDir: realCandles,
  allowSimulated: false,
  store,
});
describeFacts(
  'the volatility index',
  { symbol: 'VIX', interval: '1d', market: files },
  { words: 'since 5 March 2026', time: Date.UTC(2026, 2, 5) },
);
describe.runIf(hasSharedData)('with the data folder', () => {
  const april = { words: 'since 12 April 2024', time: Date.UTC(2024, 3, 12) };
  describeFacts('bitcoin', { symbol: 'BTCUSDT', interval: '1h', market: files }, april);
  describeFacts(
    'apple',
    { symbol: 'AAPL', interval: '1d', market: files },
    { words: 'since 5 March 2018', time: Date.UTC(2018, 2, 5) },
  );
});
