import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import type { Direction, FindingKind, FindingState, Scale } from '../structure/finding.ts';

/** One output of a registered indicator; missing parameters have their defaults. */
export type AlertLine = {
  readonly indicator: string;
  readonly parameters: IndicatorParameters;
  readonly output: string;
};

export type AlertDirection = 'up' | 'down' | 'either';

/** The subject changes its side of a level or of another line; equality keeps the old side. */
export type CrossCondition = {
  readonly kind: 'cross';
  readonly subject: 'price' | AlertLine;
  readonly against: number | AlertLine;
  readonly direction: AlertDirection;
};

/** The close has moved by `percent` or more over `candles`; a move that goes on is one event. */
export type MoveCondition = {
  readonly kind: 'move';
  readonly percent: number;
  readonly candles: number;
  readonly direction: AlertDirection;
};

/** A structure is confirmed, or reaches a state. */
export type StructureCondition = {
  readonly kind: 'structure';
  readonly finding: FindingKind;
  readonly event: 'confirmed' | FindingState;
  readonly direction?: Direction | undefined;
  readonly scale?: Scale | undefined;
};

/** One thing that an alert waits for. */
export type SingleCondition = CrossCondition | MoveCondition | StructureCondition;

/**
 * All of them at the close of one candle. A crossing with a direction holds while its subject is on
 * that side, a move while it is as large as asked; one in either direction, and a structure, holds on
 * the candle on which it comes true.
 */
export type AllCondition = {
  readonly kind: 'all';
  readonly conditions: readonly SingleCondition[];
};

/** What an alert waits for on the candles of one series. */
export type AlertCondition = SingleCondition | AllCondition;

/** -1 below or not true, 1 above or true, 0 not known yet. */
export type AlertSide = -1 | 0 | 1;

/** A candle on which a condition came true. */
export type AlertHit = {
  /** Index of the candle; known at its close, within the candle while that forms. */
  readonly at: number;
  /** Close, value of the indicator, move in percent, or price of the structure's event; the close for all. */
  readonly value: number;
  /** What was crossed; absent for moves and structures. */
  readonly against?: number;
  readonly side: 'up' | 'down' | 'neutral';
  /** The structure and its event, for structures. */
  readonly finding?: string;
};
