import { growIndices, indexAt } from '../candles/column.ts';

/** Later than any candle; a 32-bit integer, so that compiled code compares integers only. */
export const never = 0x7fff_ffff;

// A search that needs nothing but candles runs faster in its own pass. Entries are added and taken
// in candle order.
/** Queue of search results: a candle and an integer payload, consumed in that candle's step. */
export class CandleQueue {
  /** Candle of the next entry; `never` when the queue is empty. */
  nextAt = never;
  /** Number of entries added until the last of them is taken. */
  length = 0;
  /** Position of the next entry. */
  first = 0;
  private candles = new Int32Array(64);
  private payloads = new Int32Array(64);

  add(t: number, meaning: number): void {
    const place = this.length;
    this.length += 1;
    if (place === this.candles.length) {
      this.candles = growIndices(this.candles, place + 1);
      this.payloads = growIndices(this.payloads, place + 1);
    }
    this.candles[place] = t;
    this.payloads[place] = meaning;
    if (place === this.first) this.nextAt = t;
  }

  /** Removes the next entry and returns its payload. Only while `nextAt` is a candle. */
  take(): number {
    const meaning = indexAt(this.payloads, this.first);
    this.first += 1;
    if (this.first < this.length) this.nextAt = indexAt(this.candles, this.first);
    else {
      this.nextAt = never;
      this.first = 0;
      this.length = 0;
    }
    return meaning;
  }

  /** Candle of an entry by its position, before any was taken; `never` after the last. */
  candleAt(place: number): number {
    return place < this.length ? indexAt(this.candles, place) : never;
  }

  payloadAt(place: number): number {
    return indexAt(this.payloads, place);
  }
}
