import { at, growIndices, indexAt } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import { PassedLevels } from './passed-levels.ts';

/** A close beyond a level and one back within this many candles are a failed breakout. */
export const candlesToReturn = 3;

/** Levels of one side that a candle closed beyond, while a failed breakout is still possible. */
export class Breakouts {
  /** Levels the last close came back over, outermost first. */
  readonly returned: PassedLevels;
  private readonly outward: 1 | -1;
  private readonly waiting: PassedLevels;
  private takenAt = new Int32Array(16);

  /** `outward` is 1 where farther out is higher, -1 where it is lower. */
  constructor(log: FindingLog, outward: 1 | -1) {
    this.outward = outward;
    this.returned = new PassedLevels(log, outward);
    this.waiting = new PassedLevels(log, outward);
  }

  get areWaiting(): boolean {
    return this.waiting.length > 0;
  }

  add(taken: PassedLevels, t: number): void {
    const { waiting } = this;
    for (let index = 0; index < taken.length; index += 1) {
      waiting.append(indexAt(taken.findings, index), at(taken.prices, index));
      if (waiting.length > this.takenAt.length)
        this.takenAt = growIndices(this.takenAt, waiting.length);
      this.takenAt[waiting.length - 1] = t;
    }
  }

  /** Whether candle `t` closed back over levels. Drops these and those that expired. */
  step(t: number, close: number): boolean {
    const { waiting, takenAt, outward, returned } = this;
    const { length } = waiting;
    returned.length = 0;
    waiting.length = 0;
    for (let index = 0; index < length; index += 1) {
      const finding = indexAt(waiting.findings, index);
      const price = at(waiting.prices, index);
      const since = indexAt(takenAt, index);
      if (outward * close < outward * price) returned.insert(finding, price);
      else if (t < since + candlesToReturn) {
        takenAt[waiting.length] = since;
        waiting.append(finding, price);
      }
    }
    return returned.length > 0;
  }
}
