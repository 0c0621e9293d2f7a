import type { WireCandles } from '@vela/contracts';
import { sliceCandles } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { cacheBytes } from '../cache-bytes.ts';
import { type CandleWindow, findWindowRows } from './candle-window.ts';
import { createJsonCache, type EncodedJson } from '../http/encoded-json.ts';

function toWire(
  { instrument, candles, source, hash }: CandleSeries,
  window: CandleWindow,
): WireCandles {
  const { from, to } = findWindowRows(candles, window);
  const shown = sliceCandles(candles, from, to);
  return {
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
}

export type CandleEncoder = (series: CandleSeries, window: CandleWindow) => Promise<EncodedJson>;

/** Encodes a window of a series as JSON; cached by window, candle hash and source metadata. */
export function createCandleEncoder(): CandleEncoder {
  const remember = createJsonCache(cacheBytes.encodedCandles);
  return (series, window) => {
    const key = `${series.instrument.symbol} ${series.hash} ${window.limit} ${window.before} ${JSON.stringify(series.source)}`;
    return remember(key, () => toWire(series, window));
  };
}
