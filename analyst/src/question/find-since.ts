import { findDate, findImpossibleDate, findPeriod } from './find-date.ts';
import type { Found } from './find-interval.ts';

/** A beginning: a moment (UTC milliseconds), so many candles back, or one that was asked for and not understood. */
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

function lastWeekday(time: number, weekday: number): number {
  const back = (new Date(time).getUTCDay() - weekday + 7) % 7;
  return startOfDay(time) - (back === 0 ? 7 : back) * dayMs;
}

const unitMs = [
  [/^(?:m|min|mins|minutes?|dk|dakika)/, 60_000],
  [/^(?:h|hr|hrs|hours?|saat)/, hourMs],
  [/^(?:d|days?|gun)/, dayMs],
  [/^(?:w|weeks?|hafta)/, 7 * dayMs],
  [/^(?:months?|ay)/, 30 * dayMs],
] as const;

const spelledAmounts = new Map(
  [
    ...'a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 ten=10 twelve=12 twenty=20 thirty=30 forty=40 fifty=50 hundred=100'.split(
      ' ',
    ),
    ...'bir=1 iki=2 uc=3 dort=4 bes=5 alti=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kirk=40 elli=50 yuz=100'.split(
      ' ',
    ),
  ].map((pair): [string, number] => {
    const [spelled = '', value] = pair.split('=');
    return [spelled, Number(value)];
  }),
);
const amount = `(\\d{1,4}|${[...spelledAmounts.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

function toAmount(text: string | undefined): number {
  return text === undefined ? 0 : (spelledAmounts.get(text) ?? Number(text));
}

const units =
  '((?:m|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|(?:dk|dakika|saat|gun|hafta|ay)(?:de|da|te|ta|den|dan|tan|ten|dir|tir|dur|lerde|larda)?)(?![a-z]))';
const weekdays = [
  ['sunday', 'pazar(?!tesi)'],
  ['monday', 'pazartesi'],
  ['tuesday', 'sali'],
  ['wednesday', 'carsamba'],
  ['thursday', 'persembe'],
  ['friday', 'cuma(?!rtesi)'],
  ['saturday', 'cumartesi'],
] as const;

type Rule = {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, now: number) => Since;
};
const at = (time: number): Since => ({ kind: 'time', time });
const word = (pattern: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`);

function readAmount(match: RegExpExecArray, now: number): Since {
  const ms = unitMs.find(([pattern]) => pattern.test(match[2] ?? ''))?.[1] ?? dayMs;
  return at(now - toAmount(match[1]) * ms);
}

const rules: readonly Rule[] = [
  {
    pattern: word(`(?:last|past|previous|recent|son) ${amount} (?:candles?|bars?|mum\\w*)`),
    read: (match) => ({ kind: 'candles', count: toAmount(match[1]) }),
  },
  {
    pattern: word(`${amount} (?:candles?|bars?) ago|${amount} mum once\\w*`),
    read: (match) => ({ kind: 'candles', count: toAmount(match[1] ?? match[2]) }),
  },
  { pattern: word(`(?:last|past|previous|son) ${amount} ?${units}`), read: readAmount },
  { pattern: word(`${amount} ?${units} (?:ago|earlier|once\\w*)`), read: readAmount },
  { pattern: word(`since ${amount} ?${units}`), read: readAmount },
  {
    pattern: word('since (?:the )?last (?:candle|bar)|son mumdan'),
    read: () => ({ kind: 'candles', count: 1 }),
  },
  { pattern: word('(?:the )?weekend|hafta ?sonu\\w*'), read: (_, now) => at(lastWeekday(now, 6)) },
  {
    pattern: word('overnight|last night|(?:dun )?gece(?:den|ki|leyin)?'),
    read: (_, now) => at(startOfDay(now - dayMs / 2)),
  },
  {
    pattern: word("yesterday(?:'?s)?|dun(?:den|ku|un)?|evvelsi gun"),
    read: (_, now) => at(startOfDay(now) - dayMs),
  },
  {
    pattern: word(
      "this morning|today(?:'?s)?|of the day|bu ?sabah(?:tan|ki)?|bugun(?:den|ku)?|sabahtan",
    ),
    read: (_, now) => at(startOfDay(now)),
  },
  {
    pattern: word('this week|of the week|bu hafta\\w*|hafta basi\\w*'),
    read: (_, now) => at(startOfWeek(now)),
  },
  {
    pattern: word('last week|gecen hafta\\w*'),
    read: (_, now) => at(startOfWeek(now) - 7 * dayMs),
  },
  {
    pattern: word('this month|of the month|bu ay\\w*|ay basi\\w*'),
    read: (_, now) => at(startOfMonth(now, 0)),
  },
  { pattern: word('last month|gecen ay\\w*'), read: (_, now) => at(startOfMonth(now, 1)) },
  {
    pattern: word('this year|bu yil\\w*|yil basi\\w*|yilbasi\\w*'),
    read: (_, now) => at(startOfYear(now, 0)),
  },
  {
    pattern: word('last year|gecen yil\\w*|gecen sene\\w*'),
    read: (_, now) => at(startOfYear(now, 1)),
  },
  ...weekdays.map(([english, turkish], weekday) => ({
    pattern: word(`${english}s?|${turkish}(?:y?[ae]|n?[dt][ae]n|n[dt][ae]n|gun\\w*)?`),
    read: (_: RegExpExecArray, now: number) => at(lastWeekday(now, weekday)),
  })),
];

// "Since then" is the chart that was last looked at; anything else that is not understood must not become another date.
const then =
  '(?:then|that|(?:the |my |our )?last (?:time|analysis|answer|look|chart|question)|(?:i|we) (?:last )?\\w+)';
const sinceWords = new RegExp(`(?<![a-z0-9])since +(?!${then}(?![a-z]))(?<what>[a-z0-9][^?!.,;]*)`);
const wordsBeri = /(?<what>(?:[a-z0-9':./-]+ +){0,3}[a-z0-9':./-]+) +(?:beri|bu yana)(?![a-z])/;
const zamandan =
  /(?:^| )(?:o zamandan|ondan|bundan|o gunden|son (?:analiz|bakis|sefer|soru|cevap|yanit)\w*)$/;

function findUnclear(folded: string): Found<Since> | undefined {
  const impossible = findImpossibleDate(folded);
  if (impossible !== undefined) return { ...impossible, value: { kind: 'unclear' } };
  const match = sinceWords.exec(folded) ?? wordsBeri.exec(folded);
  const what = match?.groups?.['what']?.trim();
  if (match === null || what === undefined || zamandan.test(what)) return undefined;
  const start = match.index + match[0].indexOf(what);
  return { value: { kind: 'unclear' }, start, end: start + what.length };
}

/** Finds a beginning in folded text: "since yesterday", "12 Mart'tan beri", "in the last 20 candles", "3 gun once". Days begin at 00:00 UTC. */
export function findSince(folded: string, now: number): Found<Since> | undefined {
  const date = findDate(folded, now) ?? findPeriod(folded, now);
  if (date !== undefined) return { ...date, value: at(date.value) };
  for (const { pattern, read } of rules) {
    const match = pattern.exec(folded);
    if (match !== null)
      return { value: read(match, now), start: match.index, end: match.index + match[0].length };
  }
  return findUnclear(folded);
}
