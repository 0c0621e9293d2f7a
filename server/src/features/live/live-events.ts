import type { HealthEvent, LiveCandle, LiveState, QuoteEvent } from '@vela/contracts';
import type { Candle } from '@vela/engine';
import type { CandleSeries, FollowedSeries, FollowState } from '@vela/market-data';

export const toLiveCandle = ({ openTime, open, high, low, close, volume }: Candle): LiveCandle => ({
  t: openTime,
  o: open,
  h: high,
  l: low,
  c: close,
  vol: volume,
});

const stateByConnection: Readonly<Record<FollowState, LiveState>> = {
  live: 'live',
  idle: 'connecting',
  connecting: 'connecting',
  subscribing: 'connecting',
  'backing-off': 'silent',
  silent: 'silent',
  closing: 'silent',
  refused: 'refused',
  polled: 'polled',
};

/** How a series is heard, and since when (UTC ms). */
export type HeardState = { readonly state: FollowState; readonly since: number };

/** How a series is heard and up to which candle it is known, for the browser. */
export function toHealthEvent(
  { instrument, interval }: FollowedSeries,
  { state, since }: HeardState,
  {
    src,
    series: { candles, source },
    isMarketOpen,
  }: { readonly src: string; readonly series: CandleSeries; readonly isMarketOpen: boolean },
): HealthEvent {
  return {
    s: instrument.symbol,
    i: interval,
    src,
    state: stateByConnection[state],
    since,
    delay: source.delay ?? 'file',
    asOf: candles.openTime[candles.length - 1] ?? null,
    isMarketOpen,
  };
}

/** The price of an instrument, against the last close of its day. */
export function toQuoteEvent(
  series: CandleSeries,
  forming: Candle | undefined,
  now: number,
): QuoteEvent {
  const { candles, instrument, source } = series;
  const last = candles.close[candles.length - 1] ?? Number.NaN;
  const before = forming === undefined ? (candles.close[candles.length - 2] ?? null) : last;
  const price = forming?.close ?? last;
  return {
    s: instrument.symbol,
    src: source.vendor,
    p: price,
    t: forming === undefined ? source.asOf : now,
    chgPct: before === null || before === 0 ? null : (price / before - 1) * 100,
    delay: source.delay ?? 'file',
  };
}
