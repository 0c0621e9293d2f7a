import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import { lifeOf, type LifeStage } from './life-stage.ts';
import { createTriggerHeap, type TriggerHeap } from './trigger-heap.ts';

/** Follows zones through their lives: each waits in one heap for the price of its next stage, so a candle that reaches none costs O(1). */
export type ZoneWatch = {
  /** Follows a zone of the log from the next candle on. */
  follow(zone: number): void;
  /** Candle `t` has closed. */
  step(t: number): void;
};

type Waiting = { readonly heap: TriggerHeap; readonly trigger: number; readonly stage: LifeStage };

export function createZoneWatch(candles: Candles, log: FindingLog): ZoneWatch {
  // Rising triggers are kept negated: in every heap the highest trigger fires first.
  const lowReaches = createTriggerHeap();
  const highReaches = createTriggerHeap();
  const closesBelow = createTriggerHeap();
  const closesAbove = createTriggerHeap();
  const moved: number[] = [];

  const waitingOf = (zone: number): Waiting | undefined => {
    const { kind, direction, top, bottom } = log.get(zone);
    const stage: LifeStage | undefined = lifeOf[kind][log.reached(zone)];
    if (stage === undefined) return undefined;
    const isBullish = direction === 'bullish';
    const middle = (top + bottom) / 2;
    const level = stage.level === 'middle' ? middle : (stage.level === 'near') === isBullish ? top : bottom;
    const falls = (stage.toward === 'into') === isBullish;
    if (stage.by === 'wick') return { heap: falls ? lowReaches : highReaches, trigger: falls ? level : -level, stage };
    return { heap: falls ? closesBelow : closesAbove, trigger: falls ? level : -level, stage };
  };
  const fires = ({ heap, trigger }: Waiting, t: number): boolean => {
    if (heap === lowReaches) return at(candles.low, t) <= trigger;
    if (heap === highReaches) return -at(candles.high, t) <= trigger;
    return (heap === closesBelow ? at(candles.close, t) : -at(candles.close, t)) < trigger;
  };
  const advance = (zone: number, t: number): void => {
    let next: Waiting | undefined;
    do {
      log.reach(zone, t);
      next = waitingOf(zone);
    } while (next?.stage.sameCandle === true && fires(next, t));
    next?.heap.add(next.trigger, zone);
  };
  return {
    follow(zone) {
      const waiting = waitingOf(zone);
      waiting?.heap.add(waiting.trigger, zone);
    },
    step(t) {
      const low = at(candles.low, t);
      const high = at(candles.high, t);
      const close = at(candles.close, t);
      while (lowReaches.highest() >= low) moved.push(lowReaches.take());
      while (highReaches.highest() >= -high) moved.push(highReaches.take());
      while (closesBelow.highest() > close) moved.push(closesBelow.take());
      while (closesAbove.highest() > -close) moved.push(closesAbove.take());
      if (moved.length === 0) return;
      // Zones wait anew only after all heaps were asked, so that none is asked twice by the same candle.
      for (const zone of moved) advance(zone, t);
      moved.length = 0;
    },
  };
}
