import { pickBar, type Bar, type Structure } from './bar.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How a market counts its days, in the words of the definitions. */
export type Days = {
  readonly zone: string;
  /** Hours before midnight of the zone at which a day begins. */
  readonly earlier: number;
  readonly rests: boolean;
  /** Hours after midnight at which an exchange opens; 0 where trading is continuous. */
  readonly bell: number;
  /** Whether times are dates of sessions, as in daily candles. */
  readonly hasDates: boolean;
};

/** Clock of a zone: UTC time to local time, both in milliseconds; one look-up for each hour. */
export function createClock(zone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  });
  const offsets = new Map<number, number>();
  return (time) => {
    const start = Math.floor(time / hour) * hour;
    const offset = offsets.get(start) ?? readOffset(format, start);
    offsets.set(start, offset);
    return time + offset;
  };
}

function readOffset(format: Intl.DateTimeFormat, start: number): number {
  const parts = format.formatToParts(start);
  const numbers = new Map(parts.map(({ type, value }) => [type, Number(value)]));
  const read = (name: Intl.DateTimeFormatPartTypes): number => numbers.get(name) ?? Number.NaN;
  const date = toDate(read('year'), read('month') - 1, read('day'));
  return date * day + read('hour') * hour - start;
}

/** Date in days since 1970; months count from 0. */
function toDate(year: number, month: number, dayOfMonth: number): number {
  // oxlint-disable-next-line no-restricted-globals -- converts a date, reads no clock
  return Date.UTC(year, month, dayOfMonth) / day;
}

// 1970-01-01 was a Thursday; Monday is 0.
const findWeekday = (date: number): number => (date + 3) % 7;
const isWeekend = (date: number): boolean => findWeekday(date) >= 5;

/** First date of the day, week or month of a date, in days since 1970. */
function findFirstDate(date: number, label: string): number {
  if (label === 'day') return date;
  if (label === 'week') return date - findWeekday(date);
  // oxlint-disable-next-line no-restricted-globals -- converts a date, reads no clock
  const when = new Date(date * day);
  return toDate(when.getUTCFullYear(), when.getUTCMonth(), 1);
}

type Span = {
  readonly name: 'previous' | 'session';
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly confirmedAt: number;
};

/** Indices of the extremes of the candles from one index to another; of equal ones the first. */
function findExtremes(bars: readonly Bar[], { from, to }: Span): [number, number] {
  let top = from;
  let bottom = from;
  for (let t = from; t <= to; t += 1) {
    if (pickBar(bars, t).high > pickBar(bars, top).high) top = t;
    if (pickBar(bars, t).low < pickBar(bars, bottom).low) bottom = t;
  }
  return [top, bottom];
}

/** High and low of the candles from `from` to `to` as levels. */
export function toLevels(bars: readonly Bar[], span: Span): Structure[] {
  const { name, label, confirmedAt } = span;
  const [top, bottom] = findExtremes(bars, span);
  const { high } = pickBar(bars, top);
  const { low } = pickBar(bars, bottom);
  const shared = { label, confirmedAt };
  return [
    {
      ...shared,
      kind: `${name}-high`,
      direction: 'bearish',
      formedAt: top,
      top: high,
      bottom: high,
      steps: [],
    },
    {
      ...shared,
      kind: `${name}-low`,
      direction: 'bullish',
      formedAt: bottom,
      top: low,
      bottom: low,
      steps: [],
    },
  ];
}

/** Highs and lows of the previous day, week and month (section 6, item 13). */
export function findPreviousLevels(bars: readonly Bar[], days: Days): Structure[] {
  const toLocal = createClock(days.hasDates ? 'UTC' : days.zone);
  const earlier = days.hasDates ? 0 : days.earlier * hour;
  const dates = bars.map(({ time }) => {
    let date = Math.floor((toLocal(time) + earlier) / day);
    while (days.rests && isWeekend(date)) date += 1;
    return date;
  });
  const levels: Structure[] = [];
  for (const label of days.hasDates ? ['week', 'month'] : ['day', 'week', 'month']) {
    const firsts = dates.map((date) => findFirstDate(date, label));
    let begin = 0;
    let isWhole = beginsWith(bars, firsts[0] ?? 0, days);
    for (let t = 1; t < bars.length; t += 1) {
      if (firsts[t] === firsts[t - 1]) continue;
      if (isWhole)
        levels.push(
          ...toLevels(bars, { name: 'previous', label, from: begin, to: t - 1, confirmedAt: t }),
        );
      begin = t;
      isWhole = true;
    }
  }
  return levels;
}

/** Whether the first candle opens no later than trading of its period. */
function beginsWith(bars: readonly Bar[], firstDate: number, days: Days): boolean {
  let date = firstDate;
  while (days.rests && isWeekend(date)) date += 1;
  const { time } = pickBar(bars, 0);
  if (days.hasDates) return time <= date * day;
  return createClock(days.zone)(time) <= date * day + (days.bell - days.earlier) * hour;
}
