import type { WireCandles } from '@vela/contracts';
import { sliceCandles } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { type CandleWindow, rowsOfWindow } from '../../candle-window.ts';
import { createJsonCache, type EncodedJson } from '../../http/encoded-json.ts';

function toWire(
  { instrument, candles, source, hash }: CandleSeries,
  window: CandleWindow,
): WireCandles {
  const { from, to } = rowsOfWindow(candles, window);
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

/** Memory for encoded candles. */
const maxBytes = 64 * 1024 * 1024;

/** Encodes the candles of a series to the bytes that are sent, once for each window, as long as neither they nor what is said of them changes. */
export function createCandleEncoder(): (
  series: CandleSeries,
  window: CandleWindow,
) => Promise<EncodedJson> {
  const remember = createJsonCache(maxBytes);
  return (series, window) => {
    const key = `${series.instrument.symbol} ${series.hash} ${window.limit} ${window.before} ${JSON.stringify(series.source)}`;
    return remember(key, () => toWire(series, window));
  };
}
