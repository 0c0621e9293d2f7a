import type { Instrument, Interval } from '@vela/contracts';
import type { MarketData } from '@vela/market-data';
import { hasEnded } from '../narrator/narration.ts';

const mostTried = 8;
/** Measures of a market and not markets: they answer no question in the place of an index. */
const gauges = ['VIX', 'DXY'];
const mostNamed = 3;

/**
 * Instruments of the same class that have market data on an interval up to now; at most three, and
 * none where no source has any.
 */
export async function findRealInstruments(
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
): Promise<readonly Instrument[]> {
  const { all } = marketData.catalogue;
  // Coffee says nothing of silver: commodities are no substitutes beyond those of their kind.
  if (instrument.assetClass === 'commodity') return [];
  const alike = all.filter(
    ({ assetClass, symbol }) => assetClass === instrument.assetClass && !gauges.includes(symbol),
  );
  const found: Instrument[] = [];
  for (const one of alike.slice(0, mostTried)) {
    if (found.length === mostNamed) break;
    if (one.symbol === instrument.symbol) continue;
    const result = await marketData.getSeries({
      instrument: one,
      interval,
      limit,
      now,
      onlyReal: true,
    });
    if (result.kind === 'series' && !hasEnded(result.series.source)) found.push(one);
  }
  return found;
}
