import type { Candles } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';

const columnNames = ['openTime', 'open', 'high', 'low', 'close', 'volume'] as const;
const bytesPerValue = Float64Array.BYTES_PER_ELEMENT;

function copyToShared(candles: Candles): Candles {
  const { interval, length } = candles;
  const memory = new SharedArrayBuffer(columnNames.length * length * bytesPerValue);
  const share = (name: (typeof columnNames)[number], index: number): Float64Array => {
    const column = new Float64Array(memory, index * length * bytesPerValue, length);
    column.set(candles[name].subarray(0, length));
    return column;
  };
  return {
    interval,
    length,
    openTime: share('openTime', 0),
    open: share('open', 1),
    high: share('high', 2),
    low: share('low', 3),
    close: share('close', 4),
    volume: share('volume', 5),
  };
}

/**
 * Creates a function that returns a series whose columns lie in memory that threads share: it
 * crosses to a thread without being copied. The columns are copied once for each series object.
 */
export function createSeriesSharing(): (series: CandleSeries) => CandleSeries {
  const shared = new WeakMap<Candles, Candles>();
  return (series) => {
    const known = shared.get(series.candles);
    const candles = known ?? copyToShared(series.candles);
    if (known === undefined) shared.set(series.candles, candles);
    return { ...series, candles };
  };
}
