import { LRUCache } from 'lru-cache';
import type { Period } from '@vela/contracts';
import { dayMs, type CalendarSpan } from './calendar-span.ts';
import { findCalendarPlaces, type CalendarPlace } from './find-calendar-place.ts';
import { cutSpan, findDurations, findPart } from './find-duration.ts';
import {
  createWordPattern,
  type Found,
  joinWords,
  lexicons,
  listMatches,
  toFound,
} from './word-pattern.ts';

/** What the words around a name of the calendar say of it. */
type Role = {
  readonly from: boolean;
  readonly until: boolean;
  readonly in: boolean;
  readonly between: boolean;
  readonly isPrevious: boolean;
  readonly edge: 'start' | 'end' | undefined;
  /** It is a time and no number: "the year 2024". */
  readonly holder: boolean;
  /** It is what is reached or broken, which a price is. */
  readonly object: boolean;
};
type PlacedName = { readonly place: CalendarPlace; readonly role: Role } & TextRange;
type TextRange = { readonly start: number; readonly end: number };

const longestYearMs = 366 * dayMs - 1;
const allTime = createWordPattern(
  joinWords(({ periods }) => periods.allTime),
  'g',
);
const heads = lexicons.map(
  ({ periods }) => new RegExp(`(?:(?<![a-z0-9])|(?= ))(?:${periods.head})\\s*$`),
);
const tails = lexicons.map(({ periods }) => new RegExp(`^(?:${periods.tail})`));
const untilNow = new RegExp(`^(?:${joinWords(({ periods }) => periods.untilNow)})(?![a-z0-9])`);
const rangeJoiner = new RegExp(`^${joinWords(({ periods }) => periods.rangeJoiners)}$`);
const pairJoiner = new RegExp(`^${joinWords(({ periods }) => periods.pairJoiners)}$`);
const untilJoiner = new RegExp(`^${joinWords(({ periods }) => periods.untilJoiners)}$`);
const afterPair = new RegExp(`^${joinWords(({ periods }) => periods.afterPair)}(?![a-z0-9])`);
const beforePrice = new RegExp(
  `(?:(?<![a-z])${joinWords(({ periods }) => periods.beforePrice)}|[<>=@])\\s*$`,
);
const afterPrice = new RegExp(
  `^['a-z]{0,4} ?(?:${joinWords(({ periods }) => periods.afterPrice)}(?![a-z])|%)`,
);
// A year may follow another; any other number after it makes it one too.
const afterNumber = new RegExp(
  `^ ?(?:${joinWords(({ periods }) => periods.rangeJoiners)} ?|${joinWords(({ periods }) => periods.pairJoiners)} )?[$€]?\\d(?<!(?<![\\d.,])[12](?=[09]\\d\\d(?!\\d)))`,
);

function toRole(groups: readonly Readonly<Record<string, string | undefined>>[]): Role {
  const has = (name: string): boolean => groups.some((group) => group[name] !== undefined);
  return {
    from: has('from'),
    until: has('until'),
    in: has('in'),
    between: has('between'),
    isPrevious: has('last'),
    holder: has('holder'),
    object: has('object'),
    edge: has('edgeStart') ? 'start' : has('edgeEnd') ? 'end' : undefined,
  };
}

function choose(matches: readonly (RegExpExecArray | null)[]): RegExpExecArray | undefined {
  return matches.filter((match) => match !== null).toSorted((a, b) => b[0].length - a[0].length)[0];
}

function addRole(folded: string, place: CalendarPlace): PlacedName {
  const before = folded.slice(0, place.start);
  const after = folded.slice(place.end);
  const head = choose(heads.map((pattern) => pattern.exec(before)));
  const tail = choose(tails.map((pattern) => pattern.exec(after)));
  const headText = head?.[0] ?? '';
  // A match of spaces alone is no word.
  const start = place.start - (headText.trim() === '' ? 0 : headText.trimStart().length);
  return {
    place,
    role: toRole([head?.groups ?? {}, tail?.groups ?? {}]),
    start,
    end: place.end + (tail?.[0].length ?? 0),
  };
}

// One question asks several times: for periods, for days and for years.
const known = new LRUCache<string, readonly PlacedName[]>({ max: 50 });

function findPlacedNames(folded: string, now: number): readonly PlacedName[] {
  const key = `${now} ${folded}`;
  const found =
    known.get(key) ?? findCalendarPlaces(folded, now).map((place) => addRole(folded, place));
  known.set(key, found);
  return found;
}

/** A period that has not ended has no end: it goes up to the last closed candle. */
function toRange(from: number, to: number | undefined, now: number): Period {
  return to === undefined || (to > now && from <= now)
    ? { kind: 'range', from }
    : { kind: 'range', from, to };
}

function isBetween({ role }: PlacedName, gap: string, after: string): boolean {
  if (gap === '') return afterPair.test(after);
  return pairJoiner.test(gap) && (role.between || afterPair.test(after));
}

/** "Ocaktan marta", "mart basi mayis sonu": two names side by side. */
function areEnds(a: Role, b: Role): boolean {
  return (a.from && b.until) || (a.edge === 'start' && b.edge === 'end');
}

/** The spans of two ends: a year that only one has is near that of the other. */
function findEnds(
  a: CalendarPlace,
  b: CalendarPlace,
  now: number,
): readonly [CalendarSpan, CalendarSpan] | undefined {
  const begin = a.hasYear ? a.getSpan(now) : undefined;
  const end =
    begin === undefined || b.hasYear ? b.getSpan(now) : b.getSpan(begin.from + longestYearMs);
  const first = begin ?? (end === undefined ? undefined : a.getSpan(end.from));
  return first === undefined || end === undefined ? undefined : [first, end];
}

/** "From the end of march" begins where March ends. */
function chooseStart({ edge }: Role, span: CalendarSpan): number {
  return edge === 'end' ? span.to : span.from;
}

/** "Until march" ends before March, "until 3 march" with that day. */
function chooseEnd({ place, role }: PlacedName, span: CalendarSpan, isUntil: boolean): number {
  const isBefore = isUntil && (place.kind === 'span' || place.kind === 'year');
  if (role.edge !== undefined) return role.edge === 'start' ? span.from : span.to;
  return isBefore ? span.from : span.to;
}

/** Two names as the ends of one period: "from 1 feb to 1 mar", "ocak ile mart arasi". */
function joinRange(
  folded: string,
  [a, b]: readonly [PlacedName, PlacedName],
  now: number,
): Found<Period> | undefined {
  const gap = folded.slice(a.end, b.start).trim();
  const after = folded.slice(b.end);
  const isCase = gap === '' && areEnds(a.role, b.role);
  if (!isCase && !rangeJoiner.test(gap) && !isBetween(a, gap, after)) return undefined;
  const ends = findEnds(a.place, b.place, now);
  if (ends === undefined) return undefined;
  const from = chooseStart(a.role, ends[0]);
  const to = chooseEnd(b, ends[1], isCase || untilJoiner.test(gap));
  if (to <= from) return undefined;
  const tail = afterPair.exec(after)?.[0].length ?? 0;
  return { value: toRange(from, to, now), start: a.start, end: b.end + tail };
}

/** "2025'te 5000'e", "2025'ten beri 5000'e": of that year, whatever is reached. */
function isSaid(folded: string, { place, role, end }: Omit<PlacedName, 'start'>): boolean {
  return role.in || (role.from && folded.slice(place.end, end).includes(' '));
}

/** Whether a number like a year is one: "in 2024", and not "above 2024" or "2024 dollars". */
function isYear(folded: string, { place, role, end }: PlacedName, now: number): boolean {
  if (role.holder) return true;
  // "2025'te 5000'e ulaştı mı": a year that is said to be one stays it before a price.
  if (!isSaid(folded, { place, role, end }) && afterNumber.test(folded.slice(end))) return false;
  if (role.from) return true;
  const year = Number(folded.slice(place.start, place.end));
  const isOther = year % 1000 === 0 || year > new Date(now).getUTCFullYear();
  const isPriced = beforePrice.test(folded.slice(0, place.start)) || role.until || role.object;
  if (isPriced) return false;
  if (folded.slice(0, place.start).endsWith('in ')) return true;
  return !isOther && (role.in || !afterPrice.test(folded.slice(place.end)));
}

/** The word by which a name is a time, where it may be another word. */
function isTime(folded: string, placed: PlacedName, now: number): boolean {
  const { place, role } = placed;
  if (place.kind === 'year') return isYear(folded, placed, now);
  return !place.isWeak || role.from || role.holder || role.isPrevious || role.between || role.in;
}

/** A part of a named time: "the first week of march". */
function readPart(
  folded: string,
  { placed: { start, end }, span }: { readonly placed: PlacedName; readonly span: CalendarSpan },
  now: number,
): Found<Period> | undefined {
  const part = findPart(folded, { start, end });
  const cut = part && cutSpan(span, part);
  return part && cut
    ? { value: toRange(cut.from, cut.to, now), start: part.start, end: part.end }
    : undefined;
}

/** "Last november" in November is that of last year. */
function findLast(
  { place, role }: PlacedName,
  span: CalendarSpan,
  now: number,
): CalendarSpan | undefined {
  return role.isPrevious && span.to > now ? place.getSpan(span.from - 1) : span;
}

function readWhole(placed: PlacedName, span: CalendarSpan, now: number): Found<Period> | undefined {
  const { start, end } = placed;
  const named = findLast(placed, span, now);
  return named && { value: toRange(named.from, named.to, now), start, end };
}

function readAlone(folded: string, placed: PlacedName, now: number): Found<Period> | undefined {
  const { place, role, start, end } = placed;
  const span = place.getSpan(now);
  if (span === undefined || !isTime(folded, placed, now)) return undefined;
  const upToNow = untilNow.exec(folded.slice(end))?.[0].length;
  if ((role.from && place.kind !== 'range') || upToNow !== undefined) {
    const from = chooseStart(role, findLast(placed, span, now) ?? span);
    return { value: { kind: 'range', from }, start, end: end + (upToNow ?? 0) };
  }
  if (place.kind === 'day' || role.edge !== undefined) return undefined;
  return readPart(folded, { placed, span }, now) ?? readWhole(placed, span, now);
}

/** The day that a name is: a date, or the first or last day of a longer time. */
function readDay(folded: string, placed: PlacedName, now: number): number | undefined {
  const { place, role } = placed;
  const isDay = place.kind === 'day' || (role.edge !== undefined && !role.from && !role.until);
  const span = isDay && isTime(folded, placed, now) ? place.getSpan(now) : undefined;
  if (span === undefined || place.kind === 'day') return span?.from;
  return role.edge === 'end' ? span.to - dayMs : span.from;
}

/** The last moment of the one year that a text names, in UTC milliseconds; undefined for none. */
export function findYearEnd(folded: string, now: number): number | undefined {
  const placed = findPlacedNames(folded, now);
  const [year, ...others] = placed.filter(
    (one) => one.place.kind === 'year' && isYear(folded, one, now),
  );
  const span = year === undefined || others.length > 0 ? undefined : year.place.getSpan(now);
  return span === undefined ? undefined : Math.min(span.to - 1, now);
}

/** Periods and days that are named by the calendar. */
function readPlaces(folded: string, now: number, yearEnd = now) {
  const placed = findPlacedNames(folded, now);
  const periods: Found<Period>[] = [];
  const days: Found<number>[] = [];
  for (let index = 0; index < placed.length; index += 1) {
    const [one, next] = [placed[index], placed[index + 1]];
    if (one === undefined) continue;
    const range = next === undefined ? undefined : joinRange(folded, [one, next], now);
    const period = range ?? readAlone(folded, one, now);
    if (period !== undefined) periods.push(period);
    else {
      const day = readDay(folded, one, one.place.hasYear ? now : yearEnd);
      if (day !== undefined) days.push({ value: day, start: one.start, end: one.end });
    }
    if (range !== undefined) index += 1;
  }
  return { periods, days, placed };
}

/**
 * Finds every period that folded text names, in order, with its prepositions and endings.
 *
 * All of it is UTC. "Last 60 days" is `last` with a count and a unit; sessions and trading days
 * are candles. A name of the calendar is `range`: `from` is its first moment, `to` the first
 * moment after it ("march 2024" ends on 1 April, 00:00). Without an end are those that have not
 * ended ("this week") and those that only begin ("since march"). A range includes both ends,
 * except that "until march" ends before it. A month, quarter or day without a year is the latest
 * that does not begin after `now`; the last week begins on Monday. One that lies wholly in the
 * future is returned as it is. A day alone is none: see `findDays`.
 */
export function findPeriods(folded: string, now: number): readonly Found<Period>[] {
  const { periods, placed } = readPlaces(folded, now);
  // The digits of a date are no amount: "15 january 2026 | days".
  const isInPlace = (at: number): boolean =>
    placed.some(({ place }) => place.start < at && at < place.end);
  const amounts = findDurations(folded).flatMap(({ value, role, start, end }): Found<Period>[] =>
    role === 'ago' || isInPlace(start) ? [] : [{ value: { kind: 'last', ...value }, start, end }],
  );
  const all = listMatches(folded, allTime).map((match) => toFound<Period>({ kind: 'all' }, match));
  const found = [...all, ...amounts, ...periods].toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  );
  const chosen: Found<Period>[] = [];
  for (const one of found)
    if (!chosen.some(({ start, end }) => start < one.end && one.start < end)) chosen.push(one);
  return chosen.toSorted((a, b) => a.start - b.start);
}

/**
 * Finds the single days that folded text names and that are no part of a period ("on 3 March",
 * "yesterday", "2 weeks ago"), in order: 00:00 UTC in ms. A weekday is the latest before today; a
 * date that does not exist is none. A date without a year is of the one that ends with `yearEnd`,
 * where the text names one elsewhere: "in early 2019, jan 2".
 */
export function findDays(folded: string, now: number, yearEnd?: number): readonly Found<number>[] {
  const periods = findPeriods(folded, now);
  return readPlaces(folded, now, yearEnd).days.filter(
    (day) => !periods.some(({ start, end }) => start < day.end && day.start < end),
  );
}
