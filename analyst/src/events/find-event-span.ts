import type { EventQuestion } from '@vela/contracts';

const dayMs = 86_400_000;

/** From `from` and before `to`, UTC milliseconds. */
export type EventSpanTimes = { readonly from: number; readonly to: number };

/**
 * The times of a span: days and weeks (from Monday) of UTC around `now`; before a candle the day up
 * to its open, `candle` in UTC milliseconds.
 */
export function findEventSpan(
  { span }: EventQuestion,
  now: number,
  candle: number | undefined,
): EventSpanTimes {
  const today = Math.floor(now / dayMs) * dayMs;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  const before = candle ?? now;
  const spans = {
    today: [today, today + dayMs],
    tomorrow: [today + dayMs, today + 2 * dayMs],
    week: [monday, monday + 7 * dayMs],
    'next-week': [monday + 7 * dayMs, monday + 14 * dayMs],
    month: [now, now + 31 * dayMs],
    next: [now, now + 186 * dayMs],
    last: [now - 62 * dayMs, now],
    before: [before - dayMs, before],
  } as const;
  const [from, to] = spans[span];
  return { from, to };
}
