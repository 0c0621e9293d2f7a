import { type Interval, intervals } from '@vela/contracts';

const minutesByInterval: Readonly<Partial<Record<Interval, number>>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '4h': 240,
  '1d': 1440,
};

/** Unit suffixes of both languages, and the capital letters of charts. */
const suffixesByUnit = {
  m: ['m', 'min', 'dk'],
  h: ['h', 's', 'sa'],
  d: ['d', 'g'],
  w: ['w', 'hf'],
  mo: ['mo', 'ay'],
};

/** The interval a text names exactly: a bare number is minutes, capital M a month. */
function parseInterval(text: string): Interval | undefined {
  const [, digits = '', unit = ''] = /^(\d+)\s*(\p{L}*)$/u.exec(text) ?? [];
  if (unit === '')
    return intervals.find((interval) => minutesByInterval[interval] === Number(digits));
  const suffix = unit === 'M' ? 'mo' : unit.toLowerCase();
  const known = Object.entries(suffixesByUnit).find(([, all]) => all.includes(suffix))?.[0];
  return intervals.find((interval) => interval === `${Number(digits)}${known ?? ''}`);
}

/** Intervals that match the typed text, an exact match first; all while it is empty. */
export function matchIntervals(typed: string): readonly Interval[] {
  const text = typed.trim();
  if (text === '') return intervals;
  const named = parseInterval(text);
  const begins = intervals.filter((interval) => {
    const minutes = String(minutesByInterval[interval] ?? '');
    return (
      interval !== named &&
      (interval.startsWith(text.toLowerCase()) || (/^\d+$/.test(text) && minutes.startsWith(text)))
    );
  });
  return named === undefined ? begins : [named, ...begins];
}
