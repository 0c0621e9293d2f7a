import type { TechnicalAnalysis } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import type { AlertCondition, AlertSide, SingleCondition } from './alert-condition.ts';
import {
  type AlertSignal,
  calculateMove,
  createCrossSignal,
  createMoveSignal,
} from './alert-signal.ts';
import { type AlertLines, createLineFinder } from './alert-lines.ts';
import { createAllSignal, findAllHits } from './all-signal.ts';
import { findCloseHits, findIntrabarHits, readSide, type SideHits } from './side-hits.ts';
import { type CandleRange, findStructureHits } from './structure-hits.ts';

/** A series from its anchor; the analysis is made only where a condition is about structures. */
export type AlertSeries = {
  readonly candles: Candles;
  readonly calendar?: MarketCalendar | undefined;
  readonly analyze: () => Pick<TechnicalAnalysis, 'findings'>;
  /** The indicators of the series as far as they were calculated before, if they were. */
  readonly lines?: AlertLines | undefined;
};

export type AlertEvaluation = CandleRange & {
  /** The side before the first candle of the range. */
  readonly side: AlertSide;
  /** Whether a price that crosses a level within a candle counts, or only closes do. */
  readonly isIntrabar: boolean;
};

/**
 * Evaluates conditions over one series; indicators and structures are calculated once for all of
 * them. Ranges in portions, each with the side that the one before it ended with, give the hits of
 * one run over all.
 */
export type AlertEvaluator = {
  /** The side of a condition as of the close of candle `t`; 0 for structures. */
  readSide(condition: AlertCondition, t: number): AlertSide;
  evaluate(condition: AlertCondition, evaluation: AlertEvaluation): SideHits;
  /** Whether a condition can be evaluated: its indicators exist, with parameters that are allowed. */
  canEvaluate(condition: AlertCondition): boolean;
};

/** Whether a condition can be evaluated within a candle: a price against a level. */
export function isIntrabarPossible(condition: AlertCondition): boolean {
  return (
    condition.kind === 'cross' &&
    condition.subject === 'price' &&
    typeof condition.against === 'number'
  );
}

/** The one evaluator of alerts: live, in a look back over stored history, and in tests. */
export function createAlertEvaluator(series: AlertSeries): AlertEvaluator {
  const { candles } = series;
  const findLine = series.lines?.open(series) ?? createLineFinder(series);
  const whole = { from: 0, to: candles.length };
  const toSingleSignal = (condition: SingleCondition): AlertSignal | undefined => {
    if (condition.kind === 'structure') return undefined;
    return condition.kind === 'move'
      ? createMoveSignal(condition, candles)
      : createCrossSignal(condition, candles, findLine);
  };
  const findMoments = (condition: SingleCondition): ReadonlySet<number> => {
    const { hits } = evaluate(condition, { ...whole, side: 0, isIntrabar: false });
    return new Set(hits.map(({ at }) => at));
  };
  const readSingleSide = (condition: SingleCondition, t: number): AlertSide => {
    const signal = toSingleSignal(condition);
    return signal === undefined ? 0 : readSide(signal, t);
  };
  const toSignal = (condition: AlertCondition): AlertSignal | undefined =>
    condition.kind === 'all'
      ? createAllSignal(condition.conditions, { readSide: readSingleSide, findMoments })
      : toSingleSignal(condition);
  const evaluate: AlertEvaluator['evaluate'] = (condition, { side, isIntrabar, ...range }) => {
    if (condition.kind === 'structure')
      return { hits: findStructureHits(series.analyze(), condition, range), side };
    const signal = toSignal(condition);
    if (signal === undefined) return { hits: [], side };
    if (condition.kind === 'all')
      return findAllHits(condition.conditions, { signal, candles, side, range });
    const direction = condition.kind === 'move' ? 'up' : condition.direction;
    const crossing = { signal, direction, side };
    if (isIntrabar && isIntrabarPossible(condition))
      return findIntrabarHits(crossing, candles, range);
    const found = findCloseHits(crossing, range);
    if (condition.kind === 'cross') return found;
    const hits = found.hits.map(({ at }) => {
      const value = calculateMove(condition, candles, at);
      return { at, value, side: value > 0 ? ('up' as const) : ('down' as const) };
    });
    return { hits, side: found.side };
  };
  const canEvaluate = (condition: SingleCondition): boolean =>
    condition.kind === 'structure' || toSingleSignal(condition) !== undefined;
  return {
    evaluate,
    readSide: (condition, t) => {
      const signal = toSignal(condition);
      return signal === undefined ? 0 : readSide(signal, t);
    },
    canEvaluate: (condition) =>
      condition.kind === 'all' ? condition.conditions.every(canEvaluate) : canEvaluate(condition),
  };
}
