import { at } from '../../candles/column.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import { toLeftOutChanges } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { calculateMedian } from '../statistics/sample.ts';
import { toStartFacts } from './find-base.ts';
import { findOpeningGaps, type OpeningGap } from './find-opening-gaps.ts';

const maxRows = 50;

type Gap = OpeningGap & { readonly changePercent: number };

function toGapFacts(
  write: FactWriter,
  { analysis: { candles }, window }: MeasureSeries,
  { prefix, gap }: { prefix: string; gap: Gap | undefined },
): MeasureFact[] {
  if (gap === undefined) return [];
  const { index, closedAt } = gap;
  const candle = { from: index, to: index };
  const pair = { from: index - 1, to: index };
  const isClosed = closedAt >= 0;
  const closed = { from: index, to: isClosed ? closedAt : window.to };
  return [
    ...write(`${prefix}.time`, [getValueAt(candles.openTime, index), 'time'], candle),
    ...write(`${prefix}.change-percent`, [gap.changePercent, 'percent'], pair),
    ...write(`${prefix}.close`, [gap.close, 'price'], { from: index - 1, to: index - 1 }),
    ...write(`${prefix}.open`, [at(candles.open, index), 'price'], candle),
    ...write(
      `${prefix}.closed.time`,
      [isClosed ? getValueAt(candles.openTime, closedAt) : undefined, 'time'],
      closed,
    ),
    ...write(`${prefix}.closed-after`, [isClosed ? closedAt - index : undefined, 'count'], closed),
  ];
}

/** The open of the last candle against the close before, gap or not. */
function toLastOpenFacts(write: FactWriter, { analysis, window }: MeasureSeries): MeasureFact[] {
  const { candles } = analysis;
  const { to } = window;
  const [before, open] = [getValueAt(candles.close, to - 1), at(candles.open, to)];
  return [
    ...write('now.time', [getValueAt(candles.openTime, to), 'time'], { from: to, to }),
    ...write('now.close', [before, 'price'], { from: to - 1, to: to - 1 }),
    ...write('now.open', [open, 'price'], { from: to, to }),
    ...write('now.change-percent', [calculatePercentChange(before, open), 'percent'], {
      from: Math.max(0, to - 1),
      to,
    }),
  ];
}

function toCountFacts(write: FactWriter, gaps: readonly Gap[]): MeasureFact[] {
  const closed = gaps.filter(({ closedAt }) => closedAt >= 0);
  const waits = Float64Array.from(closed, ({ index, closedAt }) => closedAt - index);
  const share = gaps.length === 0 ? undefined : (closed.length / gaps.length) * 100;
  return [
    ...write('count', [gaps.length, 'count']),
    ...write('up', [gaps.filter(({ sign }) => sign > 0).length, 'count']),
    ...write('down', [gaps.filter(({ sign }) => sign < 0).length, 'count']),
    ...write('closed', [closed.length, 'count']),
    ...write('closed-share', [share, 'percent']),
    ...write('same-candle', [waits.filter((wait) => wait === 0).length, 'count']),
    ...write('wait', [calculateMedian(waits), 'count']),
    ...write('open-count', [gaps.length - closed.length, 'count']),
  ];
}

const calculateSize = (gap: Gap): number => Math.abs(gap.changePercent);

/** The gaps of the direction and the state asked about, whatever their size. */
function selectGaps({ series: [first], parameters }: MeasureInput): Gap[] {
  const { candles } = first.analysis;
  const { direction, state } = parameters;
  const sign = direction === undefined ? 0 : direction === 'bullish' ? 1 : -1;
  return findOpeningGaps(candles, first.window)
    .map((gap) => ({
      ...gap,
      changePercent: calculatePercentChange(gap.close, at(candles.open, gap.index)) ?? Number.NaN,
    }))
    .filter((gap) => sign === 0 || gap.sign === sign)
    .filter((gap) => (state === 'unfilled' ? gap.closedAt < 0 : true))
    .filter((gap) => (state === 'filled' ? gap.closedAt >= 0 : true));
}

function calculateOpeningGaps(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const { count = 0, order = 'newest', percent, direction, state } = input.parameters;
  const write = createFactWriter('opening-gaps', first.window);
  const limit = percent === undefined ? undefined : Math.abs(percent);
  const all = selectGaps(input);
  const gaps = all.filter((gap) => limit === undefined || calculateSize(gap) >= limit);
  const unsized = all.filter((gap) => Number.isNaN(calculateSize(gap)));
  const bySize = gaps
    .filter((gap) => !Number.isNaN(calculateSize(gap)))
    .toSorted((a, b) => calculateSize(b) - calculateSize(a));
  const ordered = {
    newest: gaps.toReversed(),
    oldest: gaps,
    largest: bySize,
    smallest: bySize.toReversed(),
    nearest: gaps.toReversed(),
  }[order];
  return [
    ...toPeriodFacts(write, first, first.window),
    ...toStartFacts(write, first),
    ...toLastOpenFacts(write, first),
    ...write('way', [direction, 'text']),
    ...write('state', [state === 'unfilled' ? 'open' : state, 'text']),
    ...write('limit-percent', [limit, 'percent']),
    ...toCountFacts(write, gaps),
    ...toGapFacts(write, first, { prefix: 'last', gap: gaps.at(-1) }),
    ...toGapFacts(write, first, { prefix: 'largest', gap: bySize[0] }),
    ...ordered
      .slice(0, Math.min(count, maxRows))
      .flatMap((gap, index) => toGapFacts(write, first, { prefix: `${index + 1}`, gap })),
    ...toLeftOutChanges(
      first,
      unsized.map(({ index }) => [index - 1, index] as const),
      { id: 'opening-gaps', name: 'gaps' },
    ),
  ];
}

/**
 * Candles of the period that opened outside the range of the one before, and how many of these gaps
 * closed: price traded at the close before again. Narrowed by `direction`, `percent` (their least
 * size from that close) and `state` (filled, unfilled); `count` lists so many by `order`.
 */
export const openingGaps: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateOpeningGaps,
};
