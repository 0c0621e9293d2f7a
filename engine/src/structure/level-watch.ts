import type { Candles } from '../candles/candles.ts';
import { at, grown, grownIndices, indexAt } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import { PassedLevels } from './passed-levels.ts';
import type { PivotSide } from './pivot-finder.ts';
import { codeOf } from './transition-log.ts';
import { TriggerQueue } from './trigger-queue.ts';

/** A level that nothing has reached for so many candles is given up. */
const candlesToLive = 2000;
const states = { swept: codeOf('swept'), taken: codeOf('taken'), expired: codeOf('expired') };
const closed = Number.NaN;
/** A candle that never comes. Small enough to be kept as a whole number. */
const never = 2 ** 30;

/**
 * Prices beyond which orders are thought to rest: above the highs, below the lows. Follows the levels of one side until a wick or a
 * close goes beyond them: each of these happens to a level once and ends it. A level goes by its place among those of its side.
 */
export class LevelWatch {
  /** A wick went beyond them and the close is back on their own side, on the candle of the last step that said so. */
  readonly swept = new PassedLevels();
  /** A close went beyond them, on that candle. */
  readonly taken = new PassedLevels();
  private readonly log: FindingLog;
  /** Turns prices so that farther out is higher on both sides. */
  private readonly outward: 1 | -1;
  private readonly queue = new TriggerQueue();
  private wicks: Float64Array = new Float64Array(0);
  private closes: Float64Array = new Float64Array(0);
  // In order of confirmation. A level that has ended has no price any more.
  private prices = new Float64Array(64);
  private findings = new Int32Array(64);
  private confirmed = new Int32Array(64);
  private length = 0;
  /** The next to expire. What has expired or was closed stays behind it. */
  private oldest = 0;
  private expiresAt = never;
  private passed = new Int32Array(16);

  constructor(log: FindingLog, side: PivotSide) {
    this.log = log;
    this.outward = side === 'high' ? 1 : -1;
  }

  /** Takes in the candles that were added; before the first step on one of them. */
  extend({ high, low, close }: Candles): void {
    this.wicks = this.outward === 1 ? high : low;
    this.closes = close;
  }

  /** Follows a level, confirmed on candle `t`, from the next candle on. */
  follow(finding: number, price: number, t: number): number {
    const level = this.length;
    this.length += 1;
    if (level === this.prices.length) {
      this.prices = grown(this.prices, level + 1);
      this.findings = grownIndices(this.findings, level + 1);
      this.confirmed = grownIndices(this.confirmed, level + 1);
    }
    this.prices[level] = price;
    this.findings[level] = finding;
    this.confirmed[level] = t;
    if (this.expiresAt === never) this.expiresAt = t + candlesToLive;
    this.wait(level, price);
    return level;
  }

  /** The finding that a level belongs to, by its index in the log. */
  finding(level: number): number {
    return indexAt(this.findings, level);
  }

  isClosed(level: number): boolean {
    return Number.isNaN(at(this.prices, level));
  }

  /** Whether candle `t` ended levels by going beyond them: those in `swept` and `taken`. */
  step(t: number): boolean {
    if (t >= this.expiresAt) this.expire(t);
    // Triggers of waiting levels are lower the farther out they lie.
    const reach = -this.outward * at(this.wicks, t);
    if (!(this.queue.highest > reach)) return false;
    this.settle(t, this.takePassed(reach));
    return true;
  }

  private wait(level: number, price: number): void {
    this.queue.add(-this.outward * price, level);
  }

  /** The open levels that the candle has gone beyond, innermost first, out of the queue into `passed`: how many there are. */
  private takePassed(reach: number): number {
    const { queue } = this;
    let count = 0;
    while (queue.highest > reach) {
      const level = queue.take();
      // Expired, but still in the queue.
      if (this.isClosed(level)) continue;
      if (count === this.passed.length) this.passed = grownIndices(this.passed, count + 1);
      this.passed[count] = level;
      count += 1;
    }
    return count;
  }

  private settle(t: number, count: number): void {
    const { prices, findings, outward, swept, taken } = this;
    const close = at(this.closes, t);
    swept.length = 0;
    taken.length = 0;
    for (let place = count - 1; place >= 0; place -= 1) {
      const level = indexAt(this.passed, place);
      const price = at(prices, level);
      const finding = indexAt(findings, level);
      // The close is exactly on it: nothing is settled yet.
      if (price === close) this.wait(level, price);
      else {
        const isTaken = outward * close > outward * price;
        if (isTaken) taken.add(finding, price);
        else swept.add(finding, price);
        this.log.transitionTo(finding, isTaken ? states.taken : states.swept, {
          t,
          price: isTaken ? close : at(this.wicks, t),
        });
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
      this.log.transitionTo(indexAt(this.findings, this.oldest), states.expired, {
        t,
        price: at(this.closes, t),
      });
      prices[this.oldest] = closed;
    }
    this.expiresAt =
      this.oldest < this.length ? indexAt(confirmed, this.oldest) + candlesToLive : never;
  }
}
