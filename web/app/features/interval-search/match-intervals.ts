import { type Interval, intervals } from '@vela/contracts';

const minutesOf: Readonly<Partial<Record<Interval, number>>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '4h': 240,
  '1d': 1440,
};

/** What people write after the number: in both languages, and the capital letters of charts. */
const unitOf: Readonly<Record<string, 'm' | 'h' | 'd' | 'w' | 'mo'>> = {
  m: 'm',
  min: 'm',
  dk: 'm',
  h: 'h',
  s: 'h',
  sa: 'h',
  d: 'd',
  g: 'd',
  w: 'w',
  hf: 'w',
  mo: 'mo',
  ay: 'mo',
};

/** The interval that a text names exactly: a number alone is minutes; a capital M is a month, a small one a minute. */
function namedBy(text: string): Interval | undefined {
  const [, digits = '', unit = ''] = /^(\d+)\s*(\p{L}*)$/u.exec(text) ?? [];
  if (unit === '') return intervals.find((interval) => minutesOf[interval] === Number(digits));
  const known = unit === 'M' ? 'mo' : unitOf[unit.toLowerCase()];
  return intervals.find((interval) => interval === `${Number(digits)}${known ?? ''}`);
}

/** Intervals that fit what was typed, the one it names first; all of them while nothing was typed. */
export function matchIntervals(typed: string): readonly Interval[] {
  const text = typed.trim();
  if (text === '') return intervals;
  const named = namedBy(text);
  const begins = intervals.filter((interval) => {
    const minutes = String(minutesOf[interval] ?? '');
    return (
      interval !== named &&
      (interval.startsWith(text.toLowerCase()) || (/^\d+$/.test(text) && minutes.startsWith(text)))
    );
  });
  return named === undefined ? begins : [named, ...begins];
}
