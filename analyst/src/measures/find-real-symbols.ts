import type { Instrument, Interval } from '@vela/contracts';
import type { MarketData } from '@vela/market-data';

/** The best known instruments, tried in this order beside those of the same class. */
const bestKnown = ['BTCUSDT', 'ETHUSDT', 'AAPL', 'TSLA', 'SPX', 'XAUUSD', 'EURUSD'];
const mostTried = 12;
const mostNamed = 3;

/**
 * Symbols of instruments that have market data on an interval, those of the same class first; at
 * most three, and none where no source has any.
 */
export async function findRealSymbols(
  marketData: MarketData,
  {
    instrument,
    interval,
    limit,
    now,
  }: {
    readonly instrument: Instrument;
    readonly interval: Interval;
    readonly limit: number;
    readonly now: number;
  },
): Promise<readonly string[]> {
  const { all } = marketData.catalogue;
  const alike = all.filter(({ assetClass }) => assetClass === instrument.assetClass);
  const known = all.filter(({ symbol }) => bestKnown.includes(symbol));
  const found: string[] = [];
  for (const one of new Set([...alike.slice(0, mostTried - bestKnown.length), ...known])) {
    if (found.length === mostNamed) break;
    if (one.symbol === instrument.symbol) continue;
    const result = await marketData.getSeries({
      instrument: one,
      interval,
      limit,
      now,
      onlyReal: true,
    });
    if (result.kind === 'series') found.push(one.symbol);
  }
  return found;
}
