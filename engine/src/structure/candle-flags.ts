import type { CandleQueue } from './candle-queue.ts';

/** Bit flags per candle: which scanners have work there. One lookup for a candle without any. */
export class CandleFlags {
  private flags = new Uint8Array(64);
  private first = 0;
  private length = 0;
  /** Flags of the candle after the last, set before it is appended. */
  private next = 0;

  /** Call after candles were appended up to, not including, `length`. */
  extend(length: number): void {
    const added = length - this.length;
    if (added > this.flags.length) this.flags = new Uint8Array(added);
    // Streaming case (one candle): its entry is written below.
    else if (added > 1) this.flags.fill(0, 0, added);
    this.first = this.length;
    this.length = length;
    this.flags[0] = this.next;
    this.next = 0;
  }

  /** Sets a flag for candle `t`, an appended one or the one after the last. */
  add(t: number, thing: number): void {
    if (t < this.length) this.flags[t - this.first] = this.at(t) | thing;
    else this.next |= thing;
  }

  addAll(queue: CandleQueue, thing: number): void {
    for (let place = 0; place < queue.length; place += 1) this.add(queue.candleAt(place), thing);
  }

  at(t: number): number {
    return this.flags[t - this.first] ?? 0;
  }
}
