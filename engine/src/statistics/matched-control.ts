import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import { toMarketStates, volatilityStates } from './market-state.ts';
import type { Placement, SeenPrices } from './outcome.ts';

/** Where the copies of an event may be put: ascending candles, of which the first `size` are meant. */
export type ControlPool = { readonly candles: readonly number[]; readonly size: number };

/** The candles up to and including `last` in the same market state as `t`, or in one as near as there are enough candles of. */
export type FindControls = (t: number, last: number) => ControlPool;

/** A state is drawn from when it holds at least so many candles. */
const enough = 50;

export function createFindControls(candles: Candles, atr14: Float64Array): FindControls {
  const states = toMarketStates(candles, atr14);
  const all: number[] = [];
  const byVolatility: number[][] = [];
  const byState: number[][] = [];
  for (const [t, state] of states.entries()) {
    if (state < 0) continue;
    all.push(t);
    (byVolatility[state % volatilityStates] ??= []).push(t);
    (byState[state] ??= []).push(t);
  }
  return (t, last) => {
    const state = indexAt(states, t);
    const same = toPool(byState[state] ?? [], last);
    if (same.size >= enough) return same;
    const alike = toPool(byVolatility[state % volatilityStates] ?? [], last);
    return alike.size >= enough ? alike : toPool(all, last);
  };
}

function toPool(candles: readonly number[], last: number): ControlPool {
  return { candles, size: countUpTo(candles, last) };
}

/** How many of the ascending numbers are at most `last`. */
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

/**
 * The copy of an event at candle `t`: edges as many ATR away from its close as those of the event are from the event's close. Where
 * prices lie on a grid the copy's edges do too, as a wick that stops right at an edge has reached it.
 */
export function placeCopy(
  event: Placement,
  control: Placement,
  { prices, tick }: { prices: SeenPrices; tick: number },
): void {
  const { t, atr } = control;
  const scale = atr / event.atr;
  const eventClose = at(prices.close, event.t);
  const close = at(prices.close, t);
  control.near = close - onGrid((eventClose - event.near) * scale, tick);
  control.far = close - onGrid((eventClose - event.far) * scale, tick);
}

function onGrid(distance: number, tick: number): number {
  return tick > 0 ? Math.round(distance / tick) * tick : distance;
}

/** The decimal grid that all closes lie on: the largest of 1, 0.1 ... 0.00000001 that divides them; 0 when none does. */
export function tickOf({ close }: Candles): number {
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
