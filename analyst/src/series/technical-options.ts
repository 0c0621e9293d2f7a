import { defaultTechnicalOptions, type TechnicalOptions } from '@vela/engine';
import { toMarketCalendar, type CandleSeries } from '@vela/market-data';

/** The engine's default options, with the trading calendar of the instrument's market. */
export function toTechnicalOptions({
  instrument,
}: Pick<CandleSeries, 'instrument'>): TechnicalOptions {
  return { ...defaultTechnicalOptions, calendar: toMarketCalendar(instrument) };
}
