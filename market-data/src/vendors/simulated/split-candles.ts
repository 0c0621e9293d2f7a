import { closeTimeOf, durationMs } from '@vela/engine';
import type { Interval } from '@vela/engine';
import { at } from '../../candles/raw-candles.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { createPinnedWalk, stepsPerCandle } from './pinned-walk.ts';
import type { PinnedWalk } from './pinned-walk.ts';
import { createRandom, mixSeed } from './random.ts';
import { createTickWriter } from './tick-candles.ts';
import type { TickCandle, TickCandles, TickWriter } from './tick-candles.ts';
import { findSession } from './trading-session.ts';

const dayMs = 86_400_000;

export type SplitPlan = {
  readonly to: Exclude<Interval, '1mo'>;
  readonly calendar: TradingCalendar;
  readonly seed: number;
};

/**
 * Splits candles into those of the next finer interval whose aggregate is exactly the parent: the first opens where it opens, the last closes
 * where it closes, its high and low are reached, its volume is shared out, and each child opens where the one before closed. A child's
 * range is about the parent's over the square root of their number; its numbers depend on its parent and on the seed alone.
 */
export function splitCandles(parents: TickCandles, plan: SplitPlan): TickCandles {
  const step = durationMs[plan.to];
  const perParent =
    parents.length === 0
      ? 0
      : Math.ceil(
          (closeTimeOf(at(parents.openTime, 0), parents.interval) - at(parents.openTime, 0)) / step,
        );
  const writer = createTickWriter(plan.to, parents.length * perParent);
  const walk = createPinnedWalk(perParent);
  let day = { midnight: Number.NaN, session: { open: 0, close: 0 } };
  for (let index = 0; index < parents.length; index++) {
    const openTime = at(parents.openTime, index);
    const midnight = Math.floor(openTime / dayMs) * dayMs;
    if (midnight !== day.midnight)
      day = {
        midnight,
        session: findSession(midnight, plan.calendar) ?? {
          open: midnight,
          close: midnight + dayMs,
        },
      };
    const { session } = day;
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
    const count = Math.max(1, Math.ceil((until - from) / step));
    if (count === 1) writer.push(parent);
    else
      writeChildren(
        writer,
        { parent, walk },
        { seed, step, shares: toTradedShares({ from, until, step, count }, session.open) },
      );
  }
  return writer.finish();
}

type Span = {
  readonly from: number;
  readonly until: number;
  readonly step: number;
  readonly count: number;
};

/** How much of each child lies in trading time, 0 to 1: where a session begins or ends inside it, it moves less. */
function toTradedShares({ from, until, step, count }: Span, sessionOpen: number): number[] {
  const shares: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = from + index * step;
    shares.push((Math.min(until, start + step) - Math.max(start, sessionOpen)) / step);
  }
  return shares;
}

type Division = {
  readonly seed: number;
  readonly step: number;
  readonly shares: readonly number[];
};

function writeChildren(
  writer: TickWriter,
  { parent, walk }: { parent: TickCandle; walk: PinnedWalk },
  { seed, step, shares }: Division,
): void {
  const random = createRandom(seed);
  const path = walk.draw(parent, shares, random);
  const weights: number[] = [];
  let weightSum = 0;
  for (let index = 0; index < shares.length; index++) {
    const weight = (shares[index] ?? 0) * (0.4 + random.next());
    weights.push(weight);
    weightSum += weight;
  }
  let left = parent.volume;
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    const first = index * stepsPerCandle;
    const volume =
      index === shares.length - 1 ? left : Math.floor((parent.volume * weight) / weightSum);
    left -= volume;
    let high = at(path, first);
    let low = high;
    for (let point = first + 1; point <= first + stepsPerCandle; point++) {
      const price = path[point] ?? Number.NaN;
      if (price > high) high = price;
      else if (price < low) low = price;
    }
    writer.push({
      openTime: parent.openTime + index * step,
      open: at(path, first),
      high,
      low,
      close: at(path, first + stepsPerCandle),
      volume,
    });
  }
}
