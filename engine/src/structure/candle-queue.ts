import { grownIndices, indexAt } from '../candles/column.ts';

/** Later than any candle; still a whole number of 32 bits, so that compiled code compares nothing else. */
export const never = 0x7fff_ffff;

/**
 * What a search through many candles has found, until the step of each candle tells it: a search that needs nothing but candles runs
 * faster by itself than between all others. Each entry is a candle and a whole number of the search's own, added and taken in the order
 * of candles.
 */
export class CandleQueue {
  /** The candle of what comes next; `never` when nothing does. */
  nextAt = never;
  /** How many were added, until the last of them is taken. */
  length = 0;
  /** The place of what comes next. */
  first = 0;
  private candles = new Int32Array(64);
  private meanings = new Int32Array(64);

  add(t: number, meaning: number): void {
    const place = this.length;
    this.length += 1;
    if (place === this.candles.length) {
      this.candles = grownIndices(this.candles, place + 1);
      this.meanings = grownIndices(this.meanings, place + 1);
    }
    this.candles[place] = t;
    this.meanings[place] = meaning;
    if (place === this.first) this.nextAt = t;
  }

  /** Takes out what comes next. Only while `nextAt` is a candle. */
  take(): number {
    const meaning = indexAt(this.meanings, this.first);
    this.first += 1;
    if (this.first < this.length) this.nextAt = indexAt(this.candles, this.first);
    else {
      this.nextAt = never;
      this.first = 0;
      this.length = 0;
    }
    return meaning;
  }

  /** The candle of an entry by its place, before any was taken; `never` behind the last. */
  candleAt(place: number): number {
    return place < this.length ? indexAt(this.candles, place) : never;
  }

  meaningAt(place: number): number {
    return indexAt(this.meanings, place);
  }
}
