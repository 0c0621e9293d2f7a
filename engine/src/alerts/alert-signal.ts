import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { checkCandles } from '../candles/check-candles.ts';
import { calculateOnChecked } from '../indicators/calculate-indicator.ts';
import { indicatorDefinitions } from '../indicators/registry.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import type { AlertLine, CrossCondition, MoveCondition } from './alert-condition.ts';

/** The two values that are compared at each candle; NaN while one is not defined. */
export type AlertSignal = {
  readonly subject: (t: number) => number;
  readonly against: (t: number) => number;
};

type Series = { readonly candles: Candles; readonly calendar?: MarketCalendar | undefined };

/**
 * Finds the values of an indicator's output, each indicator calculated once for all its outputs;
 * undefined where it has none or a parameter is not allowed.
 */
export function createLineFinder({ candles, calendar }: Series) {
  const calculated = new Map<string, Readonly<Record<string, Float64Array>> | undefined>();
  let isChecked = false;
  const calculate = ({ indicator, parameters }: AlertLine) => {
    const definition = indicatorDefinitions.find(({ id }) => id === indicator);
    // Values of such indicators belong to earlier candles, or need a second series.
    if (definition === undefined || definition.needsOther || definition.confirmsLate)
      return undefined;
    if (!isChecked) checkCandles(candles);
    isChecked = true;
    const result = calculateOnChecked(definition, { candles, calendar }, parameters);
    return result.kind === 'values' ? result.values : undefined;
  };
  return (line: AlertLine): Float64Array | undefined => {
    const key = `${line.indicator} ${JSON.stringify(line.parameters)}`;
    if (!calculated.has(key)) calculated.set(key, calculate(line));
    return calculated.get(key)?.[line.output];
  };
}

/** The compared values of a crossing; undefined where an indicator of it cannot be calculated. */
export function createCrossSignal(
  { subject, against }: CrossCondition,
  candles: Candles,
  findLine: (line: AlertLine) => Float64Array | undefined,
): AlertSignal | undefined {
  const left = subject === 'price' ? candles.close : findLine(subject);
  const right = typeof against === 'number' ? against : findLine(against);
  if (left === undefined || right === undefined) return undefined;
  return {
    subject: (t) => at(left, t),
    against: typeof right === 'number' ? () => right : (t) => at(right, t),
  };
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
