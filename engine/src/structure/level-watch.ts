import type { Candles } from '../candles/candles.ts';
import { at, growColumn, growIndices, indexAt } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import { PassedLevels } from './passed-levels.ts';
import type { PivotSide } from './pivot-finder.ts';
import { toStateCode } from './transition-log.ts';
import { TriggerQueue } from './trigger-queue.ts';

/** A level expires when nothing has reached it for this many candles. */
const candlesToLive = 2000;
const states = {
  swept: toStateCode('swept'),
  taken: toStateCode('taken'),
  expired: toStateCode('expired'),
};
const closed = Number.NaN;
/** Later than any candle; small enough for a small integer. */
const never = 2 ** 30;

// Watched until a wick (`swept`) or a close (`taken`) goes beyond; either ends a level.
/** Levels of one side (above highs, below lows), each known by its index within its side. */
export class LevelWatch {
  /** Levels a wick passed with the close back, in the last step that returned true. */
  readonly swept: PassedLevels;
  /** Levels that a close went beyond, in that step. */
  readonly taken: PassedLevels;
  private readonly log: FindingLog;
  /** Sign that makes farther out higher on both sides. */
  private readonly outward: 1 | -1;
  private readonly queue = new TriggerQueue();
  private wicks: Float64Array = new Float64Array(0);
  private closes: Float64Array = new Float64Array(0);
  // In order of confirmation. The price of an ended level is NaN.
  private prices = new Float64Array(64);
  private findings = new Int32Array(64);
  private confirmed = new Int32Array(64);
  private length = 0;
  /** Next level to expire; those before it have expired or ended. */
  private oldest = 0;
  private expiresAt = never;
  private passed = new Int32Array(16);

  constructor(log: FindingLog, side: PivotSide) {
    this.log = log;
    this.outward = side === 'high' ? 1 : -1;
    this.swept = new PassedLevels(log, this.outward);
    this.taken = new PassedLevels(log, this.outward);
  }

  /** Processes the appended candles; call before the first step on one of them. */
  extend({ high, low, close }: Candles): void {
    this.wicks = this.outward === 1 ? high : low;
    this.closes = close;
  }

  /** Watches a level confirmed on candle `t` from the next candle on; returns its index. */
  follow(finding: number, price: number, t: number): number {
    const level = this.length;
    this.length += 1;
    if (level === this.prices.length) {
      this.prices = growColumn(this.prices, level + 1);
      this.findings = growIndices(this.findings, level + 1);
      this.confirmed = growIndices(this.confirmed, level + 1);
    }
    this.prices[level] = price;
    this.findings[level] = finding;
    this.confirmed[level] = t;
    if (this.expiresAt === never) this.expiresAt = t + candlesToLive;
    this.enqueue(level, price);
    return level;
  }

  /** Index in the log of the finding of a level. */
  finding(level: number): number {
    return indexAt(this.findings, level);
  }

  isClosed(level: number): boolean {
    return Number.isNaN(at(this.prices, level));
  }

  /** Whether candle `t` went beyond levels: those now in `swept` and `taken`. */
  step(t: number): boolean {
    if (t >= this.expiresAt) this.expire(t);
    // Triggers are lower the farther out a level lies.
    const reach = -this.outward * at(this.wicks, t);
    if (!(this.queue.highest > reach)) return false;
    this.resolvePassed(t, this.takePassed(reach));
    return true;
  }

  private enqueue(level: number, price: number): void {
    this.queue.add(-this.outward * price, level);
  }

  /** Moves the levels the candle passed to `passed`, innermost first; returns their number. */
  private takePassed(reach: number): number {
    const { queue } = this;
    let count = 0;
    while (queue.highest > reach) {
      const level = queue.take();
      // Expired, but still queued.
      if (this.isClosed(level)) continue;
      if (count === this.passed.length) this.passed = growIndices(this.passed, count + 1);
      this.passed[count] = level;
      count += 1;
    }
    return count;
  }

  private resolvePassed(t: number, count: number): void {
    const { prices, findings, outward, swept, taken } = this;
    const close = at(this.closes, t);
    const wick = at(this.wicks, t);
    swept.length = 0;
    taken.length = 0;
    for (let place = count - 1; place >= 0; place -= 1) {
      const level = indexAt(this.passed, place);
      const price = at(prices, level);
      const finding = indexAt(findings, level);
      // A close exactly on the level decides nothing: it stays open.
      if (price === close) this.enqueue(level, price);
      else {
        const isTaken = outward * close > outward * price;
        if (isTaken) taken.insert(finding, price);
        else swept.insert(finding, price);
        this.log.reach(finding, isTaken ? states.taken : states.swept, t);
        this.log.transitions.setLastPrice(isTaken ? close : wick);
        prices[level] = closed;
      }
    }
  }

  private expire(t: number): void {
    const { confirmed, prices } = this;
    for (
      ;
      this.oldest < this.length && indexAt(confirmed, this.oldest) + candlesToLive <= t;
      this.oldest += 1
    ) {
      if (this.isClosed(this.oldest)) continue;
      this.log.reach(indexAt(this.findings, this.oldest), states.expired, t);
      this.log.transitions.setLastPrice(at(this.closes, t));
      prices[this.oldest] = closed;
    }
    this.expiresAt =
      this.oldest < this.length ? indexAt(confirmed, this.oldest) + candlesToLive : never;
  }
}
