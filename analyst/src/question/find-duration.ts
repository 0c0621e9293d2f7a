import { LRUCache } from 'lru-cache';
import type { PeriodUnit } from '../language/period-words.ts';
import {
  createDaySpan,
  dayMs,
  startOfDay,
  subtractMonths,
  type CalendarSpan,
} from './calendar-span.ts';
import {
  afterChart,
  article,
  chooseRole,
  widen,
  type Duration,
  type DurationRole,
  type LastUnit,
} from './duration-role.ts';
import {
  createWordPattern,
  type Found,
  joinWords,
  lexicons,
  listMatches,
  toFound,
} from './word-pattern.ts';

const units = [
  'candle',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'decade',
  'century',
  'year',
] as const satisfies readonly PeriodUnit[];

/** What a unit is a multiple of. */
const base: Readonly<Record<PeriodUnit, readonly [LastUnit, number]>> = {
  candle: ['candle', 1],
  minute: ['minute', 1],
  hour: ['hour', 1],
  day: ['day', 1],
  week: ['week', 1],
  month: ['month', 1],
  quarter: ['month', 3],
  year: ['year', 1],
  decade: ['year', 10],
  century: ['year', 100],
};
/** Into what a part of a unit is counted: half a year is six months. */
const smaller: Readonly<Record<LastUnit, readonly [LastUnit, number] | undefined>> = {
  candle: undefined,
  minute: undefined,
  hour: ['minute', 60],
  day: ['hour', 24],
  week: ['day', 7],
  month: ['day', 30],
  year: ['month', 12],
};
const maxCount = 100_000;
const calendarUnits: ReadonlySet<PeriodUnit> = new Set([
  'week',
  'month',
  'quarter',
  'year',
  'decade',
]);

const spelled = lexicons.map(({ periods: { ones, tens, amounts } }) => {
  const joined = Object.entries(tens).flatMap(([ten, high]) =>
    Object.entries(ones).flatMap(([one, low]): readonly (readonly [string, number])[] =>
      low < 10
        ? [
            [`${ten} ${one}`, high + low],
            [`${ten}-${one}`, high + low],
            [ten + one, high + low],
          ]
        : [],
    ),
  );
  return new Map([...joined, ...Object.entries({ ...tens, ...ones, ...amounts })]);
});
const spelledSources = spelled.map(
  (numbers) => `(?:${[...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|')})`,
);

const digits = '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}(?:[.,]\\d{1,2})?)';
const withHalf = `(?<half>${joinWords(({ periods }) => periods.andHalf)})?`;
const withHalfUnit = `(?<halfUnit>${joinWords(({ periods }) => periods.andHalfUnit)})?`;

/** An amount and a unit; spelled numbers stand before units of their own language only. */
function joinDuration(unit: PeriodUnit): string {
  const names = joinWords(({ periods }) => periods.units[unit]);
  const short = joinWords(({ periods }) => periods.shortUnits[unit]);
  const own = lexicons.map(
    ({ periods }, index) =>
      `${spelledSources[index]}(?:${[periods.andHalf].flat().join('|') || '(?!)'})?[- ](?:${[periods.units[unit]].flat().join('|')})`,
  );
  return `(?<amount>(?<digits>${digits})${withHalf}(?:[- ]?${names}|${short})|${own.join('|')})${withHalfUnit}`;
}

function readSpelled(text: string): number | undefined {
  return spelled
    .flatMap((numbers) => [...numbers])
    .filter(([name]) => text.startsWith(name) && /^[- ]/.test(text.slice(name.length)))
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
}

function readDigits(text: string): number {
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(text)
    ? Number(text.replaceAll(/[.,]/g, ''))
    : Number(text.replace(',', '.'));
}

const anyHalf = new RegExp(
  joinWords(({ periods }) => [periods.andHalf, periods.andHalfUnit].flat()),
);

/** A duration in whole units; a part of a unit is counted in smaller ones. */
function toDuration(count: number, unit: PeriodUnit): Duration | undefined {
  const [name, factor] = base[unit];
  const whole = count * factor;
  // "2021 yearly", "2022 aylik": the number is a year.
  if (Number.isInteger(count) && count >= 1900 && count < 2100 && calendarUnits.has(unit))
    return undefined;
  const part = smaller[name];
  if (Number.isInteger(whole))
    return whole >= 1 && whole <= maxCount ? { count: whole, unit: name } : undefined;
  const inSmaller = part === undefined ? 0 : whole * part[1];
  return part !== undefined && Number.isInteger(inSmaller) && inSmaller >= 1
    ? { count: inSmaller, unit: part[0] }
    : undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function readAmount(groups: Groups): number {
  const text = groups['amount'];
  if (text === undefined) return 1;
  const whole = groups['digits'] === undefined ? readSpelled(text) : readDigits(groups['digits']);
  const hasHalf = groups['halfUnit'] !== undefined || anyHalf.test(text);
  return (whole ?? 0) + (hasHalf ? 0.5 : 0);
}

const join = joinWords;
const beforePart = new RegExp(
  `(?<![a-z0-9])(?:${join(({ periods }) => periods.ordinalNames[0])}|(?<last>${join(({ periods }) => periods.lastPart)})) $`,
);

export type FoundDuration = Found<Duration> & { readonly role: DurationRole };

const patterns = units.map((unit) => ({
  unit,
  pattern: createWordPattern(joinDuration(unit), 'g'),
  name: createWordPattern(
    join(({ periods }) => periods.units[unit]),
    'g',
  ),
  single: createWordPattern(
    `${join(({ periods }) => periods.beforeLastOne[unit])} ${join(({ periods }) => periods.units[unit])}|` +
      `${join(({ periods }) => periods.beforeLast)} ${join(({ periods }) => periods.units[unit])}(?<half>${join(({ periods }) => periods.andHalfUnit)})`,
    'g',
  ),
}));

export type FoundPart = Found<Duration> & { readonly isLast: boolean };

/** Letters that an amount with its word takes at most. */
const maxPartLength = 80;

function findWordBefore(
  folded: string,
  end: number,
): { readonly index: number; readonly groups: Partial<Record<string, string>> } | null {
  const from = folded.lastIndexOf(' ', end - maxPartLength) + 1;
  const word = beforePart.exec(folded.slice(from, end));
  return word && { index: from + word.index, groups: word.groups ?? {} };
}

/** Finds the amount by which a name is cut: "first 3 months | of 2024", "2024'un | son 3 ayi". */
export function findPart(
  folded: string,
  whole: { readonly start: number; readonly end: number },
): FoundPart | undefined {
  // The amount stands beside the name: a name among many must not search all of the text.
  const from = folded.lastIndexOf(' ', whole.start - maxPartLength) + 1;
  const near = folded.slice(from, whole.end + maxPartLength);
  for (const { unit, pattern, name: alone } of patterns)
    for (const match of [...listMatches(near, pattern), ...listMatches(near, alone)]) {
      const value = toDuration(readAmount(match.groups ?? {}), unit);
      const start = from + match.index;
      const end = start + match[0].length;
      const word = findWordBefore(folded, start);
      if (value === undefined || word === null) continue;
      const isLast = word.groups['last'] !== undefined;
      if (end <= whole.start && folded.slice(end, whole.start).trim() === '')
        return { value, isLast, start: word.index, end: whole.end };
      if (word.index >= whole.end && folded.slice(whole.end, word.index).trim() === '')
        return { value, isLast, start: whole.start, end };
    }
  return undefined;
}

/** The first or last days, weeks, months or years of a span; none that is longer. */
export function cutSpan(span: CalendarSpan, part: FoundPart): CalendarSpan | undefined {
  const { count, unit } = part.value;
  const move = (time: number, sign: 1 | -1): number | undefined => {
    if (unit === 'day' || unit === 'week')
      return time + sign * count * (unit === 'week' ? 7 : 1) * dayMs;
    if (unit === 'month' || unit === 'year')
      return subtractMonths(time, -sign * count * (unit === 'year' ? 12 : 1));
    return undefined;
  };
  const from = part.isLast ? move(span.to, -1) : span.from;
  const to = part.isLast ? span.to : move(span.from, 1);
  return from === undefined || to === undefined || from < span.from || to > span.to
    ? undefined
    : { from, to };
}

/** Finds amounts of time in folded text with the words that say what they are; may overlap. */
export function findDurations(folded: string): readonly FoundDuration[] {
  const found = known.get(folded) ?? searchDurations(folded);
  known.set(folded, found);
  return found;
}

// One question asks several times: for periods, for moments and for parts of the calendar.
const known = new LRUCache<string, readonly FoundDuration[]>({ max: 50 });

function searchDurations(folded: string): readonly FoundDuration[] {
  return patterns.flatMap(({ unit, pattern, single }) => {
    const counted = listMatches(folded, pattern).flatMap((match): FoundDuration[] => {
      const groups = match.groups ?? {};
      const value = toDuration(readAmount(groups), unit);
      const start = match.index;
      const end = start + match[0].length;
      if (value === undefined) return [];
      const rest = { after: folded.slice(end), found: value };
      const role = chooseRole(folded.slice(0, start), match[0], rest);
      const isArticle = article.test(match[0]);
      if (role === undefined || (role === 'bare' && isArticle)) return [];
      const [from, to] = widen(folded, start, end);
      return [{ value, role, start: from, end: to }];
    });
    const alone = listMatches(folded, single).flatMap((match): FoundDuration[] => {
      const one = toDuration(match.groups?.['half'] === undefined ? 1 : 1.5, unit);
      const isChart = afterChart.test(folded.slice(match.index + match[0].length));
      return one === undefined || isChart ? [] : [{ ...toFound(one, match), role: 'last' }];
    });
    return [...counted, ...alone];
  });
}

/** The day that lies so long before; none for hours and candles. */
export function findDayAgo({ count, unit }: Duration, now: number): CalendarSpan | undefined {
  const today = startOfDay(now);
  if (unit === 'day' || unit === 'week')
    return createDaySpan(today - count * (unit === 'week' ? 7 : 1) * dayMs);
  if (unit === 'month' || unit === 'year')
    return createDaySpan(subtractMonths(today, count * (unit === 'year' ? 12 : 1)));
  return undefined;
}
