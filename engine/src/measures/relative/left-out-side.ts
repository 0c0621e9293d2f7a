import { createLeftOutWriter } from '../left-out.ts';
import type { MeasureFact, MeasureSeries } from '../measure.ts';

/** A compared series without a percentage: its price at both ends of the period. */
export function toLeftOutSide(
  series: MeasureSeries,
  { before, after }: { readonly before: number; readonly after: number },
  { id, place }: { readonly id: string; readonly place: number },
): MeasureFact[] {
  if (before > 0 && after > 0) return [];
  const write = createLeftOutWriter({ id, place, isNamed: true }, series);
  return [
    ...write('symbol', [series.symbol, 'text']),
    ...write('before', [before, 'price']),
    ...write('after', [after, 'price']),
  ];
}
