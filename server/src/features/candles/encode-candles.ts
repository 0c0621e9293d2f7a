import { createHash } from 'node:crypto';
import type { WireCandles } from '@vela/contracts';
import { sliceCandles, type Candles } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { LRUCache } from 'lru-cache';

export type EncodedCandles = { readonly body: Buffer; readonly etag: string };
type Window = { readonly limit: number; readonly before: number | undefined };

/** How many candles open before a time: all of them when no time is given. */
function countBefore({ openTime, length }: Candles, before: number | undefined): number {
  if (before === undefined) return length;
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((openTime[middle] ?? Infinity) < before) low = middle + 1;
    else high = middle;
  }
  return low;
}

function encode({ instrument, candles, source, hash }: CandleSeries, { limit, before }: Window): Buffer {
  const end = countBefore(candles, before);
  const shown = sliceCandles(candles, Math.max(0, end - limit), end);
  const wire: WireCandles = {
    symbol: instrument.symbol,
    interval: candles.interval,
    source,
    hash,
    openTime: [...shown.openTime],
    open: [...shown.open],
    high: [...shown.high],
    low: [...shown.low],
    close: [...shown.close],
    volume: [...shown.volume],
  };
  return Buffer.from(JSON.stringify(wire));
}

/** Memory for encoded candles; beyond it those that were not asked for the longest are forgotten. */
const maxBytes = 64 * 1024 * 1024;

/** Encodes the candles of a series to the bytes that are sent, once for each window, as long as neither they nor what is said of them changes. */
export function createCandleEncoder(): (series: CandleSeries, window: Window) => EncodedCandles {
  const known = new LRUCache<string, EncodedCandles>({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length });
  return (series, window) => {
    const key = `${series.instrument.symbol} ${series.hash} ${window.limit} ${window.before} ${JSON.stringify(series.source)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const encoded = { body: encode(series, window), etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"` };
    known.set(key, encoded);
    return encoded;
  };
}
