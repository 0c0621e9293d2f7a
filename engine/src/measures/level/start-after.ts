import { at } from '../../candles/column.ts';
import { findExtremes } from '../../facts/price-facts.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { MeasureFact, MeasureInput } from '../measure.ts';
import type { LevelWriter } from './level-writer.ts';

/** The candle of the named high or low, among those of the period that opened before `time`. */
function findStart({
  series: [{ analysis, window }],
  parameters: { after, time = Number.POSITIVE_INFINITY },
}: MeasureInput): number | undefined {
  const { candles } = analysis;
  const end = time > at(candles.openTime, window.from) ? time : Number.POSITIVE_INFINITY;
  let { to } = window;
  while (at(candles.openTime, to) >= end) to -= 1;
  const { highAt, lowAt } = findExtremes(candles, { from: window.from, to });
  if (after === undefined) return undefined;
  return after === 'high' ? highAt : lowAt;
}

/** What follows the high or low that a question names, and its facts; else the whole period. */
export function startAfter(
  write: LevelWriter,
  input: MeasureInput,
): { readonly input: MeasureInput; readonly facts: readonly MeasureFact[] } {
  const start = findStart(input);
  if (start === undefined) return { input, facts: [] };
  const [first, ...others] = input.series;
  const { high, low, openTime } = first.analysis.candles;
  const window = { from: start + 1, to: first.window.to };
  const name = input.parameters.after === 'low' ? 'low' : 'high';
  const price = getValueAt(name === 'low' ? low : high, start);
  const place = { from: start, to: start };
  return {
    input: { ...input, series: [{ ...first, window }, ...others] },
    facts: [
      ...write(`start-${name}`, [price, 'price'], place),
      ...write('start-time', [getValueAt(openTime, start), 'time'], place),
      ...write('after', [window.to - start, 'count'], { from: start, to: window.to }),
    ],
  };
}
