import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import { toMarketStates, volatilityStateCount } from './market-state.ts';
import type { Placement, OrientedPrices } from './outcome.ts';

/** Candidate candles for the copies of an event: the first `size` of these ascending candles. */
export type ControlPool = { readonly candles: readonly number[]; readonly size: number };

/** Candles up to `last` in the market state of `t`; with too few, of its volatility, else all. */
export type FindControls = (t: number, last: number) => ControlPool;

/** Minimum number of candles of a state to draw from it. */
const minPoolSize = 50;

export function createFindControls(candles: Candles, atr14: Float64Array): FindControls {
  const states = toMarketStates(candles, atr14);
  const all: number[] = [];
  const byVolatility: number[][] = [];
  const byState: number[][] = [];
  for (const [t, state] of states.entries()) {
    if (state < 0) continue;
    all.push(t);
    (byVolatility[state % volatilityStateCount] ??= []).push(t);
    (byState[state] ??= []).push(t);
  }
  return (t, last) => {
    const state = indexAt(states, t);
    const same = toPool(byState[state] ?? [], last);
    if (same.size >= minPoolSize) return same;
    const alike = toPool(byVolatility[state % volatilityStateCount] ?? [], last);
    return alike.size >= minPoolSize ? alike : toPool(all, last);
  };
}

function toPool(candles: readonly number[], last: number): ControlPool {
  return { candles, size: countUpTo(candles, last) };
}

/** Number of values at most `last` in ascending numbers (binary search). */
function countUpTo(numbers: readonly number[], last: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Infinity) <= last) low = middle + 1;
    else high = middle;
  }
  return low;
}

// Its edges are as many ATR from its close. Where prices lie on a tick grid the edges do too, since
// a wick that stops exactly at an edge has reached it.
/** Places the copy of an event at candle `t`. */
export function placeCopy(
  event: Placement,
  control: Placement,
  { prices, tick }: { prices: OrientedPrices; tick: number },
): void {
  const { t, atr } = control;
  const scale = atr / event.atr;
  const eventClose = at(prices.close, event.t);
  const close = at(prices.close, t);
  control.near = close - roundToTick((eventClose - event.near) * scale, tick);
  control.far = close - roundToTick((eventClose - event.far) * scale, tick);
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
