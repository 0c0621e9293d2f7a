import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { calculateCloseTime, calculatePeriodStart } from '../../candles/interval.ts';
import { calculatePercentChange, type FactWindow } from '../../facts/reading.ts';

/** Mean length of a calendar month: the first of a month is never two days off a multiple. */
const monthMs = 30.436875 * 86_400_000;
const firstYear = 1970;

export type CalendarUnit = 'year' | 'quarter' | 'month';

/** Change of one calendar year, quarter or month, from the last close before it to its last close. */
export type CalendarReturn = {
  /** As "2026", "2026-Q1" or "2026-03". */
  readonly name: string;
  readonly candles: FactWindow;
  /** Percent; NaN where a price is not positive. */
  readonly changePercent: number;
  /** Whether the data begins within it: then it is measured from its first open. */
  readonly isCutBefore: boolean;
  /** Whether it had not ended with its last candle: none of the data is of the next. */
  readonly isRunning: boolean;
};

function countMonths(monthStart: number): number {
  return Math.round(monthStart / monthMs);
}

const unitMonths: Readonly<Record<CalendarUnit, number>> = { year: 12, quarter: 3, month: 1 };

/** Number of the year, quarter or month (0 is the first of 1970) in which a time (UTC ms) lies. */
function toNumber(time: number, unit: CalendarUnit): number {
  return Math.floor(countMonths(calculatePeriodStart(time, '1mo')) / unitMonths[unit]);
}

function toName(number: number, unit: CalendarUnit): string {
  const perYear = 12 / unitMonths[unit];
  const year = Math.floor(number / perYear);
  const name = `${firstYear + year}`;
  const part = number - perYear * year + 1;
  if (unit === 'year') return name;
  return unit === 'quarter' ? `${name}-Q${part}` : `${name}-${`${part}`.padStart(2, '0')}`;
}

function toReturn(
  candles: Candles,
  span: FactWindow,
  { number, unit }: { number: number; unit: CalendarUnit },
): CalendarReturn {
  const before = span.from - 1;
  const isCutBefore = before < 0 || toNumber(at(candles.openTime, before), unit) !== number - 1;
  const base = isCutBefore ? at(candles.open, span.from) : at(candles.close, before);
  const next = span.to + 1;
  const isOver = next < candles.length && toNumber(at(candles.openTime, next), unit) !== number;
  const closeTime = calculateCloseTime(at(candles.openTime, span.to), candles.interval);
  return {
    name: toName(number, unit),
    candles: span,
    changePercent: calculatePercentChange(base, at(candles.close, span.to)) ?? Number.NaN,
    isCutBefore,
    isRunning: !isOver && toNumber(closeTime, unit) === number,
  };
}

// One in the middle of which the period begins is no part of it, unless there is no other.
/** The calendar years, quarters or months of the period, up to its last candle, in order. */
export function listCalendarReturns(
  candles: Candles,
  { from, to }: FactWindow,
  unit: CalendarUnit,
): CalendarReturn[] {
  const returns: CalendarReturn[] = [];
  let number = toNumber(at(candles.openTime, from), unit);
  let start = from;
  while (start > 0 && toNumber(at(candles.openTime, start - 1), unit) === number) start -= 1;
  for (let t = start; t <= to; t += 1) {
    const next = t === to ? undefined : toNumber(at(candles.openTime, t + 1), unit);
    if (next === number) continue;
    returns.push(toReturn(candles, { from: start, to: t }, { number, unit }));
    if (next !== undefined) number = next;
    start = t + 1;
  }
  const isBefore = (returns[0]?.candles.from ?? from) < from;
  return isBefore && returns.length > 1 ? returns.slice(1) : returns;
}
