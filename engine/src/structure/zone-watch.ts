import type { Candles } from '../candles/candles.ts';
import { at, growColumn, growIndices, indexAt } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import { eventCode, lifeStages } from './life-stage.ts';
import { StageQueues } from './stage-queues.ts';

// Each waits in a queue for the price of its next stage, so a candle that reaches none costs O(1).
// Nothing else depends on the states, so a separate pass after all else is faster.
/** Tracks zones through their life stages. */
export type ZoneWatch = {
  /** Tracks a zone of the log from the candle after its confirmation on. */
  follow(zone: number): void;
  /** Processes the candles up to, not including, `end`; all zones in them must have been found. */
  run(end: number): void;
};

export function createZoneWatch(candles: Candles, log: FindingLog): ZoneWatch {
  const lives = new ZoneLives(log);
  /** In order of confirmation; those before `followed` are tracked. */
  let confirmed = new Int32Array(64);
  let count = 0;
  let followed = 0;
  let length = 0;
  /** Starts zones confirmed before `t`; returns the candle after which there are more. */
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
      if (count === confirmed.length) confirmed = growIndices(confirmed, count + 1);
      confirmed[count] = zone;
      count += 1;
    },
    run(end) {
      let nextAt = count === 0 ? Number.POSITIVE_INFINITY : -1;
      for (let t = length; t < end; t += 1) {
        if (nextAt < t) nextAt = followConfirmed(t);
        lives.step(candles, t);
      }
      length = end;
      // Zones confirmed on the last candle are tracked from the next one on.
      confirmed.copyWithin(0, followed, count);
      count -= followed;
      followed = 0;
    },
  };
}

/** Zones queued by the event of their next stage, each in a slot that is reused. */
class ZoneLives {
  private readonly log: FindingLog;
  private readonly queues = new StageQueues(eventCode.end);
  /** Prices the candle reaches, by event code: an entry with a higher trigger is reached. */
  private readonly reaches = new Float64Array(eventCode.end);
  private zones = new Int32Array(64);
  /** Next stage of each: its row in the table. */
  private stages = new Int32Array(64);
  private tops = new Float64Array(64);
  private bottoms = new Float64Array(64);
  private slotCount = 0;
  private readonly freeSlots: number[] = [];
  /** Slots whose next stage only a later candle can reach. */
  private readonly fromNextCandle: number[] = [];

  constructor(log: FindingLog) {
    this.log = log;
  }

  /** Starts tracking a zone of the log: the next candle is the first that can affect it. */
  begin(zone: number): void {
    const [first] = this.log.shape(zone).life;
    if (first === undefined) return;
    const slot = this.freeSlots.pop() ?? this.addSlot();
    this.zones[slot] = zone;
    this.stages[slot] = first.row;
    this.tops[slot] = this.log.top(zone);
    this.bottoms[slot] = this.log.bottom(zone);
    this.enqueue(slot);
  }

  step({ low, high, close }: Candles, t: number): void {
    const { queues, reaches, fromNextCandle } = this;
    reaches[eventCode['low-reaches']] = at(low, t);
    reaches[eventCode['high-reaches']] = -at(high, t);
    reaches[eventCode['falls-below']] = at(low, t);
    reaches[eventCode['rises-above']] = -at(high, t);
    reaches[eventCode['closes-below']] = at(close, t);
    reaches[eventCode['closes-above']] = -at(close, t);
    // Stages never go back in this order within one candle: wicks before closes, one side only.
    for (let event = 0; event < eventCode.end; event += 1) {
      while (this.isReached(event, queues.highest[event] ?? 0)) this.advance(queues.take(event), t);
    }
    for (let slot = fromNextCandle.pop(); slot !== undefined; slot = fromNextCandle.pop())
      this.enqueue(slot);
  }

  private isReached(event: number, trigger: number): boolean {
    const reach = this.reaches[event] ?? 0;
    // The trigger of an empty queue is -Infinity, which no price reaches.
    return (
      trigger > reach ||
      (trigger === reach &&
        event <= eventCode['high-reaches'] &&
        reach !== Number.NEGATIVE_INFINITY)
    );
  }

  /** Moves a zone to its next stage, and to those after it that the same candle reaches. */
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
    } while (event < eventCode.end && this.isReached(event, trigger));
    this.stages[slot] = stage;
    if (event < eventCode.end) this.queues.add(event, trigger, slot);
    else if (event === eventCode.end) this.freeSlots.push(slot);
    else this.fromNextCandle.push(slot);
  }

  private enqueue(slot: number): void {
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
      this.zones = growIndices(this.zones, slot + 1);
      this.stages = growIndices(this.stages, slot + 1);
      this.tops = growColumn(this.tops, slot + 1);
      this.bottoms = growColumn(this.bottoms, slot + 1);
    }
    return slot;
  }
}
