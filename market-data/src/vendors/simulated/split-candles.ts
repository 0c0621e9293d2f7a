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

function writeChildren(writer: TickWriter, parent: TickCandle, { seed, step, count }: Division): void {
  if (count === 1) {
    writer.push(parent);
    return;
  }
  const random = createRandom(seed);
  const range = parent.high - parent.low;
  const unit = range / Math.sqrt(count);
  const children: TickCandle[] = [];
  let weightSum = 0;
  let previous = parent.open;
  for (let index = 0; index < count; index++) {
    const left = count - index;
    const drawn = previous + (parent.close - previous) / left + unit * 0.55 * nextNormal(random);
    const close = left === 1 ? parent.close : Math.min(parent.high, Math.max(parent.low, Math.round(drawn)));
    const high = Math.min(parent.high, Math.max(previous, close) + Math.round(unit * 0.5 * random.next() * random.next()));
    const low = Math.max(parent.low, Math.min(previous, close) - Math.round(unit * 0.5 * random.next() * random.next()));
    const weight = 0.4 + random.next();
    children.push({ openTime: parent.openTime + index * step, open: previous, high, low, close, volume: weight });
    weightSum += weight;
    previous = close;
  }
  reachExtremes(children, parent);
  shareVolume(children, parent.volume, weightSum);
  for (const child of children) writer.push(child);
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
