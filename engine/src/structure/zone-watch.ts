import type { Candles } from '../candles/candles.ts';
import { at, grown, grownIndices, indexAt } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import { eventCode, lifeStages } from './life-stage.ts';
import { StageQueues } from './stage-queues.ts';

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
  const lives = new ZoneLives(log);
  /** In the order of confirmation; those before `followed` live. */
  let confirmed = new Int32Array(64);
  let count = 0;
  let followed = 0;
  let length = 0;
  /** Follows those that the candles before `t` confirmed; returns the candle after which there are more. */
  const followConfirmed = (t: number): number => {
    for (; followed < count; followed += 1) {
      const zone = indexAt(confirmed, followed);
      const confirmedAt = log.confirmedAt(zone);
      if (confirmedAt >= t) return confirmedAt;
      lives.begin(zone);
    }
    return Number.POSITIVE_INFINITY;
  };
  return {
    follow(zone) {
      if (count === confirmed.length) confirmed = grownIndices(confirmed, count + 1);
      confirmed[count] = zone;
      count += 1;
    },
    run(end) {
      let nextAt = count === 0 ? Number.POSITIVE_INFINITY : -1;
      for (let t = length; t < end; t += 1) {
        if (nextAt < t) nextAt = followConfirmed(t);
        lives.meet(candles, t);
      }
      length = end;
      // Those of the last candle are followed from the next one on.
      confirmed.copyWithin(0, followed, count);
      count -= followed;
      followed = 0;
    },
  };
}

/** Zones in queues, each by the event of its next stage. A zone has a slot here while it lives; those of ended lives are used again. */
class ZoneLives {
  private readonly log: FindingLog;
  private readonly queues = new StageQueues(eventCode.end);
  /** How far the candle gets, by the number of the event: what waits for a higher price in its queue is reached. */
  private readonly reaches = new Float64Array(eventCode.end);
  private zones = new Int32Array(64);
  /** The next stage of each: its row in the table. */
  private stages = new Int32Array(64);
  private tops = new Float64Array(64);
  private bottoms = new Float64Array(64);
  private slotCount = 0;
  private readonly freeSlots: number[] = [];
  /** What a candle brought to a stage whose next one only a later candle can reach. */
  private readonly fromNextCandle: number[] = [];

  constructor(log: FindingLog) {
    this.log = log;
  }

  /** A zone of the log begins its life: the next candle is the first that can do something to it. */
  begin(zone: number): void {
    const [first] = this.log.shape(zone).life;
    if (first === undefined) return;
    const slot = this.freeSlots.pop() ?? this.addSlot();
    this.zones[slot] = zone;
    this.stages[slot] = first.row;
    this.tops[slot] = this.log.top(zone);
    this.bottoms[slot] = this.log.bottom(zone);
    this.wait(slot);
  }

  /** What candle `t` does to all of them. */
  meet({ low, high, close }: Candles, t: number): void {
    const { queues, reaches, fromNextCandle } = this;
    reaches[eventCode['low-reaches']] = at(low, t);
    reaches[eventCode['high-reaches']] = -at(high, t);
    reaches[eventCode['closes-below']] = at(close, t);
    reaches[eventCode['closes-above']] = -at(close, t);
    // No life goes back in this order within one candle: wicks come before closes, and a close is beyond one side only.
    for (let event = 0; event < eventCode.end; event += 1) {
      while (this.isAt(event, queues.highest[event] ?? 0)) this.advance(queues.take(event), t);
    }
    for (let slot = fromNextCandle.pop(); slot !== undefined; slot = fromNextCandle.pop())
      this.wait(slot);
  }

  private isAt(event: number, trigger: number): boolean {
    const reach = this.reaches[event] ?? 0;
    // Where nothing waits the trigger is -Infinity, which not even an infinite price reaches.
    return (
      trigger > reach ||
      (trigger === reach &&
        event <= eventCode['high-reaches'] &&
        reach !== Number.NEGATIVE_INFINITY)
    );
  }

  /** A zone reaches its next stage, and those after it that the same candle reaches too. */
  private advance(slot: number, t: number): void {
    const { events, states, topShares, bottomShares } = lifeStages;
    const zone = indexAt(this.zones, slot);
    const top = at(this.tops, slot);
    const bottom = at(this.bottoms, slot);
    let stage = indexAt(this.stages, slot);
    let event = 0;
    let trigger = 0;
    do {
      this.log.reach(zone, states[stage] ?? 0, t);
      stage += 1;
      event = events[stage] ?? 0;
      trigger = (topShares[stage] ?? 0) * top + (bottomShares[stage] ?? 0) * bottom;
    } while (event < eventCode.end && this.isAt(event, trigger));
    this.stages[slot] = stage;
    if (event < eventCode.end) this.queues.add(event, trigger, slot);
    else if (event === eventCode.end) this.freeSlots.push(slot);
    else this.fromNextCandle.push(slot);
  }

  /** Puts a zone in the queue of its next stage. */
  private wait(slot: number): void {
    const { events, topShares, bottomShares } = lifeStages;
    const stage = indexAt(this.stages, slot);
    const trigger =
      at(topShares, stage) * at(this.tops, slot) + at(bottomShares, stage) * at(this.bottoms, slot);
    this.queues.add(indexAt(events, stage) % eventCode.later, trigger, slot);
  }

  private addSlot(): number {
    const slot = this.slotCount;
    this.slotCount += 1;
    if (slot === this.zones.length) {
      this.zones = grownIndices(this.zones, slot + 1);
      this.stages = grownIndices(this.stages, slot + 1);
      this.tops = grown(this.tops, slot + 1);
      this.bottoms = grown(this.bottoms, slot + 1);
    }
    return slot;
  }
}
