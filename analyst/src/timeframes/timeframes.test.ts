import { intervals, type Interval } from '@vela/contracts';
import { analyzeTechnical, durationMs, type Bias } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Gathered } from '../gather-facts.ts';
import { technicalOptionsOf } from '../series/technical-options.ts';
import {
  closedBy,
  closeOf,
  gatherAt,
  honestSource,
  marketBegins,
  marketEnds,
  quarterMs,
  seriesOf,
  type Source,
} from '../testing/timeframe-market.ts';
import { timeframeSets } from './timeframe-set.ts';

function valueOf({ analysis }: Gathered, id: string): number | string | undefined {
  return analysis.facts.find((fact) => fact.id === id)?.value;
}

function framesOf({ analysis }: Gathered): Interval[] {
  return intervals.filter((one) =>
    analysis.facts.some(({ id }) => id.startsWith(`timeframe.${one}.`)),
  );
}

function fourHourFactsOf({ analysis }: Gathered): Gathered['analysis']['facts'] {
  return analysis.facts.filter(({ id }) => id.startsWith('timeframe.4h.'));
}

/** The swing bias that a run over a timeframe's own closed candles gives. */
function biasBy(interval: Interval, time: number): Bias {
  const candles = closedBy(interval, time);
  return analyzeTechnical(candles, technicalOptionsOf(seriesOf(candles))).scales.swing.bias;
}

function placeOf(interval: Interval): number {
  return intervals.indexOf(interval);
}

function alignmentOf(biases: readonly Bias[]): string {
  const directions = biases.filter((bias) => bias !== 'neutral');
  if (directions.length < 2) return 'undecided';
  return new Set(directions).size === 1 ? 'aligned' : 'opposed';
}

afterEach(() => vi.useRealTimers());

describe('the set of timeframes', () => {
  it.each(intervals)(
    'of %s has longer ones from the longest down, and a shorter one',
    (interval) => {
      const { higher, lower } = timeframeSets[interval];
      expect(
        higher.every((one, index) => placeOf(one) > placeOf(higher[index + 1] ?? interval)),
      ).toBe(true);
      expect(lower === undefined || placeOf(lower) < placeOf(interval)).toBe(true);
    },
  );
});

describe('the timeframes of an analysis', () => {
  // On the hour, a quarter and half past it, and at the end of four hours and of a day.
  it.each([11_956, 11_957, 11_958, 11_968, 11_904])(
    'are told as of the close of its last candle (%i quarters)',
    async (end) => {
      const gathered = await gatherAt(marketBegins + end * quarterMs + 60_000);
      const time = closeOf(gathered.series.candles);
      expect(framesOf(gathered)).toEqual(['15m', '4h', '1d']);
      for (const interval of ['15m', '4h', '1d'] as const) {
        const own = closedBy(interval, time);
        expect([interval, valueOf(gathered, `timeframe.${interval}.trend.swing.bias`)]).toEqual([
          interval,
          biasBy(interval, time),
        ]);
        expect(valueOf(gathered, `timeframe.${interval}.close.last`)).toBe(
          own.close[own.length - 1],
        );
      }
    },
  );

  it('agree or conflict as their directions do', async () => {
    const seen = new Set<unknown>();
    for (let end = 4000; end <= 12_000; end += 1000) {
      const gathered = await gatherAt(marketBegins + end * quarterMs);
      const time = closeOf(gathered.series.candles);
      const own = gathered.technical.scales.swing.bias;
      const others = framesOf(gathered).map(
        (interval) => [interval, biasBy(interval, time)] as const,
      );
      const biases = [own, ...others.map(([, bias]) => bias)];
      expect(valueOf(gathered, 'timeframes.agreement')).toBe(alignmentOf(biases));
      expect(valueOf(gathered, 'timeframes.count')).toBe(biases.length);
      for (const bias of ['bullish', 'bearish', 'neutral']) {
        expect(valueOf(gathered, `timeframes.${bias}`)).toBe(
          biases.filter((one) => one === bias).length,
        );
      }
      for (const [interval, bias] of others)
        expect(valueOf(gathered, `timeframe.${interval}.alignment`)).toBe(alignmentOf([own, bias]));
      seen.add(alignmentOf(biases));
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  const spoilt: readonly (readonly [why: string, fourHours: Source])[] = [
    ['end earlier', (_, now) => seriesOf(closedBy('4h', now - 30 * 4 * 3_600_000))],
    ['come from elsewhere', (_, now) => seriesOf(closedBy('4h', now), 'elsewhere')],
    [
      'lie at other prices',
      (_, now) => {
        const candles = closedBy('4h', now);
        return seriesOf({
          ...candles,
          close: candles.close.map((price) => price * 2),
          high: candles.high.map((price) => price * 2),
        });
      },
    ],
    ['are not there', () => undefined],
    ['cannot be had', () => Promise.reject(new Error('a fault'))],
  ];

  it.each(spoilt)('are made from its own candles where the source’s %s', async (_, fourHours) => {
    const expected = fourHourFactsOf(await gatherAt(marketEnds)).map(({ id, value }) => [
      id,
      value,
    ]);
    const gathered = await gatherAt(marketEnds, '1h', (interval, now) =>
      (interval === '4h' ? fourHours : honestSource)(interval, now),
    );
    expect(fourHourFactsOf(gathered).map(({ id, value }) => [id, value])).toEqual(expected);
    expect(new Set(fourHourFactsOf(gathered).map(({ source }) => source.hash))).toEqual(
      new Set([gathered.analysis.candles.hash]),
    );
  });

  it('leave a shorter one out that ends a candle before', async () => {
    const gathered = await gatherAt(marketEnds, '1h', (interval, now) =>
      honestSource(interval, interval === '15m' ? now - 3_600_000 : now),
    );
    expect(framesOf(gathered)).toEqual(['4h', '1d']);
  });

  it('do not keep the answer waiting for one that is late', async () => {
    vi.useFakeTimers();
    const never = new Promise<CandleSeries>(() => undefined);
    const gathering = gatherAt(marketEnds, '1h', (interval, now) =>
      interval === '1d' ? never : honestSource(interval, now),
    );
    await vi.advanceTimersByTimeAsync(1000);
    const gathered = await gathering;
    expect(framesOf(gathered)).toEqual(['15m', '4h', '1d']);
    expect(valueOf(gathered, 'timeframe.1d.trend.swing.bias')).toBe(biasBy('1d', marketEnds));
  });
});

describe('structures of longer timeframes', () => {
  it('are known from the candle by whose close theirs had closed, and never change', async () => {
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
        // Four hours and a day end with the hour that makes them known.
        expect((confirmedAt + 3_600_000 - marketBegins) % (durationMs[timeframe] ?? 1)).toBe(0);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });
});
