import type { Candles } from './candles.ts';
import { at } from './column.ts';

const prices = ['open', 'high', 'low', 'close'] as const;

/** What is wrong with a candle, in words; undefined where nothing is. */
function findFault(candles: Candles, index: number): string | undefined {
  for (const name of [...prices, 'openTime', 'volume'] as const)
    if (!Number.isFinite(at(candles[name], index)))
      return `${name} is ${at(candles[name], index)}, not a finite number`;
  const [high, low] = [at(candles.high, index), at(candles.low, index)];
  if (high < low) return `high ${high} is below low ${low}`;
  for (const name of ['open', 'close'] as const) {
    const price = at(candles[name], index);
    if (price > high || price < low)
      return `${name} ${price} is outside low ${low} to high ${high}`;
  }
  const volume = at(candles.volume, index);
  return volume < 0 ? `volume ${volume} is below zero` : undefined;
}

/**
 * Throws a RangeError that names the candle and the field unless, from index `from` on, every value
 * is a finite number, low <= open and close <= high, and no volume is below zero. O(n).
 */
export function checkCandles(candles: Candles, from = 0): void {
  const { length, openTime, open, high, low, close, volume } = candles;
  for (let index = from; index < length; index += 1) {
    // No pair taken apart here and below: compiled code makes an array of it for every candle.
    const top = at(high, index);
    const bottom = at(low, index);
    const isSound =
      at(open, index) <= top &&
      at(open, index) >= bottom &&
      at(close, index) <= top &&
      at(close, index) >= bottom &&
      top - bottom < Number.POSITIVE_INFINITY &&
      at(volume, index) >= 0 &&
      at(volume, index) < Number.POSITIVE_INFINITY &&
      Math.abs(at(openTime, index)) < Number.POSITIVE_INFINITY;
    if (isSound) continue;
    const fault = findFault(candles, index);
    if (fault !== undefined) throw new RangeError(`candle ${index}: ${fault}`);
  }
}
