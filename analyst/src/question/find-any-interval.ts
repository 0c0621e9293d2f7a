import { intervals, type Interval } from '@vela/contracts';
import { durationMs } from '@vela/engine';
import type { TimeUnit } from '../language/question-lexicon.ts';
import { chooseFirst, joinWords, lexicons, toFound, type Found } from './word-pattern.ts';

/** An interval of any length; `nearest` is the offered one closest in length. */
export type AnyInterval = { readonly nearest: Interval; readonly isOffered: boolean };

const dayMs = durationMs['1d'];
const monthMs = 30 * dayMs;
const numbers = new Map(lexicons.flatMap(({ intervalNumbers }) => Object.entries(intervalNumbers)));
const unitMs = {
  second: 1000,
  minute: durationMs['1m'],
  hour: durationMs['1h'],
  day: dayMs,
  week: durationMs['1w'],
  month: monthMs,
  year: 365 * dayMs,
} as const satisfies Record<TimeUnit, number>;
const timeUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const namedMs = { quarter: 3 * monthMs, year: unitMs.year, second: unitMs.second } as const;
const from = '(?<![a-z0-9.,])';
const to = `(?:'?${joinWords(({ intervalEnding }) => intervalEnding)})?(?![a-z0-9])`;

/** An amount before a unit; in words of one language: "on hourly" is no "ten hours" of Turkish. */
function joinAmount(unit: TimeUnit): string {
  const spelled = lexicons.map(({ intervalNumbers, units }) => {
    const words = Object.keys(intervalNumbers).toSorted((a, b) => b.length - a.length);
    return `(?:${words.join('|')})(?=[- ]?(?:${[units[unit]].flat().join('|')}))`;
  });
  return `(?<amount>\\d{1,4}|${spelled.join('|')})`;
}

const forms: readonly { readonly pattern: RegExp; readonly unitMs: number }[] = [
  ...timeUnits.map((unit) => ({
    pattern: new RegExp(
      `${from}${joinAmount(unit)}[- ]?${joinWords(({ units }) => units[unit])}${to}`,
    ),
    unitMs: unitMs[unit],
  })),
  // Chart notation: M10, H2.
  ...(['minute', 'hour', 'day', 'week'] as const).map((unit) => ({
    pattern: new RegExp(`${from}${unit.slice(0, 1)}(?<amount>\\d{1,3})${to}`),
    unitMs: unitMs[unit],
  })),
  ...(['quarter', 'year', 'second'] as const).map((name) => ({
    pattern: new RegExp(`${from}${joinWords(({ otherIntervals }) => otherIntervals[name])}${to}`),
    unitMs: namedMs[name],
  })),
];

function getDurationMs(interval: Interval): number {
  return durationMs[interval] ?? monthMs;
}

function toAnyInterval(ms: number): AnyInterval {
  const nearest = intervals.toSorted(
    (a, b) =>
      Math.abs(getDurationMs(a) - ms) - Math.abs(getDurationMs(b) - ms) ||
      getDurationMs(a) - getDurationMs(b),
  )[0];
  return {
    nearest: nearest ?? '1h',
    isOffered: nearest !== undefined && getDurationMs(nearest) === ms,
  };
}

/** Finds an interval of any length in folded text ("10m", "3 gunluk"), and the nearest offered. */
export function findAnyInterval(folded: string): Found<AnyInterval> | undefined {
  const found = forms.flatMap(({ pattern, unitMs: ms }) => {
    const match = pattern.exec(folded);
    if (match === null) return [];
    const text = match.groups?.['amount'] ?? '1';
    const value = /^\d/.test(text) ? Number(text) : (numbers.get(text) ?? 1);
    return value === 0 ? [] : [toFound(toAnyInterval(value * ms), match)];
  });
  return chooseFirst(found);
}
