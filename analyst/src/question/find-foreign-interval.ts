import { intervals, type Interval } from '@vela/contracts';
import { durationMs } from '@vela/engine';
import type { Found } from './find-interval.ts';

/** An interval that was asked for and is not offered; `nearest` is the one offered that is closest to it in length. */
export type ForeignInterval = { readonly nearest: Interval; readonly isOffered: boolean };

const dayMs = durationMs['1d'];
const monthMs = 30 * dayMs;
const spelled =
  'two|three|six|eight|ten|twelve|twenty|forty five|ninety|iki|uc|alti|sekiz|on iki|on|yirmi|kirk bes|doksan'.split(
    '|',
  );
const values = [2, 3, 6, 8, 10, 12, 20, 45, 90, 2, 3, 6, 8, 12, 10, 20, 45, 90];
const amount = `(?<amount>\\d{1,4}|${spelled.toSorted((a, b) => b.length - a.length).join('|')})`;
const units = [
  ['s(?:ec|econds?)?|saniye(?:li[kg]\\w*)?', 1000],
  ['m|min|mins|minutes?|dk|dakika(?:li[kg]\\w*)?', durationMs['1m']],
  ['h|hr|hrs|hours?|hourly|saat(?:li[kg]\\w*)?', durationMs['1h']],
  ['d|days?|gun(?:lu[kg]\\w*)?', dayMs],
  ['w|weeks?|hafta(?:li[kg]\\w*)?', durationMs['1w']],
  ['mo|mon|months?|ay(?:li[kg]\\w*)?', monthMs],
  ['y|yr|years?|yil(?:li[kg]\\w*)?', 365 * dayMs],
] as const;
const words = [
  ['quarterly|ceyreklik|uc aylik', 3 * monthMs],
  ['yearly|annual|yillik', 365 * dayMs],
  ['tick chart|saniyelik', 1000],
] as const;
const from = '(?<![a-z0-9.,])';
const to = "(?:'?(?:te|ta|de|da|e|a|i|ye|ya))?(?![a-z0-9])";

const forms: readonly { readonly pattern: RegExp; readonly unitMs: number }[] = [
  ...units.map(([unit, unitMs]) => ({
    pattern: new RegExp(`${from}${amount}[- ]?(?:${unit})${to}`),
    unitMs,
  })),
  ...units
    .slice(1, 5)
    .map(([unit, unitMs]) => ({
      pattern: new RegExp(`${from}(?:${unit.slice(0, 1)})(?<amount>\\d{1,3})${to}`),
      unitMs,
    })),
  ...words.map(([word, unitMs]) => ({ pattern: new RegExp(`${from}(?:${word})${to}`), unitMs })),
];

function lengthOf(interval: Interval): number {
  return durationMs[interval] ?? monthMs;
}

function toForeign(ms: number): ForeignInterval {
  const nearest = intervals.toSorted(
    (a, b) => Math.abs(lengthOf(a) - ms) - Math.abs(lengthOf(b) - ms) || lengthOf(a) - lengthOf(b),
  )[0];
  return { nearest: nearest ?? '1h', isOffered: nearest !== undefined && lengthOf(nearest) === ms };
}

/** Finds an interval of any length in folded text ("10m", "2 hours", "3 gunluk"), with the nearest one that is offered. */
export function findForeignInterval(folded: string): Found<ForeignInterval> | undefined {
  const found = forms.flatMap(({ pattern, unitMs }) => {
    const match = pattern.exec(folded);
    if (match === null) return [];
    const text = match.groups?.['amount'] ?? '1';
    const value = /^\d/.test(text) ? Number(text) : (values[spelled.indexOf(text)] ?? 1);
    return value === 0
      ? []
      : [
          {
            value: toForeign(value * unitMs),
            start: match.index,
            end: match.index + match[0].length,
          },
        ];
  });
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)[0];
}
