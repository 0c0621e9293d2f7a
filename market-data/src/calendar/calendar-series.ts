import { agencySeries } from './series/agency-series.ts';
import { bankSeries } from './series/bank-series.ts';
import type { EventSeries } from './series/event-series.ts';
import { ruleSeries } from './series/rule-series.ts';

/** The series that Vela knows by name; what a publisher lists beside them is not shown. */
export const eventSeries: readonly EventSeries[] = [...agencySeries, ...bankSeries, ...ruleSeries];

const seriesByKey = new Map(eventSeries.map((series) => [series.seriesKey, series]));

/** A series of the table by its key; throws where there is none. */
export function getEventSeries(seriesKey: string): EventSeries {
  const series = seriesByKey.get(seriesKey);
  if (series === undefined) throw new Error(`no series ${seriesKey}`);
  return series;
}
