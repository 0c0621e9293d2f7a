import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { OrientedPrices, Placement } from './outcome.ts';

type CopyOptions = {
  readonly prices: OrientedPrices;
  readonly eventClose: number;
  readonly tick: number;
  readonly scale: number;
};

// Where prices lie on a tick grid the edges do too, since a wick that stops exactly at an edge has
// reached it. In `prices` of the other direction the copy is the mirror image.
/** Places the copy of an event at candle `copy.t`, with all distances times `scale`. */
export function placeCopy(
  event: Placement,
  copy: Placement,
  { prices, eventClose, tick, scale }: CopyOptions,
): void {
  copy.atr = event.atr * scale;
  const close = at(prices.close, copy.t);
  copy.near = close - roundToTick((eventClose - event.near) * scale, tick);
  copy.far = close - roundToTick((eventClose - event.far) * scale, tick);
}

function roundToTick(distance: number, tick: number): number {
  return tick > 0 ? Math.round(distance / tick) * tick : distance;
}

/** The largest of 1, 0.1 ... 0.00000001 that divides all closes; 0 when none does. */
export function findTickSize({ close }: Candles): number {
  for (let decimals = 0; decimals <= 8; decimals += 1) {
    const factor = 10 ** decimals;
    if (
      close.every(
        (price) =>
          Math.abs(price * factor - Math.round(price * factor)) <
          1e-6 * Math.max(1, Math.abs(price)),
      )
    )
      return 1 / factor;
  }
  return 0;
}
