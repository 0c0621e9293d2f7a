import type { Period } from '@vela/contracts';
import { dayMs } from './calendar-span.ts';
import { findHour, toMomentOfHour, type Hour } from './find-hour.ts';
import { findMoment, findPeriods, findYearEnd } from './find-period.ts';
import { blank } from './take-indicators.ts';
import { createWordPattern, joinWords, toFound, type Found } from './word-pattern.ts';

const sinceThen = createWordPattern(joinWords(({ periods }) => periods.sinceThen));
const afterThat = createWordPattern(joinWords(({ periods }) => periods.afterThat));

/** Whether folded text asks of the time since what was spoken of: "and since then", "sonra ne oldu". */
export function asksSinceThen(folded: string): boolean {
  return sinceThen.test(folded) || afterThat.test(folded);
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
  const hour = findHour(folded);
  return hour === undefined ? findDay(folded, now) : placeHour(folded, hour, now);
}

/** The time of an hour that is named, and of the day beside it. */
function placeHour(folded: string, hour: Found<Hour>, now: number): ReturnType<typeof findTime> {
  const dayless = blank(folded, hour);
  const { periods, moment } = findDay(dayless, now);
  const named = periods.find(
    ({ value }) => value.kind === 'range' && (value.to ?? now) - value.from <= dayMs,
  );
  const day = moment?.value ?? (named?.value.kind === 'range' ? named.value.from : undefined);
  const value = toMomentOfHour(hour.value, day, now);
  const place = moment ?? named ?? hour;
  const others = periods.filter((one) => one !== named);
  const words = place === hour ? undefined : { value: '', start: hour.start, end: hour.end };
  if (!hour.value.isStart) return { periods: others, moment: { ...place, value }, words };
  const to = value + (hour.value.length ?? Number.POSITIVE_INFINITY);
  const period = { kind: 'range', from: value, ...(to > now ? {} : { to }) } as const;
  return { periods: [...others, { ...place, value: period }], moment: undefined, words };
}

/** The same without an hour. */
function findDay(folded: string, now: number): ReturnType<typeof findTime> {
  const periods = findPeriods(folded, now);
  const timeless = periods.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    folded,
  );
  const yearEnd = periods.length === 0 ? undefined : findYearEnd(folded, now);
  const moment = findMoment(timeless, now, yearEnd);
  const match = sinceThen.exec(folded);
  const words = match === null ? undefined : toFound(match[0], match);
  const [first] = periods;
  if (words === undefined || periods.length > 1) return { periods, moment, words: undefined };
  const from = first?.value.kind === 'range' ? first.value.from : moment?.value;
  const named = first ?? moment;
  if (from === undefined || named === undefined || from >= now)
    return { periods, moment, words: undefined };
  return { periods: [{ ...named, value: { kind: 'range', from } }], moment: undefined, words };
}
