import {
  fredSeries,
  parseEarningsCalendar,
  parseFredReleases,
  toFredPath,
  type CalendarSource,
} from '@vela/market-data';
import type { AppDeps } from '../feature.ts';

/** A list of events that is read with the operator's key, in the address or in a header. */
export type KeyedCalendar = CalendarSource & {
  readonly headers?: Readonly<Record<string, string>>;
};

const dayMs = 86_400_000;
const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** Releases of a year and a month back: each has the one of the year before. */
const releasedMs = 400 * dayMs;
/** Results of two weeks back and six weeks ahead. */
const results = { before: 14 * dayMs, after: 42 * dayMs } as const;

/** The lists that the operator's keys open: first releases of FRED, dates of results of Finnhub. */
export function listKeyedCalendars({
  config: { fredKey, vendorKeys, vendorUrls },
  now,
}: Pick<AppDeps, 'config' | 'now'>): KeyedCalendar[] {
  const from = toDate(now() - releasedMs);
  const fred =
    fredKey === undefined
      ? []
      : fredSeries.map((series) => ({
          id: `fred-${series.id}`,
          name: 'FRED',
          url: `https://api.stlouisfed.org${toFredPath(series, from, fredKey)}`,
          parse: (text: string) => parseFredReleases(JSON.parse(text), series),
        }));
  const { finnhub: key } = vendorKeys;
  const span = `from=${toDate(now() - results.before)}&to=${toDate(now() + results.after)}`;
  const finnhub = {
    id: 'finnhub',
    name: 'Finnhub',
    url: `${vendorUrls['finnhub']}/api/v1/calendar/earnings?${span}`,
    headers: { 'x-finnhub-token': key ?? '' },
    parse: (text: string) => parseEarningsCalendar(JSON.parse(text)),
  };
  return [...fred, ...(key === undefined ? [] : [finnhub])];
}
