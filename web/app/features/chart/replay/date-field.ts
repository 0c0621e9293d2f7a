import type { ChartFormat } from '../chart-format.ts';

type Zone = Pick<ChartFormat, 'hasTimeOfDay' | 'isUtc'>;

/** Offset of the user's time zone from UTC at a time, in milliseconds. */
function calculateUtcOffsetMs(utcMs: number): number {
  return -new Date(utcMs).getTimezoneOffset() * 60_000;
}

/** Formats a date input's value in the chart's zone: with time of day below one day. */
export function toDateField(utcMs: number, { hasTimeOfDay, isUtc }: Zone): string {
  const shown = new Date(utcMs + (isUtc ? 0 : calculateUtcOffsetMs(utcMs))).toISOString();
  return hasTimeOfDay ? shown.slice(0, 16) : shown.slice(0, 10);
}

/** Parses a date input to UTC ms; undefined if incomplete. A date alone is its end, inclusive. */
export function parseDateField(text: string, { hasTimeOfDay, isUtc }: Zone): number | undefined {
  if (text === '') return undefined;
  // Without a zone suffix the browser parses a time of day as local time.
  const time = Date.parse(hasTimeOfDay ? `${text}${isUtc ? 'Z' : ''}` : `${text}T23:59:59.999Z`);
  return Number.isNaN(time) ? undefined : time;
}
