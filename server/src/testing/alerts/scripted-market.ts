import { calculateCloseTime, durationMs, toCandles, type Candle, type Candles } from '@vela/engine';
import { instrumentCatalogue, type MarketData } from '@vela/market-data';

export const scriptedBegin = Date.UTC(2026, 10, 21, 4);

type Script = {
  /** Close of the candle with this number, counted from `scriptedBegin`. */
  readonly close: (index: number, symbol: string) => number;
  readonly forming?: (now: number) => Candle | undefined;
  readonly vendor?: () => string;
  /** Number of readings so far, of all series. */
  readonly onRead?: () => void;
};

function createCandles(
  { close: getClose }: Script,
  symbol: string,
  { count, interval }: { readonly count: number; readonly interval: Candles['interval'] },
): Candles {
  const duration = durationMs[interval] ?? 0;
  return toCandles(
    interval,
    Array.from({ length: count }, (_, index): Candle => {
      const close = getClose(index, symbol);
      const openTime = scriptedBegin + index * duration;
      return { openTime, open: close, high: close, low: close, close, volume: 1 };
    }),
  );
}

/** A market whose candles a test writes; a candle is there once its close has passed. */
export function createScriptedMarket(script: Script): MarketData {
  return {
    catalogue: instrumentCatalogue,
    check: async () => [],
    getSeries: async ({ instrument, interval, now }) => {
      script.onRead?.();
      const duration = durationMs[interval] ?? 1;
      const count = Math.floor((now - scriptedBegin) / duration);
      const candles = createCandles(script, instrument.symbol, { count, interval });
      const last = candles.openTime[count - 1] ?? scriptedBegin;
      const forming = script.forming?.(now);
      return {
        kind: 'series',
        series: {
          instrument,
          candles,
          source: {
            kind: 'live',
            vendor: script.vendor?.() ?? 'scripted',
            asOf: calculateCloseTime(last, interval),
            anchor: scriptedBegin,
            adjustment: 'raw',
            health: [],
            refusals: [],
          },
          version: '1',
          hash: `${instrument.symbol} ${count}`,
          ...(forming === undefined ? {} : { forming }),
        },
      };
    },
  };
}
