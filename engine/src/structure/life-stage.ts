import type { Bias, Direction, FindingKind, FindingState } from './finding.ts';
import { toStateCode } from './transition-log.ts';

/** Price events: a wick reaches a level when it is at it; what falls, rises or closes is beyond. */
type Event =
  | 'low-reaches'
  | 'high-reaches'
  | 'falls-below'
  | 'rises-above'
  | 'closes-below'
  | 'closes-above';

/** The state a structure reaches when the event happens at the level. */
export type LifeStage = {
  /** Row in the table of all stages; the next stage of the same life follows it. */
  readonly row: number;
  readonly state: FindingState;
  readonly event: Event;
  readonly level: 'top' | 'middle' | 'bottom';
  /** Whether the candle that reached the previous stage can reach this one too. */
  readonly sameCandle: boolean;
};

type StageParts = Omit<LifeStage, 'row'>;

const bullishGapLife: readonly StageParts[] = [
  { state: 'touched', event: 'low-reaches', level: 'top', sameCandle: true },
  { state: 'half', event: 'low-reaches', level: 'middle', sameCandle: true },
  { state: 'filled', event: 'low-reaches', level: 'bottom', sameCandle: true },
  { state: 'inverted', event: 'closes-below', level: 'bottom', sameCandle: true },
  { state: 'inversion-failed', event: 'closes-above', level: 'top', sameCandle: true },
];

const bullishBlockLife: readonly StageParts[] = [
  { state: 'touched', event: 'low-reaches', level: 'top', sameCandle: true },
  { state: 'mean-threshold', event: 'low-reaches', level: 'middle', sameCandle: true },
  { state: 'broken', event: 'closes-below', level: 'bottom', sameCandle: true },
  // The candle that breaks the block comes out of it: only a later one can return to the breaker.
  { state: 'breaker-touched', event: 'high-reaches', level: 'bottom', sameCandle: false },
  { state: 'breaker-failed', event: 'closes-above', level: 'top', sameCandle: true },
];

/** The same block where a wick beyond its far edge breaks it. */
const wickBlockLife = bullishBlockLife.map((stage) =>
  stage.state === 'broken' ? ({ ...stage, event: 'falls-below' } as const) : stage,
);

const mirroredEvent = {
  'low-reaches': 'high-reaches',
  'high-reaches': 'low-reaches',
  'falls-below': 'rises-above',
  'rises-above': 'falls-below',
  'closes-below': 'closes-above',
  'closes-above': 'closes-below',
} as const satisfies Record<Event, Event>;

const mirroredLevel = { top: 'bottom', middle: 'middle', bottom: 'top' } as const;

function mirrorLife(life: readonly StageParts[]): readonly StageParts[] {
  return life.map((stage) => ({
    ...stage,
    event: mirroredEvent[stage.event],
    level: mirroredLevel[stage.level],
  }));
}

/** Rows hold one of them or `end`; `later`: not on the candle of the stage before. */
export const eventCode = {
  'low-reaches': 0,
  'high-reaches': 1,
  'falls-below': 2,
  'rises-above': 3,
  'closes-below': 4,
  'closes-above': 5,
  end: 6,
  later: 8,
} as const;

// Life after life, each with an `end` row after its last stage. Watching zones reads these columns
// only: thousands of zones are processed, and objects with strings are slower.
/** All stages as columns of numbers. */
class StageTable {
  readonly events: number[] = [];
  readonly states: number[] = [];
  /** topShare * top + bottomShare * bottom; negated where rising prices trigger: highest first. */
  readonly topShares: number[] = [];
  readonly bottomShares: number[] = [];

  add(life: readonly StageParts[]): readonly LifeStage[] {
    const stages = life.map((stage) => ({ ...stage, row: this.addStage(stage) }));
    this.addRow({ event: eventCode.end, state: -1, topShare: 0, bottomShare: 0 });
    return stages;
  }

  private addStage({ state, event, level, sameCandle }: StageParts): number {
    const isFalling =
      event === 'low-reaches' || event === 'falls-below' || event === 'closes-below';
    const sign = isFalling ? 1 : -1;
    const topShare = level === 'top' ? 1 : level === 'bottom' ? 0 : 0.5;
    return this.addRow({
      event: eventCode[event] + (sameCandle ? 0 : eventCode.later),
      state: toStateCode(state),
      topShare: sign * topShare,
      bottomShare: sign * (1 - topShare),
    });
  }

  private addRow(row: {
    event: number;
    state: number;
    topShare: number;
    bottomShare: number;
  }): number {
    this.events.push(row.event);
    this.states.push(row.state);
    this.topShares.push(row.topShare);
    return this.bottomShares.push(row.bottomShare) - 1;
  }
}

const table = new StageTable();

const bullishLives: Partial<Record<FindingKind, readonly LifeStage[]>> = {
  'fair-value-gap': table.add(bullishGapLife),
  'order-block': table.add(bullishBlockLife),
};

const bearishLives: Partial<Record<FindingKind, readonly LifeStage[]>> = {
  'fair-value-gap': table.add(mirrorLife(bullishGapLife)),
  'order-block': table.add(mirrorLife(bullishBlockLife)),
};

const wickBlockLives = {
  bullish: table.add(wickBlockLife),
  bearish: table.add(mirrorLife(wickBlockLife)),
} as const satisfies Record<Direction, readonly LifeStage[]>;

const noLife: readonly LifeStage[] = [];

/**
 * Stages of a zone in the only possible order; empty for structures that are no zones. An order
 * block is broken by a close, or by a wick.
 */
export function getLifeStages(
  kind: FindingKind,
  direction: Bias,
  brokenBy: 'close' | 'wick' = 'close',
): readonly LifeStage[] {
  if (direction === 'neutral') return noLife;
  if (kind === 'order-block' && brokenBy === 'wick') return wickBlockLives[direction];
  return (direction === 'bullish' ? bullishLives : bearishLives)[kind] ?? noLife;
}

/** Stages of all lives as columns of numbers, indexed by `row`. */
export const lifeStages = {
  events: Int32Array.from(table.events),
  states: Int32Array.from(table.states),
  topShares: Float64Array.from(table.topShares),
  bottomShares: Float64Array.from(table.bottomShares),
} as const;

/** Candle price that triggers an event. */
export const priceByEvent = {
  'low-reaches': 'low',
  'high-reaches': 'high',
  'falls-below': 'low',
  'rises-above': 'high',
  'closes-below': 'close',
  'closes-above': 'close',
} as const satisfies Record<Event, string>;
