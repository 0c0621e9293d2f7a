import type { Interval } from '@vela/contracts';
import { chooseFirst, joinWords, toFound, type Found } from './word-pattern.ts';

const ending = joinWords(({ intervalEnding }) => intervalEnding);
const before = '(?<![a-z0-9])';
const after = `(?:'?${ending})?(?![a-z0-9])`;
// A single letter is an interval, with an ending only after an apostrophe: "we" and "da" are words.
const alone = `(?!/)(?:'${ending})?(?![a-z0-9])`;

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month';
type Amount = 1 | 4 | 5 | 15 | 30;

/** An amount of a unit in any language: "15 min", "on bes dakika". */
function joinAmount(amount: Amount, unit: Unit): string {
  const spelled = joinWords(({ offeredNumbers }) => offeredNumbers[amount]);
  return `(?:${amount}|${spelled})${joinUnit(unit)}`;
}

function joinUnit(unit: Unit): string {
  const short = joinWords(({ shortUnits }) => shortUnits[unit]);
  return `[- ]?(?:${joinWords(({ units }) => units[unit])}|${short})`;
}

// "Rsi above 60", "60 ustunde": a value, and no chart.
const noValue =
  '(?<!(?:above|below|over|under|at|is|was|than|to|past|near|around|about|hits?|reach(?:es|ed)?|cross(?:es|ed)?|beyond|beneath|through|sub|yuzde|[@$€£=><]) ?)';
const noPlace =
  '(?! ?(?:ust|alt[ia]|uzeri|dolar|dollar|bucks|usd|lira|tl|seviye|puan|yuzde|percent|bin|thousand|milyon|million))';

// "Bias on the 15", "15'te": minutes.
const fifteen =
  "(?<=(?:on|from|in) the )15(?= *(?:$|[?.,!;]| (?:and|is|now|still|for|too|as|or|says?)(?![a-z])))|15'?(?:te|teki|likte)(?![a-z])|(?<=^ *)15 (?:te|teki)(?= |$)|(?<=^ *)15'? ?[ey] ?(?:in|gec|bak|don)[a-z]*";

const spellings: readonly (readonly [Interval, string])[] = [
  ['15m', `${joinAmount(15, 'minute')}|m15|${fifteen}`],
  ['5m', `${joinAmount(5, 'minute')}|m5`],
  ['30m', `${joinAmount(30, 'minute')}|m30`],
  ['4h', `${joinAmount(4, 'hour')}|240${joinUnit('minute')}|${noValue}240${noPlace}|h4`],
  [
    '1h',
    `${joinAmount(1, 'hour')}|60${joinUnit('minute')}|${noValue}60(?![a-z'’.,%])${noPlace}|h1`,
  ],
  ['1m', `${joinAmount(1, 'minute')}|m1`],
  ['1d', `${joinAmount(1, 'day')}|d1`],
  ['1w', `${joinAmount(1, 'week')}|w1`],
  ['1mo', `${joinAmount(1, 'month')}|mn1?`],
];

const letters: readonly (readonly [Interval, string])[] = [
  ['1d', 'd'],
  ['1w', 'w'],
];
const patterns = [
  ...spellings.map(([value, spelling]) => {
    const named = joinWords(({ offeredIntervals }) => offeredIntervals[value]);
    return [value, new RegExp(`${before}(?:${spelling}|${named})${after}`)] as const;
  }),
  ...letters.map(
    ([value, letter]) => [value, new RegExp(`(?<![a-z0-9'])${letter}${alone}`)] as const,
  ),
];

/** Finds the first interval in folded text ("4h", "H4", "240", "4 saatlik", "daily"). */
export function findInterval(folded: string): Found<Interval> | undefined {
  const found = patterns.flatMap(([value, pattern]) => {
    const match = pattern.exec(folded);
    return match === null ? [] : [toFound(value, match)];
  });
  return chooseFirst(found);
}

/** Whether the whole folded text is one offered interval. */
export function isInterval(folded: string): boolean {
  const found = findInterval(folded);
  return found !== undefined && found.start === 0 && found.end === folded.length;
}
