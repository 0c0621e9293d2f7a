import { formatTime, type Period } from '@vela/contracts';

const units = {
  candle: 'candles',
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  week: 'weeks',
  month: 'months',
  year: 'years',
} as const;
const dayMs = 86_400_000;

/** A period in words, to follow "in" or "over": "the last 60 days". */
export function formatPeriod(period: Period): string {
  if (period.kind === 'all') return 'all the data there is';
  if (period.kind === 'last') {
    const unit = units[period.unit];
    return period.count === 1
      ? `the last ${unit.slice(0, -1)}`
      : `the last ${period.count} ${unit}`;
  }
  const from = formatTime(period.from, '1d', 'en');
  if (period.to === undefined) return `the time since ${from}`;
  const last = period.to - dayMs;
  return last <= period.from
    ? `the day of ${from}`
    : `the time from ${from} to ${formatTime(last, '1d', 'en')}`;
}

/** A period in words behind "in": "2023", "the last 60 days". */
export function formatInPeriod(period: Period, year?: string): string {
  return year ?? formatPeriod(period);
}
