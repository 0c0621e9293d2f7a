import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { FindingLog } from './finding-log.ts';
import type { PivotSide } from './pivot-finder.ts';
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

/** What one candle did to the levels of one side, outermost first. */
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

/** A level that nothing has reached for so many candles is given up. */
const candlesToLive = 2000;
const nothing: LevelEvents = { swept: [], taken: [] };

/** Follows every level until a wick or a close goes beyond it: each of these happens to a level once and ends it. */
export function createLevelWatch({ candles, log }: { readonly candles: Candles; readonly log: FindingLog }): LevelWatch {
  const levels: Level[] = [];
  // In order of confirmation: the next to expire. What has expired or was closed stays behind it.
  let oldest = 0;
  const queues = { high: new TriggerQueue(), low: new TriggerQueue() };
  const wait = (level: Level): void => queues[level.side].add(level.side === 'high' ? -level.price : level.price, level.index);
  const end = (level: Level, state: 'swept' | 'taken' | 'expired', moment: Moment): void => {
    level.isClosed = true;
    log.transition(level.finding, state, moment);
  };
  const expire = (t: number): void => {
    for (let level = levels[oldest]; level !== undefined && level.confirmedAt + candlesToLive <= t; level = levels[oldest]) {
      if (!level.isClosed) end(level, 'expired', { t, price: at(candles.close, t) });
      oldest += 1;
    }
  };
  const settle = (side: PivotSide, t: number): LevelEvents => {
    const sign = side === 'high' ? -1 : 1;
    const reach = sign * at(candles[side], t);
    if (!(queues[side].highest > reach)) return nothing;
    const passed = takePassed({ levels, queue: queues[side], sign }, reach);
    const close = at(candles.close, t);
    const swept: Level[] = [];
    const taken: Level[] = [];
    for (const level of passed) {
      const beyond = sign * (level.price - close);
      if (beyond > 0) taken.push(level);
      else if (beyond < 0) swept.push(level);
      // The close is exactly on it: nothing is settled yet.
      else wait(level);
    }
    for (const level of taken) end(level, 'taken', { t, price: close });
    for (const level of swept) end(level, 'swept', { t, price: at(candles[side], t) });
    return { swept, taken };
  };
  const events: Record<PivotSide, LevelEvents> = { high: nothing, low: nothing };
  return {
    events,
    follow(finding, side, { price, confirmedAt }) {
      const level: Level = { finding, side, confirmedAt, index: levels.length, price, isClosed: false };
      levels.push(level);
      wait(level);
      return level;
    },
    move(level, price) {
      level.price = price;
      wait(level);
    },
    step(t) {
      expire(t);
      events.high = settle('high', t);
      events.low = settle('low', t);
    },
  };
}

type Moment = { readonly t: number; readonly price: number };
type Waiting = { readonly levels: readonly Level[]; readonly queue: TriggerQueue; readonly sign: number };

/** The open levels that a candle has gone beyond, outermost first, out of the queue. */
function takePassed({ levels, queue, sign }: Waiting, reach: number): Level[] {
  const passed: Level[] = [];
  while (queue.highest > reach) {
    const trigger = queue.highest;
    const level = levels[queue.take()];
    // A level that moved waits at its new price too; the old place in the queue means nothing any more.
    if (level !== undefined && !level.isClosed && sign * level.price === trigger) passed.unshift(level);
  }
  return passed;
}
