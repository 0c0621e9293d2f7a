import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import type { Event, LifeStage } from './life-stage.ts';
import { TriggerQueue } from './trigger-queue.ts';

/**
 * Follows zones through their lives: each waits in one queue for the price of its next stage, so a candle that reaches none costs O(1).
 * Nothing else depends on what becomes of a zone, so its candles are gone through by themselves, after everything else: many at a time
 * that is faster than one by one between other work.
 */
export type ZoneWatch = {
  /** Follows a zone of the log from the candle after its confirmation on. */
  follow(zone: number): void;
  /** Everything has been found in the candles up to, not including, `end`. */
  run(end: number): void;
};

export function createZoneWatch(candles: Candles, log: FindingLog): ZoneWatch {
  const stages = createStageQueues(log);
  /** In the order of confirmation; those before `followed` wait in their queues. */
  const confirmed: number[] = [];
  let followed = 0;
  let length = 0;
  const followConfirmed = (before: number): void => {
    for (; followed < confirmed.length; followed += 1) {
      const zone = confirmed[followed] ?? -1;
      if (log.confirmedAt(zone) >= before) return;
      stages.follow(zone);
    }
  };
  return {
    follow(zone) {
      confirmed.push(zone);
    },
    run(end) {
      for (; length < end; length += 1) {
        if (followed < confirmed.length) followConfirmed(length);
        stages.step(candles, length);
      }
      // Those of the last candle are followed from the next one on.
      if (followed > 0) confirmed.splice(0, followed);
      followed = 0;
    },
  };
}

/** Zones in queues, each by the event of its next stage. */
function createStageQueues(log: FindingLog): { follow(zone: number): void; step(candles: Candles, t: number): void } {
  const lowReaches = new TriggerQueue();
  const highReaches = new TriggerQueue();
  const closesBelow = new TriggerQueue();
  const closesAbove = new TriggerQueue();
  const fromNextCandle: number[] = [];

  const queueOf = (event: Event): TriggerQueue => {
    if (event === 'low-reaches') return lowReaches;
    if (event === 'high-reaches') return highReaches;
    return event === 'closes-below' ? closesBelow : closesAbove;
  };
  // In every queue the highest trigger fires first: for events that come from a rise it is the negated level.
  const triggerOf = (zone: number, { event, level }: LifeStage): number => {
    const top = log.top(zone);
    const bottom = log.bottom(zone);
    const price = level === 'middle' ? (top + bottom) / 2 : level === 'top' ? top : bottom;
    return event === 'low-reaches' || event === 'closes-below' ? price : -price;
  };
  const follow = (zone: number): void => {
    const stage = log.nextStage(zone);
    if (stage !== undefined) queueOf(stage.event).add(triggerOf(zone, stage), zone);
  };
  /** Moves the first zone of a queue on to its next stage, which the same candle can reach in turn. */
  const advanceFirst = (queue: TriggerQueue, t: number): void => {
    const zone = queue.take();
    const stage = log.reach(zone, t);
    if (stage === undefined) return;
    if (stage.sameCandle) queueOf(stage.event).add(triggerOf(zone, stage), zone);
    else fromNextCandle.push(zone);
  };
  return {
    follow,
    step(candles, t) {
      const low = at(candles.low, t);
      const high = at(candles.high, t);
      const close = at(candles.close, t);
      // No life goes back in this order within one candle: wicks come before closes, and a close is beyond one side only.
      while (lowReaches.highest >= low) advanceFirst(lowReaches, t);
      while (highReaches.highest >= -high) advanceFirst(highReaches, t);
      while (closesBelow.highest > close) advanceFirst(closesBelow, t);
      while (closesAbove.highest > -close) advanceFirst(closesAbove, t);
      if (fromNextCandle.length === 0) return;
      for (const zone of fromNextCandle) follow(zone);
      fromNextCandle.length = 0;
    },
  };
}
