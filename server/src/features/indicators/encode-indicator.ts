import type { IndicatorValues } from '@vela/contracts';
import { cacheBytes } from '../../cache-bytes.ts';
import { type CandleWindow, findWindowRows } from '../../candles/candle-window.ts';
import { createJsonCache, type EncodedJson } from '../../http/encoded-json.ts';
import {
  createIndicatorColumns,
  type IndicatorColumns,
  type IndicatorQuestion,
} from './indicator-columns.ts';

const toNumbers = (column: Float64Array): (number | null)[] =>
  Array.from(column, (value) => (Number.isNaN(value) ? null : value));

function toWire(
  { definition, series, other }: IndicatorQuestion,
  { parameters, values }: IndicatorColumns,
  window: CandleWindow,
): IndicatorValues {
  const { openTime } = series.candles;
  const { from, to } = findWindowRows(series.candles, window);
  const { formedAt, ...outputs } = values;
  const formed =
    formedAt && Array.from(formedAt.subarray(from, to), (index) => openTime[index] ?? null);
  return {
    id: definition.id,
    symbol: series.instrument.symbol,
    interval: series.candles.interval,
    parameters,
    hash: series.hash,
    source: series.source,
    ...(other === undefined
      ? {}
      : { other: { symbol: other.instrument.symbol, hash: other.hash, source: other.source } }),
    openTime: [...openTime.subarray(from, to)],
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([name, column]) => [name, toNumbers(column.subarray(from, to))]),
    ),
    ...(formed === undefined ? {} : { formedAt: formed }),
  };
}

function toCacheKey({ definition, parameters, series, other }: IndicatorQuestion): string {
  const given = Object.entries(parameters).toSorted(([first], [second]) =>
    first < second ? -1 : 1,
  );
  return JSON.stringify([
    definition.id,
    given,
    ...[series, other].map((used) => [used?.instrument.symbol, used?.hash]),
  ]);
}

/** Values of a window as JSON; cached by indicator, window, candle hash and source metadata. */
export function createIndicatorEncoder(): (
  question: IndicatorQuestion,
  window: CandleWindow,
) => Promise<EncodedJson> {
  const getColumns = createIndicatorColumns();
  const remember = createJsonCache(cacheBytes.encodedIndicators);
  return async (question, window) => {
    const key = toCacheKey(question);
    const sources = [question.series.source, question.other?.source];
    const windowKey = JSON.stringify([key, window.limit, window.before, sources]);
    return await remember(windowKey, async () =>
      toWire(question, await getColumns(key, question), window),
    );
  };
}
