import type { CalendarEvent, Instrument } from '@vela/contracts';

/** Currencies whose releases an instrument follows: those of a pair, of crypto and metals the dollar. */
function listCurrencies({ symbol, assetClass, currency }: Instrument): readonly string[] {
  if (assetClass === 'forex') return [symbol.slice(0, 3), symbol.slice(3, 6)];
  return assetClass === 'crypto' || assetClass === 'commodity' ? ['USD'] : [currency];
}

/** Whether an event is one of an instrument's: it names the symbol, or else is of its currency. */
export function isRelatedEvent(
  { symbols, currency }: Pick<CalendarEvent, 'symbols' | 'currency'>,
  instrument: Instrument,
): boolean {
  if (symbols.length > 0) return symbols.includes(instrument.symbol);
  return listCurrencies(instrument).includes(currency);
}
