import { type TickMarkFormatter, TickMarkType } from 'lightweight-charts';
import type { ChartFormat } from './chart-format.ts';

const tickPartByType = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
} as const satisfies Record<TickMarkType, string>;

/** Formatter of the time axis ticks in the zone and language of the chart. */
export function createTickFormatter(format: ChartFormat): TickMarkFormatter {
  return (time, type) =>
    typeof time === 'number' ? format.tick(time * 1000, tickPartByType[type]) : null;
}
