import type { Bias, FindingKind, FindingState } from './finding.ts';
import { codeOf } from './transition-log.ts';

/** What price has to do: a wick reaches a level when it is at it, a close must be strictly beyond. */
export type Event = 'low-reaches' | 'high-reaches' | 'closes-below' | 'closes-above';

/** One step in the life of a structure: the state it gets into when the event happens at the level. */
export type LifeStage = {
  readonly state: FindingState;
  /** The state as a number. */
  readonly code: number;
  readonly event: Event;
  readonly level: 'top' | 'middle' | 'bottom';
  /** Whether the candle that reached the stage before can reach this one too. */
  readonly sameCandle: boolean;
};

function toLife(stages: readonly Omit<LifeStage, 'code'>[]): readonly LifeStage[] {
  return stages.map((stage) => ({ ...stage, code: codeOf(stage.state) }));
}

const bullishGapLife = toLife([
  { state: 'touched', event: 'low-reaches', level: 'top', sameCandle: true },
  { state: 'half', event: 'low-reaches', level: 'middle', sameCandle: true },
  { state: 'filled', event: 'low-reaches', level: 'bottom', sameCandle: true },
  { state: 'inverted', event: 'closes-below', level: 'bottom', sameCandle: true },
  { state: 'inversion-failed', event: 'closes-above', level: 'top', sameCandle: true },
]);

const bullishBlockLife = toLife([
  { state: 'touched', event: 'low-reaches', level: 'top', sameCandle: true },
  { state: 'mean-threshold', event: 'low-reaches', level: 'middle', sameCandle: true },
  { state: 'broken', event: 'closes-below', level: 'bottom', sameCandle: true },
  // The candle that breaks the block comes out of it: only a later one can return to the breaker.
  { state: 'breaker-touched', event: 'high-reaches', level: 'bottom', sameCandle: false },
  { state: 'breaker-failed', event: 'closes-above', level: 'top', sameCandle: true },
]);

const mirroredEvent = {
  'low-reaches': 'high-reaches',
  'high-reaches': 'low-reaches',
  'closes-below': 'closes-above',
  'closes-above': 'closes-below',
} as const satisfies Record<Event, Event>;

const mirroredLevel = { top: 'bottom', middle: 'middle', bottom: 'top' } as const;

/** The same life with prices turned upside down. */
function mirrored(life: readonly LifeStage[]): readonly LifeStage[] {
  return life.map((stage) => ({ ...stage, event: mirroredEvent[stage.event], level: mirroredLevel[stage.level] }));
}

const bullishLives: Partial<Record<FindingKind, readonly LifeStage[]>> = {
  'fair-value-gap': bullishGapLife,
  'order-block': bullishBlockLife,
};

const bearishLives: Partial<Record<FindingKind, readonly LifeStage[]>> = {
  'fair-value-gap': mirrored(bullishGapLife),
  'order-block': mirrored(bullishBlockLife),
};

const noLife: readonly LifeStage[] = [];

/** What price can do to a zone after its confirmation, in the only possible order; nothing for structures that are no zones. */
export function lifeOf(kind: FindingKind, direction: Bias): readonly LifeStage[] {
  if (direction === 'neutral') return noLife;
  return (direction === 'bullish' ? bullishLives : bearishLives)[kind] ?? noLife;
}

/** Which price of the candle an event happens by. */
export const priceOf = {
  'low-reaches': 'low',
  'high-reaches': 'high',
  'closes-below': 'close',
  'closes-above': 'close',
} as const satisfies Record<Event, string>;
