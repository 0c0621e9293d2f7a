import type { CalendarEvent } from '@vela/contracts';
import { findCandleIndex } from '../../../figures/find-candle-index.ts';

/** The events of one candle: its index, and the events by time. */
export type EventMark = { readonly candle: number; readonly events: readonly CalendarEvent[] };

const dayMs = 86_400_000;

/** The moment by which an event belongs to a candle: a day by its noon, so that zones do not move it. */
function toMoment({ when }: CalendarEvent): number | undefined {
  if (when.kind === 'instant') return when.instant;
  return when.kind === 'day' ? Date.parse(when.date) + dayMs / 2 : undefined;
}

/**
 * One mark for each candle in which something happens: an event belongs to the candle with
 * `open <= t < close`; one before the first candle or after the last one's end to none.
 */
export function toEventMarks(
  events: readonly CalendarEvent[],
  openTime: readonly number[],
): EventMark[] {
  const last = openTime.at(-1) ?? 0;
  const step = openTime.length > 1 ? last - (openTime.at(-2) ?? last) : dayMs;
  const byCandle = Map.groupBy(
    events.filter(({ status }) => status !== 'cancelled'),
    (event) => {
      const at = toMoment(event);
      return at === undefined || at >= last + step ? -1 : findCandleIndex(openTime, at);
    },
  );
  byCandle.delete(-1);
  return [...byCandle].map(([candle, found]) => ({ candle, events: found }));
}
