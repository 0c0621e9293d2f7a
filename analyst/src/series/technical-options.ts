import { defaultTechnicalOptions, type TechnicalOptions } from '@vela/engine';
import { toMarketCalendar, type CandleSeries } from '@vela/market-data';

/**
 * The engine's default options, with the trading calendar of the instrument's market; in reference
 * rates, which have a close alone, no structures are sought.
 */
export function toTechnicalOptions({
  instrument,
  source,
}: Pick<CandleSeries, 'instrument' | 'source'>): TechnicalOptions {
  const options = { ...defaultTechnicalOptions, calendar: toMarketCalendar(instrument) };
  return source.delay === 'reference' ? { ...options, seeksStructures: false } : options;
}
