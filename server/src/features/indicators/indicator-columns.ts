import { alignCandles, calculateIndicatorInSlices, type IndicatorDefinition } from '@vela/engine';
import { runInSlices, toMarketCalendar, type CandleSeries } from '@vela/market-data';
import { LRUCache } from 'lru-cache';
import { cacheBytes } from '../../cache-bytes.ts';
import type { Parameters } from './indicator-parameters.ts';

export type IndicatorQuestion = {
  readonly definition: IndicatorDefinition;
  readonly parameters: Parameters;
  readonly series: CandleSeries;
  /** The second instrument of an indicator that compares two. */
  readonly other: CandleSeries | undefined;
};

/** Columns of a whole series, and all parameters they were computed with. */
export type IndicatorColumns = {
  readonly parameters: Parameters;
  readonly values: Readonly<Record<string, Float64Array>>;
};

/** Rows between two steps. */
const rows = 256;

async function calculateColumns({
  definition,
  parameters,
  series,
  other,
}: IndicatorQuestion): Promise<IndicatorColumns> {
  const { candles } = series;
  const own = { candles, calendar: toMarketCalendar(series.instrument) };
  const input = other === undefined ? own : { ...own, other: alignCandles(other.candles, candles) };
  const steps = calculateIndicatorInSlices(definition, input, { given: parameters, rows });
  const calculated = await runInSlices(steps);
  if (calculated.kind === 'refused')
    throw new Error(`${definition.id} refuses ${calculated.parameter}, which was checked`);
  return calculated;
}

/** Values from the series anchor, for any window. `key` must cover the question; calls share. */
export function createIndicatorColumns(): (
  key: string,
  question: IndicatorQuestion,
) => Promise<IndicatorColumns> {
  const known = new LRUCache<string, IndicatorColumns, IndicatorQuestion>({
    maxSize: cacheBytes.indicatorColumns,
    sizeCalculation: ({ values }) =>
      1024 + Object.values(values).reduce((bytes, column) => bytes + column.byteLength, 0),
    fetchMethod: (_key, _, { context }) => calculateColumns(context),
    // Eviction while it is computed does not fail the requests that wait for it.
    ignoreFetchAbort: true,
  });
  return (key, question) => known.forceFetch(key, { context: question });
}
