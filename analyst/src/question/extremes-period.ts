import type { MeasureRequest, Period } from '@vela/contracts';
import { dayMs, startOfDay, startOfMonth, startOfWeek } from './calendar-span.ts';
import type { MeasureReading } from './read-measures.ts';

type Unit = 'day' | 'week' | 'month';

// "PDH", "the weekly high", "aylık olan": of the day, week or month before.
const units: readonly (readonly [Unit, RegExp])[] = [
  ['day', /(?<![a-z])(?:pd[hl]s?|prev(?:ious)? day|(?:daily|gunluk) (?:one|olan\w*))(?![a-z])/],
  [
    'week',
    /(?<![a-z])(?:pw[hl]s?|prev(?:ious)? we?e?k|(?:weekly|haftalik) (?:highs?|lows?|extremes?|one|olan\w*|tepe\w*|dip\w*|dib\w*|zirve\w*))(?![a-z])/,
  ],
  [
    'month',
    /(?<![a-z])(?:pm[hl]s?|prev(?:ious)? month|(?:monthly|aylik) (?:highs?|lows?|extremes?|one|olan\w*|tepe\w*|dip\w*|dib\w*|zirve\w*))(?![a-z])/,
  ],
];

// "Weekly change", "haftalık yüzde kaç": of the week that runs, and no chart of weeks.
const moves =
  '(?:change|moves?|performance|percent\\w*|pct|gains?|loss|hi(?:gh)?s?(?: and)? ?(?:lo(?:w)?s?)?|degisim\\w*|yuzde\\w*|performans\\w*|kazanc\\w*|kayip|dip\\w* tepe\\w*|tepe\\w* dip\\w*)';
const running = (['week', 'month'] as const).map((unit) => ({
  unit,
  words: new RegExp(
    `(?<![a-z])(?:${unit === 'week' ? 'weekly|haftalik' : 'monthly|aylik'}) ${moves}(?![a-z])`,
  ),
}));
const moved: ReadonlySet<string> = new Set(['change', 'high-low', 'last-price']);

/** The running week or month whose move is asked for; `now` in UTC milliseconds. */
export function findRunningPeriod(
  { period, text }: MeasureReading,
  asked: readonly Pick<MeasureRequest, 'id'>[],
  now: number,
): Period | undefined {
  if (period !== undefined || !asked.some(({ id }) => moved.has(id))) return undefined;
  const unit = running.find(({ words }) => words.test(text))?.unit;
  if (unit === undefined) return undefined;
  return { kind: 'range', from: unit === 'week' ? startOfWeek(now) : startOfMonth(now, 0) };
}

function toPrevious(unit: Unit, now: number): Period {
  if (unit === 'day') return { kind: 'range', from: startOfDay(now) - dayMs, to: startOfDay(now) };
  if (unit === 'month')
    return { kind: 'range', from: startOfMonth(now, 1), to: startOfMonth(now, 0) };
  return { kind: 'range', from: startOfWeek(now) - 7 * dayMs, to: startOfWeek(now) };
}

/**
 * The period whose high and low are asked about by their usual names, where none is named; `now` in
 * UTC milliseconds.
 */
export function findExtremesPeriod(
  { period, text }: MeasureReading,
  asked: readonly Pick<MeasureRequest, 'id'>[],
  now: number,
): Period | undefined {
  const isOfExtremes = asked.length === 1 && asked[0]?.id === 'previous-extremes';
  if (!isOfExtremes || period !== undefined) return undefined;
  const unit = units.find(([, words]) => words.test(text))?.[0];
  return unit === undefined ? undefined : toPrevious(unit, now);
}

// "How often", "kaç kez", "hiç … mi".
const times =
  /(?<![a-z])(?:how (?:often|many times)|kac (?:kez|kere|defa|sefer)|ne siklikla|ever|hic)(?![a-z])/;

/** Of all the data the best or worst month is told, as that of a season is. */
const ofAll: ReadonlySet<string> = new Set(['best-month']);

/** All of the data, where it is asked how many runs of a least length there were, and not when. */
export function findPeriodOfRuns(
  { period, text }: MeasureReading,
  asked: readonly Pick<MeasureRequest, 'id' | 'count'>[],
): Period | undefined {
  const isOfRuns = asked.some(({ id, count }) => id === 'streak' && count !== undefined);
  return period === undefined && isOfRuns && times.test(text) ? { kind: 'all' } : undefined;
}

/** The same for what says little of one year, where no time was spoken of before either. */
export function findPeriodOfAll(
  { period }: MeasureReading,
  asked: readonly Pick<MeasureRequest, 'id'>[],
): Period | undefined {
  const isOfAll = asked.length > 0 && asked.every(({ id }) => ofAll.has(id));
  return period === undefined && isOfAll ? { kind: 'all' } : undefined;
}
