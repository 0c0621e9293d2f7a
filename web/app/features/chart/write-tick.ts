import { type TickMarkFormatter, TickMarkType } from 'lightweight-charts';
import type { ChartFormat } from './chart-format.ts';

const partOf = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
} as const satisfies Record<TickMarkType, string>;

/** Writes the marks of the time axis in the zone and language of the chart. */
export function writeTick(format: ChartFormat): TickMarkFormatter {
  return (time, type) => (typeof time === 'number' ? format.tick(time * 1000, partOf[type]) : null);
}
