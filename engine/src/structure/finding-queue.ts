import { growIndices, indexAt } from '../candles/column.ts';
import { CandleQueue } from './candle-queue.ts';
import { type FindingShape, getShape } from './finding-log.ts';

/** Findings of a pass over many candles, in order of confirmation, taken in each candle's step. */
export class FindingQueue {
  /** Confirming candles with the numbers of the shapes. */
  private readonly queue = new CandleQueue();
  private formed = new Int32Array(64);

  /** Candle that confirms the next finding; `never` when the queue is empty. */
  get nextAt(): number {
    return this.queue.nextAt;
  }

  /** Candle the next finding is drawn on. */
  get formedAt(): number {
    return indexAt(this.formed, this.queue.first);
  }

  add(shape: FindingShape, formedAt: number, confirmedAt: number): void {
    const place = this.queue.length;
    if (place === this.formed.length) this.formed = growIndices(this.formed, place + 1);
    this.formed[place] = formedAt;
    this.queue.add(confirmedAt, shape.number);
  }

  /** Removes the next finding and returns its shape. Only while `nextAt` is a candle. */
  take(): FindingShape {
    return getShape(this.queue.take());
  }
}
