import { languages, type Interval, type Period } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from './word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].countedWords);
const intervals = ['1h', '1d', '1w', '1mo'] as const;

/** Measures that count candles or choose one among them. */
const counted: ReadonlySet<string> = new Set<MeasureId>([
  'streak',
  'up-share',
  'best-worst-candles',
  'largest-range',
]);

/** Measures of how far price moves in a candle. */
const moving: ReadonlySet<string> = new Set<MeasureId>(['typical-move', 'average-range']);

/** A unit of any language in the words of any: "3 gün running". */
function createPatterns(kind: 'around' | 'moving') {
  return intervals.map((interval) => {
    const unit = `(?:${words.map(({ units }) => units[interval]).join('|')})`;
    const around = words.flatMap((own) => own[kind]).map((source) => source.replaceAll('@', unit));
    return { interval, pattern: new RegExp(`(?<![a-z])(?:${around.join('|')})(?![a-z])`) };
  });
}
const countedPatterns = createPatterns('around');
const movingPatterns = createPatterns('moving');

/** The candle of a time: "yesterday's candle", "geçen haftanın mumu". */
const ofTime = intervals.map((interval) => ({
  interval,
  pattern: createWordPattern(words.map(({ candles }) => candles[interval]).join('|')),
}));

/** The interval whose candles a question counts: "how many weeks in a row", "kaç gündür üst üste". */
export function findCountedUnit(
  folded: string,
  measures: readonly { readonly id: string }[],
): Interval | undefined {
  const candle = ofTime.find(({ pattern }) => pattern.test(folded))?.interval;
  if (candle !== undefined) return candle;
  const patterns = [
    ...(measures.some(({ id }) => counted.has(id)) ? countedPatterns : []),
    ...(measures.some(({ id }) => moving.has(id)) ? movingPatterns : []),
  ];
  return patterns.find(({ pattern }) => pattern.test(folded))?.interval;
}

/** Of these a short period is how long is given to price, and not which candles are looked at. */
const reached: ReadonlySet<string> = new Set<MeasureId>(['reach-share']);
const mostDays = 49;
const unitDays = { day: 1, week: 7, month: 30 } as const;

const intervalByUnit: Readonly<Partial<Record<string, Interval>>> = {
  hour: '1h',
  day: '1d',
  week: '1w',
  month: '1mo',
};

/** The interval that a horizon is counted in: "5 % within a week" in days, "in an hour" in hours. */
export function findHorizonUnit(
  period: Period | undefined,
  measures: readonly { readonly id: string }[],
): Interval | undefined {
  if (period?.kind !== 'last') return undefined;
  const { unit, count } = period;
  // "More than 10 % in a day" is said of one daily candle.
  if (count === 1 && measures.some(({ id }) => id === 'typical-move')) return intervalByUnit[unit];
  if (!measures.some(({ id }) => reached.has(id))) return undefined;
  if (unit === 'candle' || unit === 'minute') return undefined;
  if (unit === 'hour') return '1h';
  return unit !== 'year' && count * unitDays[unit] <= mostDays ? '1d' : '1w';
}

const candleUnits: Readonly<Partial<Record<string, Interval>>> = {
  '1 minute': '1m',
  '5 minute': '5m',
  '15 minute': '15m',
  '30 minute': '30m',
  '1 hour': '1h',
  '4 hour': '4h',
  '1 day': '1d',
  '1 week': '1w',
  '1 month': '1mo',
};

/** The interval of the one candle that is asked about: "rejection wick on the last 4h". */
export function findCandleInterval(
  period: Period | undefined,
  measures: readonly { readonly id: string }[],
): Interval | undefined {
  const isOfCandle = measures.length === 1 && measures.some(({ id }) => id === 'last-candle');
  if (period?.kind !== 'last' || !isOfCandle) return undefined;
  return candleUnits[`${period.count} ${period.unit}`];
}
