import type { Found } from './find-interval.ts';

const months = [
  'january|jan|ocak',
  'february|feb|subat',
  'march|mar|mart',
  'april|apr|nisan',
  'may|mayis',
  'june|jun|haziran',
  'july|jul|temmuz',
  'august|aug|agustos',
  'september|sept|sep|eylul',
  'october|oct|ekim',
  'november|nov|kasim',
  'december|dec|aralik',
];
const anyMonth = months.join('|');

const forms = [
  { pattern: /(?<!\d)(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/ },
  { pattern: /(?<!\d)(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})(?!\d)/ },
  {
    pattern: new RegExp(
      `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<name>${anyMonth})(?:,? (?<year>\\d{4}))?(?![a-z0-9]|aralik)`,
    ),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(?<day>\\d{1,2}) (?<name>${anyMonth})(?:'?(?:tan|ten|dan|den|in|un))(?![a-z0-9])`,
    ),
  },
  {
    pattern: new RegExp(
      `(?<![a-z])(?<name>${anyMonth}) (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?(?!\\d)`,
    ),
  },
];

function monthOf(groups: Readonly<Record<string, string | undefined>>): number {
  const name = groups['name'];
  return name === undefined
    ? Number(groups['month']) - 1
    : months.findIndex((names) => names.split('|').includes(name));
}

const sinceMonth = new RegExp(
  `(?<![a-z])(?:(?:since|from|in)(?: last| the)?(?: beginning of| start of)? )(?<name>${anyMonth})(?: (?<year>\\d{4}))?(?![a-z0-9])`,
);
const monthSince = new RegExp(
  `(?<![a-z])(?<name>${anyMonth})(?: (?<year>\\d{4}))?(?:'?(?:tan|ten|dan|den)|'?(?:[ui]n)? (?:ayi|basi)(?:n?dan|n?den)?| ayin?dan)(?![a-z0-9])`,
);
const sinceYear =
  /(?<![a-z0-9])(?:since (?<a>(?:19|20)\d\d)|(?<b>(?:19|20)\d\d)(?:'?(?:ten|tan|den|dan)| yilindan)(?: beri)?)(?![a-z0-9])/;

/** Finds a month or a year alone as a beginning: the first day of the latest one that is not after `now`, or of the year that is named. */
export function findPeriod(folded: string, now: number): Found<number> | undefined {
  const month = sinceMonth.exec(folded) ?? monthSince.exec(folded);
  if (month?.groups !== undefined) {
    const index = monthOf(month.groups);
    const { year } = month.groups;
    const latest = Date.UTC(new Date(now).getUTCFullYear(), index, 1);
    const before = Date.UTC(new Date(now).getUTCFullYear() - 1, index, 1);
    const value =
      year === undefined
        ? [latest, before].find((time) => time <= now)
        : Date.UTC(Number(year), index, 1);
    return value === undefined
      ? undefined
      : { value, start: month.index, end: month.index + month[0].length };
  }
  const year = sinceYear.exec(folded);
  if (year === null) return undefined;
  const value = Date.UTC(Number(year.groups?.['a'] ?? year.groups?.['b']), 0, 1);
  return { value, start: year.index, end: year.index + year[0].length };
}

/** Where something is written like a day that no calendar has ("31 February", "2026-13-40"). */
export function findImpossibleDate(folded: string): Found<undefined> | undefined {
  const match = forms.map(({ pattern }) => pattern.exec(folded)).find((found) => found !== null);
  return match === undefined || match === null
    ? undefined
    : { value: undefined, start: match.index, end: match.index + match[0].length };
}

/** Finds a day in folded text and gives its start, 00:00 UTC; without a year the latest such day that is not after `now`. */
export function findDate(folded: string, now: number): Found<number> | undefined {
  for (const { pattern } of forms) {
    const match = pattern.exec(folded);
    const groups = match?.groups;
    if (match === null || groups === undefined) continue;
    const month = monthOf(groups);
    const day = Number(groups['day']);
    const year =
      groups['year'] === undefined ? new Date(now).getUTCFullYear() : Number(groups['year']);
    const time = Date.UTC(year, month, day);
    if (new Date(time).getUTCDate() !== day || month > 11 || month < 0) continue;
    const value =
      groups['year'] === undefined && time > now ? Date.UTC(year - 1, month, day) : time;
    return { value, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
