import { describe, expect, it } from 'vitest';
import { instrumentCatalogue } from './instrument-catalogue.ts';
import { toMarketCalendar } from './market-calendar.ts';

function findCalendar(symbol: string): string | undefined {
  const match = instrumentCatalogue.resolve(symbol);
  return match.kind === 'found' ? toMarketCalendar(match.instrument) : undefined;
}

describe('market calendar', () => {
  it.each([
    ['BTCUSDT', 'crypto'],
    ['EURUSD', 'forex'],
    ['XAUUSD', 'metal'],
    ['XPDUSD', 'metal'],
    ['CL', 'future'],
    ['HG', 'future'],
    ['AAPL', 'new-york'],
    ['SPX', 'new-york'],
    ['DAX', 'central-europe'],
    ['UKX', 'london'],
    ['N225', 'tokyo'],
    ['HSI', 'hong-kong'],
  ])('of %s is %s', (symbol, calendar) => {
    expect(findCalendar(symbol)).toBe(calendar);
  });

  it('knows the exchange of every stock and index of the catalogue', () => {
    const exchanges = new Set(['new-york', 'london', 'central-europe', 'tokyo', 'hong-kong']);
    const unknown = instrumentCatalogue.all.filter(
      (instrument) =>
        ['stock', 'index'].includes(instrument.assetClass) &&
        !exchanges.has(toMarketCalendar(instrument)),
    );
    expect(unknown).toEqual([]);
  });
});
