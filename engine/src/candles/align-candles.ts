import type { Candles } from './candles.ts';
import { at } from './column.ts';

/** Aligns candles to the open times of `rows`, of the same interval; NaN where one is missing. */
export function alignCandles(source: Candles, rows: Candles): Candles {
  const { length, openTime } = rows;
  const column = (): Float64Array => new Float64Array(length).fill(Number.NaN);
  const aligned = {
    ...source,
    length,
    openTime: openTime.slice(0, length),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column(),
  };
  let index = 0;
  for (let t = 0; t < length; t += 1) {
    while (index < source.length && at(source.openTime, index) < at(openTime, t)) index += 1;
    if (at(source.openTime, index) !== at(openTime, t)) continue;
    for (const name of ['open', 'high', 'low', 'close', 'volume'] as const)
      aligned[name][t] = at(source[name], index);
  }
  return aligned;
}
