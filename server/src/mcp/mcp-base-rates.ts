import { toTechnicalOptions, type BaseRateSource, type KnownBaseRates } from '@vela/analyst';
import { analyzeTechnical, calculateBaseRates } from '@vela/engine';
import { LRUCache } from 'lru-cache';

const maxSeries = 20;

/** Base rates counted when they are asked for: one client waits, and nothing is kept in between. */
export function createMcpBaseRates(): BaseRateSource {
  const known = new LRUCache<string, KnownBaseRates>({ max: maxSeries });
  return {
    find(series) {
      const { candles, hash } = series;
      const counted = known.get(hash);
      if (counted !== undefined) return counted;
      const options = toTechnicalOptions(series);
      const { calendar } = options;
      const count = calculateBaseRates(analyzeTechnical(candles, options), { calendar });
      const rates = { ...count, countedTo: candles.openTime.at(-1) ?? 0 };
      known.set(hash, rates);
      return rates;
    },
  };
}
