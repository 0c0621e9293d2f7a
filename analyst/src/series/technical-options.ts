import { defaultTechnicalOptions, type TechnicalOptions } from '@vela/engine';
import { marketCalendarOf, type CandleSeries } from '@vela/market-data';

/** The rules by which the engine reads a series: its own, with the days of the instrument's market. */
export function technicalOptionsOf({
  instrument,
}: Pick<CandleSeries, 'instrument'>): TechnicalOptions {
  return { ...defaultTechnicalOptions, calendar: marketCalendarOf(instrument) };
}
