import type { Period } from '@vela/contracts';
import { startOfDay } from './calendar-span.ts';
import { findDays, findPeriods, findYearEnd } from './find-period.ts';
import type { TextRange } from './mask-text.ts';
import { createWordPattern, joinWords, toFound, type Found } from './word-pattern.ts';

const monthNames = Array.from({ length: 12 }, (_, month) =>
  joinWords(({ months }) => months[month]),
);
const date = new RegExp(`\\d.*(?:${monthNames.join('|')})|(?:${monthNames.join('|')}).*\\d`);
const sinceThen = createWordPattern(joinWords(({ periods }) => periods.sinceThen));
const afterThat = createWordPattern(joinWords(({ periods }) => periods.afterThat));

/** Whether folded text asks of the time since what was spoken of: "and since then", "sonra ne oldu". */
export function asksSinceThen(folded: string): boolean {
  return sinceThen.test(folded) || afterThat.test(folded);
}

/** "Black monday, 19 october 1987", "on sene once, 25 kasim 2015": the date says which day it was. */
function chooseDay(folded: string, days: readonly Found<number>[]): Found<number> | undefined {
  const [first] = days;
  const isDate = ({ start, end }: TextRange): boolean => date.test(folded.slice(start, end));
  return first === undefined || isDate(first) ? first : (days.find(isDate) ?? first);
}

/**
 * The period and the day of folded text. "And since then" after a day or a past period asks of the
 * time from its beginning up to now; then no day is left.
 */
export function findTime(
  folded: string,
  now: number,
): {
  readonly periods: readonly Found<Period>[];
  readonly moment: Found<number> | undefined;
  readonly words: Found<string> | undefined;
} {
  const periods = findPeriods(folded, now);
  const timeless = periods.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    folded,
  );
  const yearEnd = periods.length === 0 ? undefined : findYearEnd(folded, now);
  const moment = chooseDay(timeless, findDays(timeless, now, yearEnd));
  const match = sinceThen.exec(folded);
  const words = match === null ? undefined : toFound(match[0], match);
  // "What would it be worth today": up to today is what the words say.
  const [first, ...more] = periods.filter(
    ({ value }) => value.kind !== 'range' || value.from < startOfDay(now),
  );
  if (words === undefined || more.length > 0) return { periods, moment, words: undefined };
  const from = first?.value.kind === 'range' ? first.value.from : moment?.value;
  const named = first ?? moment;
  if (from === undefined || named === undefined || from >= now)
    return { periods, moment, words: undefined };
  return { periods: [{ ...named, value: { kind: 'range', from } }], moment: undefined, words };
}
