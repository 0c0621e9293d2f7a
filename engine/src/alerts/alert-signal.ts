import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { CrossCondition, MoveCondition } from './alert-condition.ts';
import type { FindLine } from './alert-lines.ts';

/** The two values that are compared at each candle; NaN while one is not defined. */
export type AlertSignal = {
  readonly subject: (t: number) => number;
  readonly against: (t: number) => number;
};

/** The compared values of a crossing; undefined where an indicator of it cannot be calculated. */
export function createCrossSignal(
  { subject, against }: CrossCondition,
  candles: Candles,
  findLine: FindLine,
): AlertSignal | undefined {
  const left = subject === 'price' ? (t: number) => at(candles.close, t) : findLine(subject);
  const right = typeof against === 'number' ? () => against : findLine(against);
  return left && right && { subject: left, against: right };
}

function isMoved(move: number, { percent, direction }: MoveCondition): boolean {
  if (direction === 'either') return Math.abs(move) >= percent;
  return direction === 'up' ? move >= percent : move <= -percent;
}

/** The move in percent over the candles of a condition, up to the close of candle `t`. */
export function calculateMove({ candles: count }: MoveCondition, candles: Candles, t: number) {
  const before = at(candles.close, t - count);
  return before > 0 ? (at(candles.close, t) / before - 1) * 100 : Number.NaN;
}

/** 1 where the move is as large as asked, -1 where not, against 0. */
export function createMoveSignal(condition: MoveCondition, candles: Candles): AlertSignal {
  return {
    subject: (t) => {
      const move = calculateMove(condition, candles, t);
      if (Number.isNaN(move)) return Number.NaN;
      return isMoved(move, condition) ? 1 : -1;
    },
    against: () => 0,
  };
}
