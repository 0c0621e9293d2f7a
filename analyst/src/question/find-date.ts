import { joinWords, toFound, type Found } from './word-pattern.ts';

const months = Array.from({ length: 12 }, (_, month) =>
  joinWords((lexicon) => lexicon.months[month]),
);
const anyMonth = months.join('|');
const ordinal = `${joinWords(({ ordinals }) => ordinals)}?`;
const beforeMonth = `${joinWords(({ beforeMonthName }) => beforeMonthName)}?`;
const dateEnding = joinWords((lexicon) => lexicon.dateEnding);

const forms = [
  { pattern: /(?<!\d)(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/ },
  { pattern: /(?<!\d)(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})(?!\d)/ },
  {
    pattern: new RegExp(
      `(?<!\\d)(?<day>\\d{1,2})${ordinal}${beforeMonth} (?<name>${anyMonth})(?:,? (?<year>\\d{4}))?(?![a-z0-9])`,
    ),
  },
  {
    pattern: new RegExp(`(?<!\\d)(?<day>\\d{1,2}) (?<name>${anyMonth})${dateEnding}(?![a-z0-9])`),
  },
  {
    pattern: new RegExp(
      `(?<![a-z])(?<name>${anyMonth}) (?<day>\\d{1,2})${ordinal}(?:,? (?<year>\\d{4}))?(?!\\d)`,
    ),
  },
];

function toMonthIndex(groups: Readonly<Record<string, string | undefined>>): number {
  const name = groups['name'];
  return name === undefined
    ? Number(groups['month']) - 1
    : months.findIndex((names) => new RegExp(`^${names}$`).test(name));
}

const sinceMonth = new RegExp(
  `(?<![a-z])${joinWords(({ monthStart }) => monthStart)}(?<name>${anyMonth})(?: (?<year>\\d{4}))?(?![a-z0-9])`,
);
const monthSince = new RegExp(
  `(?<![a-z])(?<name>${anyMonth})(?: (?<year>\\d{4}))?${joinWords(({ monthEnd }) => monthEnd)}(?![a-z0-9])`,
);
const anyYear = '(?:19|20)\\d\\d';
const sinceYear = new RegExp(
  `(?<![a-z0-9])(?:${joinWords(({ yearStart }) => yearStart)}(?<a>${anyYear})|(?<b>${anyYear})${joinWords(({ yearEnd }) => yearEnd)})(?![a-z0-9])`,
);

/** Finds a month or year as a start (UTC ms): the first day of the latest one not after `now`. */
export function findPeriod(folded: string, now: number): Found<number> | undefined {
  const month = sinceMonth.exec(folded) ?? monthSince.exec(folded);
  if (month?.groups !== undefined) {
    const index = toMonthIndex(month.groups);
    const { year } = month.groups;
    const latest = Date.UTC(new Date(now).getUTCFullYear(), index, 1);
    const before = Date.UTC(new Date(now).getUTCFullYear() - 1, index, 1);
    const value =
      year === undefined
        ? [latest, before].find((time) => time <= now)
        : Date.UTC(Number(year), index, 1);
    return value === undefined ? undefined : toFound(value, month);
  }
  const year = sinceYear.exec(folded);
  if (year === null) return undefined;
  const value = Date.UTC(Number(year.groups?.['a'] ?? year.groups?.['b']), 0, 1);
  return toFound(value, year);
}

/** Finds a date that does not exist in the calendar ("31 February", "2026-13-40"). */
export function findImpossibleDate(folded: string): Found<undefined> | undefined {
  const match = forms.map(({ pattern }) => pattern.exec(folded)).find((found) => found !== null);
  return match ? toFound(undefined, match) : undefined;
}

/** Finds a date in folded text: its 00:00 UTC in ms; without a year the latest not after `now`. */
export function findDate(folded: string, now: number): Found<number> | undefined {
  for (const { pattern } of forms) {
    const match = pattern.exec(folded);
    const groups = match?.groups;
    if (match === null || groups === undefined) continue;
    const month = toMonthIndex(groups);
    const day = Number(groups['day']);
    const year =
      groups['year'] === undefined ? new Date(now).getUTCFullYear() : Number(groups['year']);
    const time = Date.UTC(year, month, day);
    if (new Date(time).getUTCDate() !== day || month > 11 || month < 0) continue;
    const value =
      groups['year'] === undefined && time > now ? Date.UTC(year - 1, month, day) : time;
    return toFound(value, match);
  }
  return undefined;
}
