import type { IndicatorValues } from '@vela/contracts';
import { alignCandles, calculateIndicator, type IndicatorDefinition } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { LRUCache } from 'lru-cache';
import { type CandleWindow, rowsOfWindow } from '../../candle-window.ts';
import { createJsonCache, type EncodedJson } from '../../http/encoded-json.ts';
import type { Parameters } from './indicator-parameters.ts';

/** What the values of an indicator depend on, but for the window that is shown of them. */
export type IndicatorQuestion = {
  readonly definition: IndicatorDefinition;
  readonly parameters: Parameters;
  readonly series: CandleSeries;
  /** The second instrument of an indicator that compares two. */
  readonly other: CandleSeries | undefined;
};

type Calculated = { readonly parameters: Parameters; readonly values: Readonly<Record<string, Float64Array>> };

function calculate({ definition, parameters, series, other }: IndicatorQuestion): Calculated {
  const { candles } = series;
  const input = other === undefined ? { candles } : { candles, other: alignCandles(other.candles, candles) };
  const calculated = calculateIndicator(definition, input, parameters);
  if (calculated.kind === 'refused') throw new Error(`${definition.id} refuses ${calculated.parameter}, which was checked`);
  return calculated;
}

const toNumbers = (column: Float64Array): (number | null)[] => Array.from(column, (value) => (Number.isNaN(value) ? null : value));

function toWire(
  { definition, series, other }: IndicatorQuestion,
  { parameters, values }: Calculated,
  window: CandleWindow,
): IndicatorValues {
  const { openTime } = series.candles;
  const { from, to } = rowsOfWindow(series.candles, window);
  const { formedAt, ...outputs } = values;
  const formed = formedAt && Array.from(formedAt.subarray(from, to), (index) => openTime[index] ?? null);
  return {
    id: definition.id,
    symbol: series.instrument.symbol,
    interval: series.candles.interval,
    parameters,
    hash: series.hash,
    source: series.source,
    ...(other === undefined ? {} : { other: { symbol: other.instrument.symbol, hash: other.hash, source: other.source } }),
    openTime: [...openTime.subarray(from, to)],
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, column]) => [name, toNumbers(column.subarray(from, to))])),
    ...(formed === undefined ? {} : { formedAt: formed }),
  };
}

const describe = ({ instrument, hash, source }: CandleSeries): string => `${instrument.symbol} ${hash} ${JSON.stringify(source)}`;

/** Memory for the columns of whole series, and for the encoded windows of them. */
const maxColumnBytes = 64 * 1024 * 1024;
const maxEncodedBytes = 64 * 1024 * 1024;

/**
 * Computes an indicator from the anchor of a series, so that no value depends on the window, once for each set of parameters, and encodes a window
 * of it to the bytes that are sent, once as well.
 */
export function createIndicatorEncoder(): (question: IndicatorQuestion, window: CandleWindow) => EncodedJson {
  const columns = new LRUCache<string, Calculated>({
    maxSize: maxColumnBytes,
    sizeCalculation: ({ values }) => 64 + Object.values(values).reduce((bytes, column) => bytes + column.byteLength, 0),
  });
  const remember = createJsonCache(maxEncodedBytes);
  return (question, window) => {
    const { definition, parameters, series, other } = question;
    const asked = JSON.stringify(Object.entries(parameters).toSorted(([first], [second]) => (first < second ? -1 : 1)));
    const key = `${definition.id} ${asked} ${describe(series)} ${other === undefined ? '' : describe(other)}`;
    return remember(`${key} ${window.limit} ${window.before}`, () => {
      const calculated = columns.get(key) ?? calculate(question);
      columns.set(key, calculated);
      return toWire(question, calculated, window);
    });
  };
}
