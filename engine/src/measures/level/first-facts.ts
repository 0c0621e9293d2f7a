import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { MeasureFact, MeasureInput } from '../measure.ts';
import type { FactPlace, LevelWriter } from './level-writer.ts';

/** Time and close of the first candle `t`, how many candles ago it was, and the change since. */
export function toFirstFacts(
  write: LevelWriter,
  { series: [{ analysis, window }] }: MeasureInput,
  { t, place: own = { from: t, to: t } }: { readonly t: number; readonly place?: FactPlace },
): MeasureFact[] {
  const { openTime, close } = analysis.candles;
  const [then, now] = [getValueAt(close, t), getValueAt(close, window.to)];
  const since = { ...own, to: window.to };
  return [
    ...write('first-time', [getValueAt(openTime, t), 'time'], own),
    ...write('first-close', [then, 'price'], own),
    ...write('ago', [window.to - t, 'count'], since),
    ...write('since.change-percent', [calculatePercentChange(then, now), 'percent'], since),
  ];
}
