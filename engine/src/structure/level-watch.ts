import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import type { PivotSide } from './pivot-finder.ts';
import { codeOf } from './transition-log.ts';
import { TriggerQueue } from './trigger-queue.ts';

/** A price beyond which orders are thought to rest: above a high, below a low. */
export type Level = {
  /** The finding that the level belongs to, by its index in the log. */
  readonly finding: number;
  readonly side: PivotSide;
  readonly confirmedAt: number;
  /** Its place among all levels. */
  readonly index: number;
  price: number;
  isClosed: boolean;
};

/** What one candle did to the levels of one side, outermost first. The lists are the same ones on every candle. */
export type LevelEvents = {
  /** A wick beyond them, the close back on their own side. */
  readonly swept: readonly Level[];
  /** A close beyond them. */
  readonly taken: readonly Level[];
};

export type LevelWatch = {
  /** Follows a level from the next candle on. */
  follow(finding: number, side: PivotSide, level: { readonly price: number; readonly confirmedAt: number }): Level;
  /** A level that is still open lies farther out now. */
  move(level: Level, price: number): void;
  step(t: number): void;
  /** What the last step did. */
  readonly events: Readonly<Record<PivotSide, LevelEvents>>;
};

const states = { swept: codeOf('swept'), taken: codeOf('taken'), expired: codeOf('expired') };
/** A level that nothing has reached for so many candles is given up. */
const candlesToLive = 2000;
/** Follows every level until a wick or a close goes beyond it: each of these happens to a level once and ends it. */
export function createLevelWatch({ candles, log }: WatchInput): LevelWatch {
  const levels: Level[] = [];
  // In order of confirmation: the next to expire. What has expired or was closed stays behind it.
  let oldest = 0;
  let expiresAt = Number.POSITIVE_INFINITY;
  const high = createSide({ candles, log, levels }, 'high');
  const low = createSide({ candles, log, levels }, 'low');
  const wait = (level: Level): void => (level.side === 'high' ? high : low).wait(level);
  const expire = (t: number): void => {
    for (let level = levels[oldest]; level !== undefined && level.confirmedAt + candlesToLive <= t; level = levels[oldest]) {
      if (!level.isClosed) end({ log, level, code: states.expired }, t, at(candles.close, t));
      oldest += 1;
    }
    const next = levels[oldest];
    expiresAt = next === undefined ? Number.POSITIVE_INFINITY : next.confirmedAt + candlesToLive;
  };
  return {
    events: { high: high.events, low: low.events },
    follow(finding, side, { price, confirmedAt }) {
      const level: Level = { finding, side, confirmedAt, index: levels.length, price, isClosed: false };
      levels[level.index] = level;
      expiresAt = Math.min(expiresAt, confirmedAt + candlesToLive);
      wait(level);
      return level;
    },
    move(level, price) {
      level.price = price;
      wait(level);
    },
    step(t) {
      if (t >= expiresAt) expire(t);
      high.settle(t);
      low.settle(t);
    },
  };
}

type WatchInput = { readonly candles: Candles; readonly log: FindingLog };
type SideInput = WatchInput & { readonly levels: readonly Level[] };

type LevelSide = {
  readonly events: LevelEvents;
  wait(level: Level): void;
  /** Ends the levels that candle `t` has gone beyond. */
  settle(t: number): void;
};

function createSide({ candles, log, levels }: SideInput, side: PivotSide): LevelSide {
  const queue = new TriggerQueue();
  const sign = side === 'high' ? -1 : 1;
  const passed: Level[] = [];
  const swept: Level[] = [];
  const taken: Level[] = [];
  const reachAt = (t: number): number => (side === 'high' ? at(candles.high, t) : at(candles.low, t));
  const wait = (level: Level): void => queue.add(sign * level.price, level.index);
  /** The open levels that the candle has gone beyond, innermost first, out of the queue. */
  const takePassed = (reach: number): void => {
    while (queue.highest > reach) {
      const trigger = queue.highest;
      const level = levels[queue.take()];
      // A level that moved waits at its new price too; the old place in the queue means nothing any more.
      if (level !== undefined && !level.isClosed && sign * level.price === trigger) passed.push(level);
    }
  };
  const sortPassed = (close: number): void => {
    for (let level = passed.pop(); level !== undefined; level = passed.pop()) {
      const beyond = sign * (level.price - close);
      if (beyond > 0) taken.push(level);
      else if (beyond < 0) swept.push(level);
      // The close is exactly on it: nothing is settled yet.
      else wait(level);
    }
  };
  return {
    events: { swept, taken },
    wait,
    settle(t) {
      if (swept.length > 0) swept.length = 0;
      if (taken.length > 0) taken.length = 0;
      const reach = sign * reachAt(t);
      if (!(queue.highest > reach)) return;
      const close = at(candles.close, t);
      takePassed(reach);
      sortPassed(close);
      for (const level of taken) end({ log, level, code: states.taken }, t, close);
      for (const level of swept) end({ log, level, code: states.swept }, t, reachAt(t));
    },
  };
}

type Ending = { readonly log: FindingLog; readonly level: Level; readonly code: number };

function end({ log, level, code }: Ending, t: number, price: number): void {
  level.isClosed = true;
  log.transitionTo(level.finding, code, { t, price });
}
