import type { Interval } from '@vela/contracts';

export type Found<T> = { readonly value: T; readonly start: number; readonly end: number };

const before = '(?<![a-z0-9])';
const after = "(?:'?(?:te|ta|de|da|e|a|i|ye|ya))?(?![a-z0-9])";
// A letter alone is an interval, with an ending only after an apostrophe: "we" and "da" are words.
const alone = "(?!/)(?:'(?:te|ta|de|da|e|a|i|ye|ya))?(?![a-z0-9])";
const minutes = '[- ]?(?:m|min|mins|minutes?|dk|dakika(?:li[kg]\\w*)?)';
const hours = '[- ]?(?:h|hr|hrs|hours?|hourly|sa|saat(?:li[kg]\\w*)?)';

const spellings: readonly (readonly [Interval, string])[] = [
  ['15m', `(?:15|fifteen|on ?bes)${minutes}|m15`],
  ['5m', `(?:5|five|bes)${minutes}|m5`],
  ['30m', `(?:30|thirty|otuz)${minutes}|m30|yarim saatlik\\w*|half[- ]hour(?:ly)?`],
  ['4h', `(?:4|four|dort)${hours}|240(?:${minutes})?|h4|4s`],
  ['1h', `(?:1|one|bir)${hours}|60(?:${minutes})?|h1|hourly|saatli[kg]\\w*|1s`],
  ['1m', `(?:1|one|bir)${minutes}|m1|dakikali[kg]\\w*|minute chart`],
  ['1d', '(?:1|one|bir)[- ]?(?:d|days?|gun|gunlu[kg]\\w*|g)|d1|daily|gunlu[kg]\\w*'],
  ['1w', '(?:1|one|bir)[- ]?(?:w|weeks?|hafta|haftali[kg]\\w*)|w1|weekly|haftali[kg]\\w*'],
  ['1mo', '(?:1|one|bir)[- ]?(?:mo|mon|months?|ay|ayli[kg]\\w*)|mn1?|monthly|ayli[kg]\\w*'],
];

const letters: readonly (readonly [Interval, string])[] = [
  ['1d', 'd'],
  ['1w', 'w'],
];
const patterns = [
  ...spellings.map(
    ([value, spelling]) => [value, new RegExp(`${before}(?:${spelling})${after}`)] as const,
  ),
  ...letters.map(
    ([value, letter]) => [value, new RegExp(`(?<![a-z0-9'])${letter}${alone}`)] as const,
  ),
];

/** Finds an interval in folded text ("4h", "H4", "240", "4 saatlik", "daily"); the first one written. */
export function findInterval(folded: string): Found<Interval> | undefined {
  const found = patterns.flatMap(([value, pattern]) => {
    const match = pattern.exec(folded);
    return match === null
      ? []
      : [{ value, start: match.index, end: match.index + match[0].length }];
  });
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)[0];
}

/** Whether all of a folded text is one interval that is offered. */
export function isInterval(folded: string): boolean {
  const found = findInterval(folded);
  return found !== undefined && found.start === 0 && found.end === folded.length;
}
