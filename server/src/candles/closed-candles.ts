import type { Candle, Interval } from '@vela/engine';

/** A series by name, and the vendor that it belongs to. */
export type ClosedSeries = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly source: string;
};

export type ClosedCandleListener = (series: ClosedSeries, candle: Candle) => void;

const listeners = new Set<ClosedCandleListener>();

/**
 * Calls back for each candle that closes in a series that is followed, in order and once, before
 * browsers are told. Returns the unsubscriber.
 */
export function onClosedCandle(listener: ClosedCandleListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells all listeners; called by the streams alone. */
export function tellClosedCandle(series: ClosedSeries, candle: Candle): void {
  for (const listener of listeners) listener(series, candle);
}
