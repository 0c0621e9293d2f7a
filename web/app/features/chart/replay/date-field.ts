import type { ChartFormat } from '../chart-format.ts';

type Zone = Pick<ChartFormat, 'hasTimeOfDay' | 'isUtc'>;

/** Milliseconds by which the clock of the person's zone is ahead of UTC at a time. */
function ahead(utcMs: number): number {
  return -new Date(utcMs).getTimezoneOffset() * 60_000;
}

/** A time as a date field of the browser holds it, in the zone of the chart: with time of day below one day. */
export function toDateField(utcMs: number, { hasTimeOfDay, isUtc }: Zone): string {
  const shown = new Date(utcMs + (isUtc ? 0 : ahead(utcMs))).toISOString();
  return hasTimeOfDay ? shown.slice(0, 16) : shown.slice(0, 10);
}

/** The time that a date field names, UTC milliseconds; undefined while it is not filled in. A date alone is its end, so that its candle counts. */
export function fromDateField(text: string, { hasTimeOfDay, isUtc }: Zone): number | undefined {
  if (text === '') return undefined;
  // Without a zone at its end the browser reads a time of day as its own.
  const time = Date.parse(hasTimeOfDay ? `${text}${isUtc ? 'Z' : ''}` : `${text}T23:59:59.999Z`);
  return Number.isNaN(time) ? undefined : time;
}
