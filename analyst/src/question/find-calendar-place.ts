import type { CalendarUnit } from '../language/period-words.ts';
import {
  createDaySpan,
  createMonthSpan,
  dayMs,
  findLastWeekday,
  findSpanOfYear,
  startOfDay,
  startOfMonth,
  startOfWeek,
  startOfYear,
  toFullYear,
  type CalendarSpan,
} from './calendar-span.ts';
import { findDayAgo, findDurations } from './find-duration.ts';
import { createWordPattern, type Found, joinWords, lexicons, listMatches } from './word-pattern.ts';

/** A named part of the calendar in a text: "3 march", "q1 2025", "last week", "2024". */
export type CalendarPlace = {
  readonly start: number;
  readonly end: number;
  /** `range` has both ends of its own: "1-15 march". */
  readonly kind: 'day' | 'span' | 'year' | 'today' | 'range';
  readonly hasYear: boolean;
  /** The name is another word too: it counts only with a word of time around it. */
  readonly isWeak: boolean;
  /** A date that no calendar has: its last day of the month stands for it. */
  readonly isMoved?: boolean;
  /** The latest that does not begin after `limit` (UTC ms); none where the date does not exist. */
  readonly getSpan: (limit: number) => CalendarSpan | undefined;
};

type Groups = Readonly<Record<string, string | undefined>>;
type Reading = Pick<CalendarPlace, 'kind' | 'hasYear' | 'getSpan' | 'isMoved'>;
type PlaceRule = {
  readonly pattern: RegExp;
  readonly read: (groups: Groups, now: number) => Reading | undefined;
};

const endings = lexicons.map(({ periods }) => periods.nameEnding).join('|');
const joinNames = (pick: Parameters<typeof joinWords>[0]): string =>
  `(?:${lexicons
    .map((lexicon) => {
      const names = [pick(lexicon) ?? []].flat().join('|');
      return names === ''
        ? '(?!)'
        : `(?:${names})(?=(?:${lexicon.periods.nameEnding})(?![a-z0-9]))`;
    })
    .join('|')})`;

const joinPhrases = (pick: Parameters<typeof joinWords>[0]): string =>
  `${joinWords(pick)}(?![a-z0-9])`;

const monthNames = Array.from({ length: 12 }, (_, month) =>
  joinWords(({ months }) => months[month]),
);
const month = `(?<month>${Array.from({ length: 12 }, (_, index) => joinNames(({ months }) => months[index])).join('|')})`;
const yearEnd = `(?![\\d])(?![.,]\\d)(?=(?:${endings})(?![a-z0-9]))`;
const named = (name: 'this' | 'last' | 'any'): string =>
  `(?<${name}Year>${joinWords(({ periods }) => periods.yearNames[name])})`;
const digits = `(?<year>(?:19|20)\\d\\d)${yearEnd}`;
const year = `(?:${digits}|${named('this')}|${named('last')}|${named('any')})`;
const beforeYear = joinWords(({ periods }) => periods.beforeYear);
const afterYear = `(?:${lexicons.map(({ periods }) => periods.afterYear).join('|')})`;
const ordinal = `(?:${joinWords(({ ordinals }) => ordinals)})?`;
const ofMonth = `(?:${joinWords(({ beforeMonthName }) => beforeMonthName)})?`;
const dash = `(?: ?[-–] ?| ${joinWords(({ periods }) => [...[periods.rangeJoiners].flat(), ...[periods.pairJoiners].flat()])} )`;
const day = '(?<day>\\d{1,2})';
const validDay = '(?<day>0?[1-9]|[12]\\d|3[01])';
const from = '(?<![a-z0-9])(?<!\\d[.,])';
const first = '(?<first>\\d{1,2})';

const ordinals = [0, 1, 2, 3].map(
  (index) => `(?<part${index + 1}>${joinWords(({ periods }) => periods.ordinalNames[index])})`,
);
const anyOrdinal = `(?:${ordinals.join('|')}|(?<lastPart>${joinWords(({ periods }) => periods.lastPart)}))`;
const quarter = `(?:q(?<part>[1-4])(?=(?:${endings})(?![a-z0-9]))|${anyOrdinal} ?(?<quarter>${joinNames(({ periods }) => periods.quarter)}))`;
const half = `(?:h(?<part>[12])(?=(?:${endings})(?![a-z0-9]))|${anyOrdinal} (?<half>${joinNames(({ periods }) => periods.half)}))`;

function readYear(groups: Groups, now: number): number | undefined {
  const current = new Date(now).getUTCFullYear();
  if (groups['thisYear'] !== undefined) return current;
  if (groups['lastYear'] !== undefined) return current - 1;
  if (groups['short'] !== undefined) return toFullYear(Number(groups['short']), current);
  return groups['year'] === undefined ? undefined : Number(groups['year']);
}

function readMonth(groups: Groups): number {
  const name = groups['month'] ?? '';
  return /^\d/.test(name)
    ? Number(name) - 1
    : monthNames.findIndex((names) => new RegExp(`^${names}$`).test(name));
}

function createDate(
  dateYear: number,
  dateMonth: number,
  dateDay: number,
): CalendarSpan | undefined {
  const time = Date.UTC(dateYear, dateMonth, dateDay);
  const isReal = dateMonth >= 0 && dateMonth < 12 && new Date(time).getUTCDate() === dateDay;
  return isReal ? createDaySpan(time) : undefined;
}

/** A span of a year; without one, the latest begun. */
function toReading(
  kind: CalendarPlace['kind'],
  ofYear: number | undefined,
  create: (year: number) => CalendarSpan | undefined,
): Reading {
  return {
    kind,
    hasYear: ofYear !== undefined,
    getSpan: (limit) => findSpanOfYear(create, ofYear, limit),
  };
}

const longestMonth = 31;

/** Whether a day of a month does not exist: 31 April, and 29 February of most years. */
function isNoDay(inMonth: number, typedDay: number, ofYear: number | undefined): boolean {
  const leapYear = 2024;
  const isRead = inMonth >= 0 && inMonth < 12 && typedDay > 0 && typedDay <= longestMonth;
  return isRead && createDate(ofYear ?? leapYear, inMonth, typedDay) === undefined;
}

function readDate(groups: Groups, now: number): Reading {
  const inMonth = readMonth(groups);
  const typedYear = readYear(groups, now);
  if (isNoDay(inMonth, Number(groups['day']), typedYear))
    return {
      ...toReading('day', typedYear, (ofYear) =>
        createDaySpan(createMonthSpan(ofYear, inMonth).to - dayMs),
      ),
      isMoved: true,
    };
  return toReading('day', typedYear, (ofYear) =>
    createDate(ofYear, inMonth, Number(groups['day'])),
  );
}

function readDays(groups: Groups, now: number): Reading {
  const inMonth = readMonth(groups);
  return toReading('range', readYear(groups, now), (ofYear) => {
    const begin = createDate(ofYear, inMonth, Number(groups['first']));
    const end = createDate(ofYear, inMonth, Number(groups['day']));
    return begin === undefined || end === undefined || end.from <= begin.from
      ? undefined
      : { from: begin.from, to: end.to };
  });
}

function readWholeMonth(groups: Groups, now: number): Reading {
  const index = readMonth(groups);
  return toReading('span', readYear(groups, now), (ofYear) => createMonthSpan(ofYear, index));
}

/** Quarters and halves; those that are only counted ("the last half") need a year. */
function readPart(groups: Groups, now: number, months: 3 | 6): Reading | undefined {
  const count = 12 / months;
  const isYearNamed = ['year', 'thisYear', 'lastYear', 'anyYear'].some(
    (name) => groups[name] !== undefined,
  );
  const isCounted = groups['lastPart'] !== undefined;
  if (!isYearNamed && (isCounted || months === 6)) return undefined;
  const typed = [1, 2, 3, 4].find((part) => groups[`part${part}`] !== undefined);
  const part = isCounted ? count : (typed ?? Number(groups['part']));
  if (part > count) return undefined;
  return toReading('span', readYear(groups, now), (ofYear) =>
    createMonthSpan(ofYear, (part - 1) * months, months),
  );
}

function readWholeYear(groups: Groups, now: number): Reading | undefined {
  const ofYear = readYear(groups, now) ?? 0;
  if (ofYear > new Date(now).getUTCFullYear() + 1) return undefined;
  return toReading('year', ofYear, (one) => createMonthSpan(one, 0, 12));
}

const unitStart = {
  week: (now, back) => startOfWeek(now) - back * 7 * dayMs,
  month: startOfMonth,
  quarter: (now, back) => startOfMonth(now, (new Date(now).getUTCMonth() % 3) + 3 * back),
  year: startOfYear,
} as const satisfies Record<CalendarUnit, (now: number, back: number) => number>;

/** A place that does not depend on a year: "yesterday", "this week". */
function createFixed(
  source: string,
  kind: CalendarPlace['kind'],
  toSpan: (now: number) => CalendarSpan,
): PlaceRule {
  return {
    pattern: new RegExp(`${from}${source}`, 'g'),
    read: (_, now) => ({ kind, hasYear: true, getSpan: () => toSpan(now) }),
  };
}

const namedRules: readonly PlaceRule[] = [
  ...(['week', 'month', 'quarter', 'year'] as const).flatMap((unit) => [
    createFixed(
      joinPhrases(({ periods }) => periods.current[unit]),
      'span',
      (now) => ({
        from: unitStart[unit](now, 0),
        to: unitStart[unit](now, -1),
      }),
    ),
    createFixed(
      joinPhrases(({ periods }) => periods.previous[unit]),
      'span',
      (now) => ({
        from: unitStart[unit](now, 1),
        to: unitStart[unit](now, 0),
      }),
    ),
  ]),
  createFixed(
    joinNames(({ periods }) => periods.weekend),
    'span',
    (now) => {
      const saturday = findLastWeekday(now, 6);
      return { from: saturday, to: saturday + 2 * dayMs };
    },
  ),
  createFixed(
    joinNames(({ periods }) => periods.dayBeforeYesterday),
    'day',
    (now) => createDaySpan(startOfDay(now) - 2 * dayMs),
  ),
  createFixed(
    joinNames(({ periods }) => periods.yesterday),
    'day',
    (now) => createDaySpan(startOfDay(now) - dayMs),
  ),
  createFixed(
    joinNames(({ periods }) => periods.today),
    'today',
    (now) => createDaySpan(startOfDay(now)),
  ),
  ...Array.from({ length: 7 }, (_, weekday) =>
    createFixed(
      joinNames(({ periods }) => periods.dayNames[weekday]),
      'day',
      (now) => createDaySpan(findLastWeekday(now, weekday)),
    ),
  ),
];

const toRule = (source: string, read: PlaceRule['read']): PlaceRule => ({
  pattern: new RegExp(`${from}(?:${source})`, 'g'),
  read,
});
// "31 dec 99", "17 aralik 24te": no unit follows a year of two digits.
const shortEnd = "(?=(?:'?[td][ae](?:n|ki)?)(?![a-z0-9])|\\s*(?:[?!,;)]|\\.(?!\\d)|$))";
const withYear = `(?:,? ${digits}|,? ${named('this')}|,? ${named('last')})?`;

// The first rule that matches a letter takes it.
const rules: readonly PlaceRule[] = [
  toRule(`(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})(?!\\d)`, readDate),
  toRule(`(?<day>\\d{1,2})[./](?<month>\\d{1,2})[./](?<year>\\d{4})(?!\\d)`, readDate),
  toRule(`${first}${ordinal}${dash}${day}${ordinal}${ofMonth} ${month}${withYear}`, readDays),
  toRule(
    `${month} ${first}${ordinal}${dash}${validDay}${ordinal}(?![\\d.,%])${withYear}`,
    readDays,
  ),
  toRule(`${day}${ordinal}${ofMonth} ${month} '?(?<short>\\d\\d)${shortEnd}`, readDate),
  toRule(`${day}${ordinal}${ofMonth} ${month}${withYear}`, readDate),
  toRule(`${month} ${validDay}${ordinal}(?![a-z\\d%]|[.,]\\d)${withYear}`, readDate),
  toRule(`(?<year>(?:19|20)\\d\\d)-(?<month>0[1-9]|1[0-2])(?![-\\d])`, readWholeMonth),
  toRule(`${month}${beforeYear}${year}`, readWholeMonth),
  toRule(`${year}${afterYear} ${month}`, readWholeMonth),
  toRule(`${quarter}${beforeYear}${year}`, (groups, now) => readPart(groups, now, 3)),
  toRule(`${year}${afterYear} ?${quarter}`, (groups, now) => readPart(groups, now, 3)),
  toRule(`${half}${beforeYear}${year}`, (groups, now) => readPart(groups, now, 6)),
  toRule(`${year}${afterYear} ?${half}`, (groups, now) => readPart(groups, now, 6)),
  toRule(quarter, (groups, now) => readPart(groups, now, 3)),
  ...namedRules,
  toRule(month, readWholeMonth),
  toRule(`(?<![$€%/]|[^\\d]-)${digits}`, readWholeYear),
];

/** The first date of a text that no calendar has, and the day (UTC ms) that stands for it. */
export function findMovedDay(folded: string, now: number): Found<number> | undefined {
  const [moved] = findCalendarPlaces(folded, now).filter(({ isMoved }) => isMoved === true);
  const span = moved?.getSpan(now);
  if (moved === undefined || span === undefined) return undefined;
  return { value: span.from, start: moved.start, end: moved.end };
}

const weakName = createWordPattern(joinWords(({ periods }) => periods.weakNames));

function findDaysAgo(folded: string, now: number): CalendarPlace[] {
  return findDurations(folded).flatMap(({ value, role, start, end }) => {
    const span = role === 'ago' ? findDayAgo(value, now) : undefined;
    return span === undefined
      ? []
      : [{ start, end, kind: 'day', hasYear: true, isWeak: false, getSpan: () => span }];
  });
}

/** Whether it may be another word: "may", "sun", a bare number. */
function isWeak({ kind, hasYear }: Omit<CalendarPlace, 'start' | 'end' | 'isWeak'>, text: string) {
  if (kind === 'year') return true;
  if (!weakName.test(text)) return false;
  return kind === 'span' ? !hasYear : kind === 'day' && !/\d/.test(text);
}

/** A question names fewer; each is read with what stands around it. */
const maxPlaces = 12;

/** Finds the named parts of the calendar in folded text, in order; dates that do not exist too. */
export function findCalendarPlaces(folded: string, now: number): readonly CalendarPlace[] {
  const found: CalendarPlace[] = findDaysAgo(folded, now).slice(0, maxPlaces);
  for (const { pattern, read } of rules) {
    for (const match of listMatches(folded, pattern)) {
      if (found.length >= maxPlaces) break;
      const start = match.index;
      const end = start + match[0].length;
      if (end === start || found.some((one) => one.start < end && start < one.end)) continue;
      const reading = read(match.groups ?? {}, now);
      if (reading === undefined) continue;
      found.push({ start, end, isWeak: isWeak(reading, match[0]), ...reading });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
