import { toCandles, type Candles } from '@vela/engine';
import { instrumentCatalogue, type CandleSeries, type MarketData } from '@vela/market-data';

const hourMs = 3_600_000;
export const walkEnd = Date.UTC(2026, 10, 20);

/** A random walk that its seed decides, so that each series has candles of its own. */
function createWalk(seed: number, count: number): Candles {
  let state = (seed % 2_147_483_646) + 1;
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let last = 1000;
  return toCandles(
    '1h',
    Array.from({ length: count }, (_, index) => {
      const open = last;
      last = Math.max(1, open + (random() - 0.5) * 20);
      return {
        openTime: walkEnd - (count - index) * hourMs,
        open,
        high: Math.max(open, last) + random() * 4,
        low: Math.max(0.5, Math.min(open, last) - random() * 4),
        close: last,
        volume: 1 + random(),
      };
    }),
  );
}

/** Length and version of the series that are asked for next. */
export type WalkSize = { count: number; version: number };

/** One-hour candles only; a series is made of its symbol and version, and kept. */
export function createWalkData(size: WalkSize): MarketData {
  const known = new Map<string, Candles>();
  return {
    catalogue: instrumentCatalogue,
    check: async () => [],
    getSeries: async ({ instrument, interval }) => {
      if (interval !== '1h') return { kind: 'unavailable', refusals: [] };
      const key = `${instrument.symbol} ${size.version} ${size.count}`;
      const seed = key.split('').reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
      const candles = known.get(key) ?? createWalk(seed, size.count);
      known.set(key, candles);
      const series: CandleSeries = {
        instrument,
        candles,
        source: {
          kind: 'file',
          vendor: 'walk',
          asOf: walkEnd,
          anchor: candles.openTime[0] ?? 0,
          adjustment: 'raw',
          health: [],
          refusals: [],
        },
        version: key,
        hash: key,
      };
      return { kind: 'series', series };
    },
  };
}
