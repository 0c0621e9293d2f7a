import { z } from 'zod';
import type { ReleaseValue } from '@vela/contracts';
import { getEventSeries } from '../calendar-series.ts';
import { createEvent, toUsualTime, type ObservedEvent } from '../create-event.ts';
import { parseReleaseValue } from '../release-value.ts';

/** A series of FRED that tells what a release was first published as. */
export type FredSeries = {
  readonly seriesKey: string;
  readonly id: string;
  /** Transformation that FRED makes: level, change, or percent change on the year before. */
  readonly units: 'lin' | 'chg' | 'pc1' | 'pch';
  /** Digits after the point, what stands behind the number, and what it is divided by first. */
  readonly decimals: number;
  readonly suffix: '%' | 'K' | 'B';
  readonly divisor?: number;
  /** The comparison, as both languages write it. */
  readonly basis?: 'y/y' | 'm/m';
};

/** Series of agencies of the United States alone: their figures are in the public domain. */
export const fredSeries: readonly FredSeries[] = [
  { seriesKey: 'us-cpi', id: 'CPIAUCNS', units: 'pc1', decimals: 1, suffix: '%', basis: 'y/y' },
  { seriesKey: 'us-ppi', id: 'PPIFIS', units: 'pch', decimals: 1, suffix: '%', basis: 'm/m' },
  { seriesKey: 'us-payrolls', id: 'PAYEMS', units: 'chg', decimals: 0, suffix: 'K' },
  { seriesKey: 'us-job-openings', id: 'JTSJOL', units: 'lin', decimals: 0, suffix: 'K' },
  { seriesKey: 'us-gdp', id: 'A191RL1Q225SBEA', units: 'lin', decimals: 1, suffix: '%' },
  {
    seriesKey: 'us-income-outlays',
    id: 'PCEPI',
    units: 'pc1',
    decimals: 1,
    suffix: '%',
    basis: 'y/y',
  },
  { seriesKey: 'us-trade', id: 'BOPGSTB', units: 'lin', decimals: 1, suffix: 'B', divisor: 1000 },
  {
    seriesKey: 'us-jobless-claims',
    id: 'ICSA',
    units: 'lin',
    decimals: 0,
    suffix: 'K',
    divisor: 1000,
  },
];

const observationsSchema = z.object({
  observations: z
    .array(
      z.object({
        /** With first releases alone: the day of the release. */
        realtime_start: z.iso.date(),
        date: z.iso.date(),
        value: z.string().regex(/^(?:\.|-?\d{1,15}(?:\.\d{1,12})?)$/, 'not a number'),
      }),
    )
    .max(5000),
});

/** Path of the first releases of a series from a date on; the key is the operator's. */
export function toFredPath({ id, units }: FredSeries, from: string, key: string): string {
  const asked = `series_id=${id}&units=${units}&output_type=4&observation_start=${from}`;
  return `/fred/series/observations?${asked}&realtime_start=${from}&realtime_end=9999-12-31&file_type=json&api_key=${encodeURIComponent(key)}`;
}

function toValue(told: string, series: FredSeries): ReleaseValue | undefined {
  if (told === '.') return undefined;
  const { decimals, suffix, divisor = 1, basis } = series;
  const text = `${(Number(told) / divisor).toFixed(decimals)}${suffix}`;
  const value = parseReleaseValue(text);
  return value === undefined || basis === undefined
    ? value
    : { ...value, text: `${text} ${basis}` };
}

/**
 * The releases of a series as they were first published, each with the one before it. Throws a
 * ZodError that names the field that is not as it must be.
 */
export function parseFredReleases(body: unknown, series: FredSeries): ObservedEvent[] {
  const { observations } = observationsSchema.parse(body);
  const known = getEventSeries(series.seriesKey);
  const source = { name: 'FRED', url: `https://fred.stlouisfed.org/series/${series.id}` };
  let previous: ReleaseValue | undefined;
  return observations
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ realtime_start: released, value }) => {
      const actual = toValue(value, series);
      if (actual === undefined) return [];
      const values = { actual, ...(previous === undefined ? {} : { previous }) };
      previous = actual;
      const told = { basis: 'published', status: 'released', source, ...values } as const;
      return [createEvent(known, toUsualTime(known, released), told)];
    });
}
