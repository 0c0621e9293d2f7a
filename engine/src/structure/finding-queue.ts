import { grownIndices, indexAt } from '../candles/column.ts';
import { CandleQueue } from './candle-queue.ts';
import { type FindingShape, shapeOf } from './finding-log.ts';

/**
 * What one scanner has found in many candles at once, until the step of each candle tells it. Found and taken in the order of confirmation.
 */
export class FindingQueue {
  /** The candles that confirm, with the numbers of the shapes. */
  private readonly queue = new CandleQueue();
  private formed = new Int32Array(64);

  /** The candle that confirms what comes next; `never` when nothing does. */
  get nextAt(): number {
    return this.queue.nextAt;
  }

  /** The candle that what comes next is drawn on. */
  get formedAt(): number {
    return indexAt(this.formed, this.queue.first);
  }

  add(shape: FindingShape, formedAt: number, confirmedAt: number): void {
    const place = this.queue.length;
    if (place === this.formed.length) this.formed = grownIndices(this.formed, place + 1);
    this.formed[place] = formedAt;
    this.queue.add(confirmedAt, shape.number);
  }

  /** Takes out what comes next. Only while `nextAt` is a candle. */
  take(): FindingShape {
    return shapeOf(this.queue.take());
  }
}
