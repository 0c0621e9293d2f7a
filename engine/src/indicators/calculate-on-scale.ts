import type { TechnicalAnalysis } from '../analysis.ts';
import { sliceColumns } from '../candles/candle-buffer.ts';
import { findScaleStart } from '../candles/scale-start.ts';
import { type CalculatedIndicator, calculateOnChecked } from './calculate-indicator.ts';
import type { Indicator } from './indicator.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';

/** NaN for `count` candles, then the values. */
function shiftColumn(values: Float64Array, count: number): Float64Array {
  const column = new Float64Array(count + values.length).fill(Number.NaN, 0, count);
  column.set(values, count);
  return column;
}

/**
 * `calculateIndicator` over an analysed series: begins anew where prices last change their scale,
 * as the structures do, and is NaN before. Columns are as long as the candles.
 */
export function calculateOnScale(
  {
    candles,
    calendar,
    scaleBreaks,
  }: Pick<TechnicalAnalysis, 'candles' | 'calendar' | 'scaleBreaks'>,
  indicator: Indicator,
  given: IndicatorParameters = {},
): CalculatedIndicator {
  const start = findScaleStart(scaleBreaks, candles.length - 1);
  if (start === 0) return calculateOnChecked(indicator, { candles, calendar }, given);
  const own = sliceColumns(candles, start, candles.length);
  const calculated = calculateOnChecked(indicator, { candles: own, calendar }, given);
  if (calculated.kind === 'refused') return calculated;
  const values = Object.fromEntries(
    Object.entries(calculated.values).map(([name, column]) => [name, shiftColumn(column, start)]),
  );
  return { ...calculated, values };
}
