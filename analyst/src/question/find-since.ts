import { findMovedDay } from './find-calendar-place.ts';
import { findDate, findImpossibleDate, findPeriod } from './find-date.ts';
import type { NamedStart } from '../language/question-lexicon.ts';
import {
  createLexiconPattern,
  createWordPattern,
  joinWords,
  lexicons,
  toFound,
  type Found,
} from './word-pattern.ts';

/** A start: a time (UTC ms), a number of candles back, or unclear: given but not understood. */
export type Since =
  | { readonly kind: 'time'; readonly time: number }
  | { readonly kind: 'candles'; readonly count: number }
  | { readonly kind: 'unclear' };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function startOfDay(time: number): number {
  return Math.floor(time / dayMs) * dayMs;
}

function startOfWeek(time: number): number {
  return startOfDay(time) - ((new Date(time).getUTCDay() + 6) % 7) * dayMs;
}

function startOfMonth(time: number, monthsBack: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, 1);
}

function startOfYear(time: number, yearsBack: number): number {
  return Date.UTC(new Date(time).getUTCFullYear() - yearsBack, 0, 1);
}

function findLastWeekday(time: number, weekday: number): number {
  const back = (new Date(time).getUTCDay() - weekday + 7) % 7;
  return startOfDay(time) - (back === 0 ? 7 : back) * dayMs;
}

const unitMs = {
  minute: 60_000,
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
} as const;
const units = (['minute', 'hour', 'day', 'week', 'month'] as const).map((unit) => {
  const source = joinWords(({ startUnits }) => startUnits[unit]);
  return { source, pattern: new RegExp(`^${source}$`), ms: unitMs[unit] };
});
const anyUnit = `(?<unit>(?:${units.map(({ source }) => source).join('|')})(?![a-z]))`;

const spelledAmounts = new Map(lexicons.flatMap(({ numbers }) => Object.entries(numbers)));
const amount = `(?<amount>\\d{1,4}|${[...spelledAmounts.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

function readAmount({ groups = {} }: RegExpExecArray): number {
  const text = groups['amount'] ?? '0';
  return spelledAmounts.get(text) ?? Number(text);
}

type Rule = {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, now: number) => Since;
};
const toSinceTime = (time: number): Since => ({ kind: 'time', time });

function readDuration(match: RegExpExecArray, now: number): Since {
  const unit = match.groups?.['unit'] ?? '';
  const ms = units.find(({ pattern }) => pattern.test(unit))?.ms ?? dayMs;
  return toSinceTime(now - readAmount(match) * ms);
}

const readCandles = (match: RegExpExecArray): Since => ({
  kind: 'candles',
  count: readAmount(match),
});

const last = joinWords((lexicon) => lexicon.last);
const recent = joinWords((lexicon) => lexicon.recent);
const candles = joinWords((lexicon) => lexicon.candles);
const candlesAgo = joinWords((lexicon) => lexicon.candlesAgo);
const ago = joinWords((lexicon) => lexicon.ago);
const since = joinWords((lexicon) => lexicon.since);

/** The day on which each named start begins, or the last candle. */
const readStart = {
  lastCandle: () => ({ kind: 'candles', count: 1 }),
  weekend: (now) => toSinceTime(findLastWeekday(now, 6)),
  overnight: (now) => toSinceTime(startOfDay(now - dayMs / 2)),
  yesterday: (now) => toSinceTime(startOfDay(now) - dayMs),
  today: (now) => toSinceTime(startOfDay(now)),
  thisWeek: (now) => toSinceTime(startOfWeek(now)),
  lastWeek: (now) => toSinceTime(startOfWeek(now) - 7 * dayMs),
  thisMonth: (now) => toSinceTime(startOfMonth(now, 0)),
  lastMonth: (now) => toSinceTime(startOfMonth(now, 1)),
  thisYear: (now) => toSinceTime(startOfYear(now, 0)),
  lastYear: (now) => toSinceTime(startOfYear(now, 1)),
} as const satisfies Record<NamedStart, (now: number) => Since>;
const namedStarts = [
  'lastCandle',
  'weekend',
  'overnight',
  'yesterday',
  'today',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const satisfies readonly NamedStart[];

const rules: readonly Rule[] = [
  {
    pattern: createWordPattern(`(?:${last}|${recent}) ${amount} ${candles}`),
    read: readCandles,
  },
  { pattern: createWordPattern(`${amount} ${candlesAgo}`), read: readCandles },
  { pattern: createWordPattern(`${last} ${amount} ?${anyUnit}`), read: readDuration },
  { pattern: createWordPattern(`${amount} ?${anyUnit} ${ago}`), read: readDuration },
  { pattern: createWordPattern(`${since} ${amount} ?${anyUnit}`), read: readDuration },
  ...namedStarts.map((name) => ({
    pattern: createLexiconPattern(({ starts }) => starts[name]),
    read: (_: RegExpExecArray, now: number): Since => readStart[name](now),
  })),
  ...Array.from({ length: 7 }, (_, weekday) => ({
    pattern: createWordPattern(joinWords(({ weekdays }) => weekdays[weekday])),
    read: (_match: RegExpExecArray, now: number) => toSinceTime(findLastWeekday(now, weekday)),
  })),
];

// "The price on 31 April" asks of a day: the last of that month stands for it.
const beginning =
  /(?<![a-z])(?:since|from|chang\w+|happen\w+|new|beri|bu yana|itibaren|degis\w+)(?![a-z])/;

function findUnclear(folded: string, now: number): Found<Since> | undefined {
  const impossible = findImpossibleDate(folded);
  const isDay = findMovedDay(folded, now) !== undefined && !beginning.test(folded);
  if (impossible !== undefined && !isDay) return { ...impossible, value: { kind: 'unclear' } };
  for (const { otherStart } of lexicons) {
    const match = otherStart.clause.exec(folded);
    const what = match?.groups?.['what']?.trim();
    if (match === null || what === undefined) continue;
    if (otherStart.lastAnalysis?.test(what) === true) return undefined;
    const start = match.index + match[0].indexOf(what);
    return { value: { kind: 'unclear' }, start, end: start + what.length };
  }
  return undefined;
}

/** Finds a start in folded text: "since yesterday", "last 20 candles", "3 gun once". UTC days. */
export function findSince(folded: string, now: number): Found<Since> | undefined {
  const date = findDate(folded, now) ?? findPeriod(folded, now);
  if (date !== undefined) return { ...date, value: toSinceTime(date.value) };
  for (const { pattern, read } of rules) {
    const match = pattern.exec(folded);
    if (match !== null) return toFound(read(match, now), match);
  }
  return findUnclear(folded, now);
}
