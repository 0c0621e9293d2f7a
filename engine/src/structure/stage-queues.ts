import { growColumn, growIndices } from '../candles/column.ts';

// One sorted array per event, the highest trigger last. New triggers lie near the price, so near
// the end: insertion by shifting a few entries is cheaper than a heap.
/** Priority queues of zones waiting for the price of their next stage. */
export class StageQueues {
  /** Highest trigger of each queue, -Infinity when it is empty. */
  readonly highest: Float64Array;
  private readonly count: number;
  private readonly lengths: Int32Array;
  /** All queues in the same columns, `capacity` entries each. */
  private capacity = 64;
  private triggers: Float64Array;
  private slots: Int32Array;

  constructor(count: number) {
    this.count = count;
    this.highest = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    this.lengths = new Int32Array(count);
    this.triggers = new Float64Array(count * this.capacity);
    this.slots = new Int32Array(count * this.capacity);
  }

  // Indices are always inside the columns: the fallbacks after `??` are never used.

  add(queue: number, trigger: number, slot: number): void {
    const length = this.lengths[queue] ?? 0;
    if (length === this.capacity) this.grow();
    const { triggers, slots, highest } = this;
    const first = queue * this.capacity;
    let place = first + length;
    this.lengths[queue] = length + 1;
    if (trigger >= (highest[queue] ?? 0)) highest[queue] = trigger;
    else {
      for (; place > first && (triggers[place - 1] ?? 0) > trigger; place -= 1) {
        triggers[place] = triggers[place - 1] ?? 0;
        slots[place] = slots[place - 1] ?? 0;
      }
    }
    triggers[place] = trigger;
    slots[place] = slot;
  }

  /** Removes the zone with the highest trigger from a queue. Only while it is not empty. */
  take(queue: number): number {
    const rest = (this.lengths[queue] ?? 0) - 1;
    const last = queue * this.capacity + rest;
    this.lengths[queue] = rest;
    this.highest[queue] = rest === 0 ? Number.NEGATIVE_INFINITY : (this.triggers[last - 1] ?? 0);
    return this.slots[last] ?? 0;
  }

  private grow(): void {
    const { capacity, count } = this;
    this.triggers = growColumn(this.triggers, this.triggers.length * 2);
    this.slots = growIndices(this.slots, this.slots.length * 2);
    this.capacity = capacity * 2;
    for (let queue = count - 1; queue > 0; queue -= 1) {
      this.triggers.copyWithin(queue * this.capacity, queue * capacity, (queue + 1) * capacity);
      this.slots.copyWithin(queue * this.capacity, queue * capacity, (queue + 1) * capacity);
    }
  }
}
