import type { Bias, FindingKind, FindingState } from './finding.ts';
import { codeOf } from './transition-log.ts';

/** What price has to do: a wick reaches a level when it is at it, a close must be strictly beyond. */
type Event = 'low-reaches' | 'high-reaches' | 'closes-below' | 'closes-above';

/** One step in the life of a structure: the state it gets into when the event happens at the level. */
export type LifeStage = {
  /** Its place in the table of all stages; the next one of the same life follows it. */
  readonly row: number;
  readonly state: FindingState;
  readonly event: Event;
  readonly level: 'top' | 'middle' | 'bottom';
  /** Whether the candle that reached the stage before can reach this one too. */
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

const mirroredEvent = {
  'low-reaches': 'high-reaches',
  'high-reaches': 'low-reaches',
  'closes-below': 'closes-above',
  'closes-above': 'closes-below',
} as const satisfies Record<Event, Event>;

const mirroredLevel = { top: 'bottom', middle: 'middle', bottom: 'top' } as const;

/** The same life with prices turned upside down. */
function mirrored(life: readonly StageParts[]): readonly StageParts[] {
  return life.map((stage) => ({
    ...stage,
    event: mirroredEvent[stage.event],
    level: mirroredLevel[stage.level],
  }));
}

/**
 * Events as numbers. Each row of the table of stages is one of them, or the end of a life; with `later` added where only a later candle
 * can reach the stage than the one that reached the stage before.
 */
export const eventCode = {
  'low-reaches': 0,
  'high-reaches': 1,
  'closes-below': 2,
  'closes-above': 3,
  end: 4,
  later: 8,
} as const;

/**
 * All stages as columns of numbers, life after life, each with a row after its last stage that says it has ended. Watching zones reads
 * nothing else: lives of thousands of zones are gone through, and objects with words in them take longer to ask.
 */
class StageTable {
  /** What has to happen, as a number. */
  readonly events: number[] = [];
  /** The state that it gets into, as a number. */
  readonly states: number[] = [];
  /**
   * The sum of these shares of the top and of the bottom is the level at which it happens; for events that come from a rise the negated
   * one, so that for all of them the highest comes first.
   */
  readonly topShares: number[] = [];
  readonly bottomShares: number[] = [];

  add(life: readonly StageParts[]): readonly LifeStage[] {
    const stages = life.map((stage) => ({ ...stage, row: this.addStage(stage) }));
    this.addRow({ event: eventCode.end, state: -1, topShare: 0, bottomShare: 0 });
    return stages;
  }

  private addStage({ state, event, level, sameCandle }: StageParts): number {
    const sign = event === 'low-reaches' || event === 'closes-below' ? 1 : -1;
    const topShare = level === 'top' ? 1 : level === 'bottom' ? 0 : 0.5;
    return this.addRow({
      event: eventCode[event] + (sameCandle ? 0 : eventCode.later),
      state: codeOf(state),
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
  'fair-value-gap': table.add(mirrored(bullishGapLife)),
  'order-block': table.add(mirrored(bullishBlockLife)),
};

const noLife: readonly LifeStage[] = [];

/** What price can do to a zone after its confirmation, in the only possible order; nothing for structures that are no zones. */
export function lifeOf(kind: FindingKind, direction: Bias): readonly LifeStage[] {
  if (direction === 'neutral') return noLife;
  return (direction === 'bullish' ? bullishLives : bearishLives)[kind] ?? noLife;
}

/** The stages of all lives as columns of numbers; `row` of a stage is its place in them. */
export const lifeStages = {
  events: Int32Array.from(table.events),
  states: Int32Array.from(table.states),
  topShares: Float64Array.from(table.topShares),
  bottomShares: Float64Array.from(table.bottomShares),
} as const;

/** Which price of the candle an event happens by. */
export const priceOf = {
  'low-reaches': 'low',
  'high-reaches': 'high',
  'closes-below': 'close',
  'closes-above': 'close',
} as const satisfies Record<Event, string>;
