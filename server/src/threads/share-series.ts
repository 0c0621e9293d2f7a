import { toSharedCandles, type CandleSeries } from '@vela/market-data';

type Candles = CandleSeries['candles'];

/**
 * Creates a function that returns a series whose columns lie in memory that threads share. The
 * sources of Vela have them there; those of another source are copied once for each series object.
 */
export function createSeriesSharing(): (series: CandleSeries) => CandleSeries {
  const shared = new WeakMap<Candles, Candles>();
  return (series) => {
    const candles = shared.get(series.candles) ?? toSharedCandles(series.candles);
    shared.set(series.candles, candles);
    return { ...series, candles };
  };
}
