import { calculateCloseTime, durationMs, type Candle, type Interval } from '@vela/engine';
import { getCandleAt } from '../../candles/closed-candles.ts';
import { getValueAt } from '../../candles/raw-candles.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { createPinnedWalk, stepsPerCandle, type PinnedWalk } from './pinned-walk.ts';
import { createRandom, hashSeed } from './random.ts';
import { createTickWriter, type TickCandles, type TickWriter } from './tick-candles.ts';
import { findSession } from './trading-session.ts';

const dayMs = 86_400_000;

export type SplitPlan = {
  readonly to: Exclude<Interval, '1mo'>;
  readonly calendar: TradingCalendar;
  readonly seed: number;
};

/** Parents between two steps of a split: at most 2,000 children. */
const parentsPerStep = 256;

/**
 * Splits into the next finer interval, in steps: children aggregate exactly to the parent (OHLC, volume),
 * each opens at the previous close, range about the parent's by the root of their number; by parent
 * and seed only.
 */
export function* splitCandles(parents: TickCandles, plan: SplitPlan): Generator<void, TickCandles> {
  const step = durationMs[plan.to];
  const perParent =
    parents.length === 0
      ? 0
      : Math.ceil(
          (calculateCloseTime(getValueAt(parents.openTime, 0), parents.interval) -
            getValueAt(parents.openTime, 0)) /
            step,
        );
  const writer = createTickWriter(plan.to, parents.length * perParent);
  const walk = createPinnedWalk(perParent);
  let day = { midnight: Number.NaN, session: { open: 0, close: 0 } };
  for (let index = 0; index < parents.length; index++) {
    if (index % parentsPerStep === 0) yield;
    const openTime = getValueAt(parents.openTime, index);
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
    const until = Math.min(calculateCloseTime(openTime, parents.interval), session.close);
    const parent = { ...getCandleAt(parents, index), openTime: from };
    const seed = hashSeed(plan.seed, step / 60_000, openTime / 60_000);
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

/** Share of each child in trading time, 0 to 1; lower where a session begins or ends inside. */
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
  { parent, walk }: { parent: Candle; walk: PinnedWalk },
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
    let high = getValueAt(path, first);
    let low = high;
    for (let point = first + 1; point <= first + stepsPerCandle; point++) {
      const price = path[point] ?? Number.NaN;
      if (price > high) high = price;
      else if (price < low) low = price;
    }
    writer.push({
      openTime: parent.openTime + index * step,
      open: getValueAt(path, first),
      high,
      low,
      close: getValueAt(path, first + stepsPerCandle),
      volume,
    });
  }
}
