import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import type { Event, LifeStage } from './life-stage.ts';
import { TriggerHeap } from './trigger-heap.ts';

/** Follows zones through their lives: each waits in one heap for the price of its next stage, so a candle that reaches none costs O(1). */
export type ZoneWatch = {
  /** Follows a zone of the log from the next candle on. */
  follow(zone: number): void;
  /** Candle `t` has closed. */
  step(t: number): void;
};

export function createZoneWatch(candles: Candles, log: FindingLog): ZoneWatch {
  const heaps = {
    'low-reaches': new TriggerHeap(),
    'high-reaches': new TriggerHeap(),
    'closes-below': new TriggerHeap(),
    'closes-above': new TriggerHeap(),
  } as const satisfies Record<Event, TriggerHeap>;
  const lowReaches = heaps['low-reaches'];
  const highReaches = heaps['high-reaches'];
  const closesBelow = heaps['closes-below'];
  const closesAbove = heaps['closes-above'];
  const moved: number[] = [];

  const levelOf = (zone: number, { level }: LifeStage): number => {
    if (level === 'top') return log.top(zone);
    return level === 'bottom' ? log.bottom(zone) : (log.top(zone) + log.bottom(zone)) / 2;
  };
  const wait = (zone: number, stage: LifeStage | undefined): void => {
    if (stage === undefined) return;
    const level = levelOf(zone, stage);
    const rises = stage.event === 'high-reaches' || stage.event === 'closes-above';
    // Rising triggers are kept negated: in every heap the highest fires first.
    heaps[stage.event].add(rises ? -level : level, zone);
  };
  const happens = (event: Event, level: number, t: number): boolean => {
    if (event === 'low-reaches') return at(candles.low, t) <= level;
    if (event === 'high-reaches') return at(candles.high, t) >= level;
    return event === 'closes-below' ? at(candles.close, t) < level : at(candles.close, t) > level;
  };
  const advance = (zone: number, t: number): void => {
    const { life } = log.shape(zone);
    let stage: LifeStage | undefined;
    do stage = life[log.reach(zone, t)];
    while (stage?.sameCandle === true && happens(stage.event, levelOf(zone, stage), t));
    wait(zone, stage);
  };
  return {
    follow: (zone) => wait(zone, log.shape(zone).life[0]),
    step(t) {
      const low = at(candles.low, t);
      const high = at(candles.high, t);
      const close = at(candles.close, t);
      while (lowReaches.highest >= low) moved.push(lowReaches.take());
      while (highReaches.highest >= -high) moved.push(highReaches.take());
      while (closesBelow.highest > close) moved.push(closesBelow.take());
      while (closesAbove.highest > -close) moved.push(closesAbove.take());
      if (moved.length === 0) return;
      // Zones wait anew only after all heaps were asked, so that none is asked twice by the same candle.
      for (const zone of moved) advance(zone, t);
      moved.length = 0;
    },
  };
}
