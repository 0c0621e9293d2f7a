import { closeTimeOf, durationMs } from '@vela/engine';
import type { Interval } from '@vela/engine';
import { at } from '../../candles/raw-candles.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { createRandom, mixSeed, nextNormal } from './random.ts';
import { createTickWriter } from './tick-candles.ts';
import type { TickCandle, TickCandles, TickWriter } from './tick-candles.ts';
import { findSession } from './trading-session.ts';

const dayMs = 86_400_000;

export type SplitPlan = { readonly to: Exclude<Interval, '1mo'>; readonly calendar: TradingCalendar; readonly seed: number };

/**
 * Splits candles into those of the next finer interval whose aggregate is exactly the parent: the first opens where it opens, the last closes
 * where it closes, its high and low are reached, its volume is shared out, and each child opens where the one before closed. A child's
 * numbers depend on its parent and on the seed alone.
 */
export function splitCandles(parents: TickCandles, plan: SplitPlan): TickCandles {
  const step = durationMs[plan.to];
  const perParent =
    parents.length === 0 ? 0 : Math.ceil((closeTimeOf(at(parents.openTime, 0), parents.interval) - at(parents.openTime, 0)) / step);
  const writer = createTickWriter(plan.to, parents.length * perParent);
  for (let index = 0; index < parents.length; index++) {
    const openTime = at(parents.openTime, index);
    const midnight = Math.floor(openTime / dayMs) * dayMs;
    const session = findSession(midnight, plan.calendar) ?? { open: midnight, close: midnight + dayMs };
    const from = Math.max(openTime, Math.floor(session.open / step) * step);
    const until = Math.min(closeTimeOf(openTime, parents.interval), session.close);
    const parent = {
      openTime: from,
      open: at(parents.open, index),
      high: at(parents.high, index),
      low: at(parents.low, index),
      close: at(parents.close, index),
      volume: at(parents.volume, index),
    };
    const seed = mixSeed(plan.seed, step / 60_000, openTime / 60_000);
    writeChildren(writer, parent, { seed, step, count: Math.max(1, Math.ceil((until - from) / step)) });
  }
  return writer.finish();
}

type Division = { readonly seed: number; readonly step: number; readonly count: number };

function writeChildren(writer: TickWriter, parent: TickCandle, division: Division): void {
  if (division.count === 1) {
    writer.push(parent);
    return;
  }
  const { children, weightSum } = drawBridge(parent, division);
  stretchInto(children, parent);
  reachExtremes(children, parent);
  shareVolume(children, parent.volume, weightSum);
  for (const child of children) writer.push(child);
}

/** A random walk pinned to the parent's open and close; it may leave the parent's range. `volume` holds each child's weight. */
function drawBridge(parent: TickCandle, { seed, step, count }: Division): { children: TickCandle[]; weightSum: number } {
  const random = createRandom(seed);
  const unit = Math.max(1, parent.high - parent.low) / Math.sqrt(count);
  const steps = Array.from({ length: count }, () => unit * 0.75 * nextNormal(random));
  const drift = (parent.close - parent.open - steps.reduce((sum, value) => sum + value, 0)) / count;
  const children: TickCandle[] = [];
  let weightSum = 0;
  let previous = parent.open;
  for (const [index, value] of steps.entries()) {
    const close = index === count - 1 ? parent.close : previous + value + drift;
    const high = Math.max(previous, close) + unit * 0.6 * random.next() * random.next();
    const low = Math.min(previous, close) - unit * 0.6 * random.next() * random.next();
    const weight = 0.4 + random.next();
    children.push({ openTime: parent.openTime + index * step, open: previous, high, low, close, volume: weight });
    weightSum += weight;
    previous = close;
  }
  return { children, weightSum };
}

/**
 * Brings the walk into the parent's range without cutting it off, which would leave runs of equal closes at the edge: what lies above the
 * parent's body is stretched or squeezed so that its top is the parent's high, what lies below so that its bottom is the low.
 */
function stretchInto(children: readonly TickCandle[], parent: TickCandle): void {
  const bodyTop = Math.max(parent.open, parent.close);
  const bodyBottom = Math.min(parent.open, parent.close);
  const above = scaleTo(parent.high - bodyTop, Math.max(...children.map(({ high }) => high)) - bodyTop);
  const below = scaleTo(bodyBottom - parent.low, bodyBottom - Math.min(...children.map(({ low }) => low)));
  const place = (price: number): number => {
    if (price > bodyTop) return Math.min(parent.high, Math.round(bodyTop + (price - bodyTop) * above));
    return price < bodyBottom ? Math.max(parent.low, Math.round(bodyBottom - (bodyBottom - price) * below)) : Math.round(price);
  };
  for (const child of children) {
    child.open = place(child.open);
    child.high = place(child.high);
    child.low = place(child.low);
    child.close = place(child.close);
  }
}

function scaleTo(wanted: number, drawn: number): number {
  return drawn > 0 ? wanted / drawn : 0;
}

function reachExtremes(children: readonly TickCandle[], parent: TickCandle): void {
  let highest = children[0];
  let lowest = children[0];
  for (const child of children) {
    if (highest === undefined || child.high > highest.high) highest = child;
    if (lowest === undefined || child.low < lowest.low) lowest = child;
  }
  if (highest !== undefined) highest.high = parent.high;
  if (lowest !== undefined) lowest.low = parent.low;
}

function shareVolume(children: readonly TickCandle[], volume: number, weightSum: number): void {
  let left = volume;
  for (const [index, child] of children.entries()) {
    child.volume = index === children.length - 1 ? left : Math.floor((volume * child.volume) / weightSum);
    left -= child.volume;
  }
}
