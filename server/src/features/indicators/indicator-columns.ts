import { setImmediate } from 'node:timers/promises';
import { alignCandles, calculateInSlices, type IndicatorDefinition } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { LRUCache } from 'lru-cache';
import type { Parameters } from './indicator-parameters.ts';

/** What the values of an indicator depend on. */
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

/** How long other requests wait at most for a part of the work, and how many rows are computed between two looks at the clock. */
const patienceMs = 8;
const rows = 256;

async function calculate({
  definition,
  parameters,
  series,
  other,
}: IndicatorQuestion): Promise<IndicatorColumns> {
  const { candles } = series;
  const input =
    other === undefined ? { candles } : { candles, other: alignCandles(other.candles, candles) };
  const slices = calculateInSlices(definition, input, { given: parameters, rows });
  let began = performance.now();
  for (;;) {
    const slice = slices.next();
    if (slice.done === true) {
      if (slice.value.kind === 'refused')
        throw new Error(`${definition.id} refuses ${slice.value.parameter}, which was checked`);
      return slice.value;
    }
    if (performance.now() - began < patienceMs) continue;
    await setImmediate();
    began = performance.now();
  }
}

/** Memory for columns; beyond it those that were not asked for the longest are forgotten. */
const maxBytes = 64 * 1024 * 1024;

/**
 * Computes an indicator from the anchor of its series, so that no value depends on a window, once as long as it is remembered: who
 * asks for the same meanwhile waits for the same. `key` names all that the question holds.
 */
export function createIndicatorColumns(): (
  key: string,
  question: IndicatorQuestion,
) => Promise<IndicatorColumns> {
  const known = new LRUCache<string, IndicatorColumns>({
    maxSize: maxBytes,
    sizeCalculation: ({ values }) =>
      64 + Object.values(values).reduce((bytes, column) => bytes + column.byteLength, 0),
  });
  const underWay = new Map<string, Promise<IndicatorColumns>>();
  return async (key, question) => {
    const found = known.get(key) ?? underWay.get(key);
    if (found !== undefined) return found;
    const calculating = calculate(question);
    underWay.set(key, calculating);
    try {
      const columns = await calculating;
      known.set(key, columns);
      return columns;
    } finally {
      underWay.delete(key);
    }
  };
}
