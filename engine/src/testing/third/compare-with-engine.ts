import { analyzeTechnical } from '../../analyze-technical.ts';
import type { Candles, Interval } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { durationMs } from '../../candles/interval.ts';
import { sliceCandles } from '../../candles/to-candles.ts';
import type { MarketCalendar } from '../../sessions/market-calendar.ts';
import type { FindingKind } from '../../structure/finding.ts';
import { defaultTechnicalOptions } from '../../technical-options.ts';
import type { Bar, Structure } from './bar.ts';
import type { Days } from './periods.ts';
import { describeStructure, findStructures, type Rules } from './structures.ts';

export type MarketSeries = {
  readonly candles: Candles;
  readonly calendar: MarketCalendar;
  readonly rules?: Rules;
};

const usual: Rules = { blockBrokenBy: 'close', zones: 'zones' };

const newYork = { zone: 'America/New_York', rests: true } as const;
const daysByCalendar = {
  crypto: { zone: 'UTC', earlier: 0, rests: false, bell: 0 },
  forex: { ...newYork, earlier: 7, bell: 0 },
  future: { ...newYork, earlier: 6, bell: 0 },
  'new-york': { ...newYork, earlier: 0, bell: 9.5 },
} as const satisfies Partial<Record<MarketCalendar, Omit<Days, 'hasDates'>>>;

const findDays = (calendar: MarketCalendar): Omit<Days, 'hasDates'> => {
  const days = Object.entries(daysByCalendar).find(([name]) => name === calendar)?.[1];
  if (days === undefined) throw new RangeError(`no days of ${calendar}`);
  return days;
};

/** Kinds that the third implementation does not know. */
const unknown: readonly FindingKind[] = ['candlestick-pattern', 'divergence'];

/** Structures of a series by the third implementation. */
export function findThird({ candles, calendar, rules = usual }: MarketSeries): Structure[] {
  const { interval, openTime, open, high, low, close } = candles;
  const bars = Array.from(openTime, (time, t): Bar => {
    return { time, open: at(open, t), high: at(high, t), low: at(low, t), close: at(close, t) };
  });
  const lasts = (other: Interval): boolean =>
    (durationMs[interval] ?? 0) < (durationMs[other] ?? 0);
  const days = { ...findDays(calendar), hasDates: !lasts('1d') };
  return findStructures(bars, { days, hasSessions: lasts('1h'), rules });
}

/** Structures of the engine as sorted lines. */
function describeEngine({ candles, calendar, rules = usual }: MarketSeries): string[] {
  const { orderBlock } = defaultTechnicalOptions;
  const { findings } = analyzeTechnical(candles, {
    ...defaultTechnicalOptions,
    calendar,
    orderBlock: { ...orderBlock, brokenBy: rules.blockBrokenBy },
    supportResistance: rules.zones,
  });
  const known = findings.filter(({ kind }) => !unknown.includes(kind));
  const lines = known.map((finding) => {
    const { kind, direction, scale, label, formedAt, confirmedAt, top, bottom } = finding;
    const { levels } = finding.measures;
    return describeStructure({
      kind,
      direction,
      ...(scale === undefined ? {} : { scale }),
      ...(label === undefined ? {} : { label }),
      formedAt,
      confirmedAt,
      top,
      bottom,
      steps: finding.transitions.map(({ state, at: t, price }) => [state, t, price] as const),
      ...(levels === undefined ? {} : { levels }),
    });
  });
  return lines.toSorted();
}

/**
 * Lines of the engine on the first `end` candles that differ from what the third implementation
 * says of the whole series, cut to what was known by then.
 */
export function findDisagreements(
  series: MarketSeries,
  third: readonly Structure[],
  end = series.candles.length,
): string[] {
  const known = third.filter(({ confirmedAt }) => confirmedAt < end);
  const expected = known.map((structure) => describeStructure(structure, end)).toSorted();
  const actual = describeEngine({ ...series, candles: sliceCandles(series.candles, 0, end) });
  if (expected.join('\n') === actual.join('\n')) return [];
  const [wanted, found] = [new Set(expected), new Set(actual)];
  const apart = [
    ...expected.filter((line) => !found.has(line)),
    ...actual.filter((line) => !wanted.has(line)),
  ];
  return apart.length === 0 ? [`${expected.length} and ${actual.length} lines`] : apart;
}
