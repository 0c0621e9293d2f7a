import type { CandleQueue } from './candle-queue.ts';

/** Which of the added candles bring what: bits of one number for each, so that a candle that brings nothing costs one look. */
export class DueCandles {
  private things = new Uint8Array(64);
  private first = 0;
  private length = 0;
  /** What the candle after the last brings, known before it is there. */
  private next = 0;

  /** Candles were added up to, not including, `length`. */
  extend(length: number): void {
    const added = length - this.length;
    if (added > this.things.length) this.things = new Uint8Array(added);
    // One candle at a time is the streaming case: its place is written below.
    else if (added > 1) this.things.fill(0, 0, added);
    this.first = this.length;
    this.length = length;
    this.things[0] = this.next;
    this.next = 0;
  }

  /** Candle `t`, an added one or the one after the last, brings a thing. */
  add(t: number, thing: number): void {
    if (t < this.length) this.things[t - this.first] = this.at(t) | thing;
    else this.next |= thing;
  }

  /** All candles of a queue bring a thing. */
  addAll(queue: CandleQueue, thing: number): void {
    for (let place = 0; place < queue.length; place += 1) this.add(queue.candleAt(place), thing);
  }

  at(t: number): number {
    return this.things[t - this.first] ?? 0;
  }
}
