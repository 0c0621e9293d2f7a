import type { Bias, FindingKind, FindingLabel, FindingState, Interval, Scale } from '@vela/engine';

export type { Bias, Direction, FindingKind, FindingLabel, FindingState, Scale } from '@vela/engine';

/** A finding as in the engine, with open times (UTC ms) in place of indices. */
export type WireFinding = {
  id: string;
  kind: FindingKind;
  direction: Bias;
  scale?: Scale;
  label?: FindingLabel;
  timeframe: Interval;
  formedAt: number;
  confirmedAt: number;
  top: number;
  bottom: number;
  refs: string[];
  transitions: { state: FindingState; at: number; price: number }[];
  measures: Record<string, number>;
  /** Drawn only because this question's facts refer to it: no count includes it. */
  beside?: true;
};
