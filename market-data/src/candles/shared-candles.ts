import type { Candles } from '@vela/engine';
import { candleFields, createColumns } from './raw-candles.ts';

const bytesPerValue = Float64Array.BYTES_PER_ELEMENT;

/** Memory of the columns of candles, in bytes. */
export function measureCandles({ length }: Candles): number {
  return candleFields.length * length * bytesPerValue;
}

/**
 * The candles in memory that threads share, of exactly their size: they cross to a thread without
 * being copied. Candles that lie in such memory are returned as they are.
 */
export function toSharedCandles(candles: Candles): Candles {
  if (candles.openTime.buffer instanceof SharedArrayBuffer) return candles;
  const { interval, length } = candles;
  const memory = new SharedArrayBuffer(measureCandles(candles));
  const columns = createColumns(length, (field, position) => {
    const column = new Float64Array(memory, position * length * bytesPerValue, length);
    column.set(candles[field].subarray(0, length));
    return column;
  });
  return { interval, ...columns };
}
