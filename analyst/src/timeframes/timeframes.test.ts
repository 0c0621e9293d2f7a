import { intervals, type Interval } from '@vela/contracts';
import { analyzeTechnical, durationMs, type Bias } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { toTechnicalOptions } from '../series/technical-options.ts';
import {
  getClosedCandles,
  getCloseTime,
  gatherAt,
  getClosedSeries,
  marketBegins,
  marketEnds,
  quarterMs,
  createSeries,
  type Source,
} from '../testing/timeframe-market.ts';
import { timeframeSets } from './timeframe-set.ts';

function getFactValue({ analysis }: GatheredAnalysis, id: string): number | string | undefined {
  return analysis.facts.find((fact) => fact.id === id)?.value;
}

function listFrames({ analysis }: GatheredAnalysis): Interval[] {
  return intervals.filter((one) =>
    analysis.facts.some(({ id }) => id.startsWith(`timeframe.${one}.`)),
  );
}

function listFourHourFacts({ analysis }: GatheredAnalysis): GatheredAnalysis['analysis']['facts'] {
  return analysis.facts.filter(({ id }) => id.startsWith('timeframe.4h.'));
}

/** The swing bias from an analysis of a timeframe's own closed candles. */
function calculateBias(interval: Interval, time: number): Bias {
  const candles = getClosedCandles(interval, time);
  return analyzeTechnical(candles, toTechnicalOptions(createSeries(candles))).scales.swing.bias;
}

function getIntervalIndex(interval: Interval): number {
  return intervals.indexOf(interval);
}

function toAlignment(biases: readonly Bias[]): string {
  const directions = biases.filter((bias) => bias !== 'neutral');
  if (directions.length < 2) return 'undecided';
  return new Set(directions).size === 1 ? 'aligned' : 'opposed';
}

afterEach(() => vi.useRealTimers());

describe('the set of timeframes', () => {
  it.each(intervals)('of %s has longer ones, longest first, and a shorter one', (interval) => {
    const { higher, lower } = timeframeSets[interval];
    expect(
      higher.every(
        (one, index) => getIntervalIndex(one) > getIntervalIndex(higher[index + 1] ?? interval),
      ),
    ).toBe(true);
    expect(lower === undefined || getIntervalIndex(lower) < getIntervalIndex(interval)).toBe(true);
  });
});

describe('the timeframes of an analysis', () => {
  // On the hour, a quarter and half past it, and at the end of four hours and of a day.
  it.each([11_956, 11_957, 11_958, 11_968, 11_904])(
    'are as of the close of its last candle (%i quarters)',
    async (end) => {
      const gathered = await gatherAt(marketBegins + end * quarterMs + 60_000);
      const time = getCloseTime(gathered.series.candles);
      expect(listFrames(gathered)).toEqual(['15m', '4h', '1d']);
      for (const interval of ['15m', '4h', '1d'] as const) {
        const own = getClosedCandles(interval, time);
        expect([
          interval,
          getFactValue(gathered, `timeframe.${interval}.trend.swing.bias`),
        ]).toEqual([interval, calculateBias(interval, time)]);
        expect(getFactValue(gathered, `timeframe.${interval}.close.last`)).toBe(
          own.close[own.length - 1],
        );
      }
    },
  );

  it('agree or conflict by their swing bias', async () => {
    const seen = new Set<unknown>();
    for (let end = 4000; end <= 12_000; end += 1000) {
      const gathered = await gatherAt(marketBegins + end * quarterMs);
      const time = getCloseTime(gathered.series.candles);
      const own = gathered.technical.scales.swing.bias;
      const others = listFrames(gathered).map(
        (interval) => [interval, calculateBias(interval, time)] as const,
      );
      const biases = [own, ...others.map(([, bias]) => bias)];
      expect(getFactValue(gathered, 'timeframes.agreement')).toBe(toAlignment(biases));
      expect(getFactValue(gathered, 'timeframes.count')).toBe(biases.length);
      for (const bias of ['bullish', 'bearish', 'neutral']) {
        expect(getFactValue(gathered, `timeframes.${bias}`)).toBe(
          biases.filter((one) => one === bias).length,
        );
      }
      for (const [interval, bias] of others)
        expect(getFactValue(gathered, `timeframe.${interval}.alignment`)).toBe(
          toAlignment([own, bias]),
        );
      seen.add(toAlignment(biases));
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  const spoilt: readonly (readonly [why: string, fourHours: Source])[] = [
    ['end earlier', (_, now) => createSeries(getClosedCandles('4h', now - 30 * 4 * 3_600_000))],
    ['come from elsewhere', (_, now) => createSeries(getClosedCandles('4h', now), 'elsewhere')],
    [
      'lie at other prices',
      (_, now) => {
        const candles = getClosedCandles('4h', now);
        return createSeries({
          ...candles,
          close: candles.close.map((price) => price * 2),
          high: candles.high.map((price) => price * 2),
        });
      },
    ],
    ['are not there', () => undefined],
    ['cannot be had', () => Promise.reject(new Error('a fault'))],
  ];

  it.each(spoilt)('are resampled from its own candles if the source’s %s', async (_, fourHours) => {
    const expected = listFourHourFacts(await gatherAt(marketEnds)).map(({ id, value }) => [
      id,
      value,
    ]);
    const gathered = await gatherAt(marketEnds, '1h', (interval, now) =>
      (interval === '4h' ? fourHours : getClosedSeries)(interval, now),
    );
    expect(listFourHourFacts(gathered).map(({ id, value }) => [id, value])).toEqual(expected);
    expect(
      new Set(listFourHourFacts(gathered).map(({ source }) => 'hash' in source && source.hash)),
    ).toEqual(new Set([gathered.analysis.candles.hash]));
  });

  it('omit a shorter one that ends a candle earlier', async () => {
    const gathered = await gatherAt(marketEnds, '1h', (interval, now) =>
      getClosedSeries(interval, interval === '15m' ? now - 3_600_000 : now),
    );
    expect(listFrames(gathered)).toEqual(['4h', '1d']);
  });

  it('time out for a late one', async () => {
    vi.useFakeTimers();
    const never = new Promise<CandleSeries>(() => undefined);
    const gathering = gatherAt(marketEnds, '1h', (interval, now) =>
      interval === '1d' ? never : getClosedSeries(interval, now),
    );
    await vi.advanceTimersByTimeAsync(1000);
    const gathered = await gathering;
    expect(listFrames(gathered)).toEqual(['15m', '4h', '1d']);
    expect(getFactValue(gathered, 'timeframe.1d.trend.swing.bias')).toBe(
      calculateBias('1d', marketEnds),
    );
  });
});

describe('structures of longer timeframes', () => {
  it('appear at the base candle that closes their candle, and never change', async () => {
    const known = new Map<string, string>();
    let count = 0;
    for (let end = 8000; end <= 8100; end += 10) {
      const { analysis, series } = await gatherAt(marketBegins + end * quarterMs);
      const overlaid = analysis.findings.filter(({ timeframe }) => timeframe !== '1h');
      const opens = new Set(series.candles.openTime);
      expect(overlaid.length).toBeLessThanOrEqual(40);
      for (const { id, timeframe, formedAt, confirmedAt, top, bottom, transitions } of overlaid) {
        const said = JSON.stringify([timeframe, formedAt, confirmedAt, top, bottom]);
        expect(known.get(id) ?? said).toBe(said);
        known.set(id, said);
        expect(id.startsWith(`${timeframe}.`)).toBe(true);
        expect(
          opens.has(confirmedAt) &&
            transitions.every(({ at }) => opens.has(at) && at >= confirmedAt),
        ).toBe(true);
        // Four hours and a day end with the hour whose close confirms them.
        expect((confirmedAt + 3_600_000 - marketBegins) % (durationMs[timeframe] ?? 1)).toBe(0);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });
});
