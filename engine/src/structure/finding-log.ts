import type { Candles } from '../candles/candles.ts';
import { at, grown } from '../candles/column.ts';
import type { Direction, Finding, FindingKind, Scale } from './finding.ts';
import { FindingView } from './finding-view.ts';
import { type LifeStage, lives } from './life-stage.ts';

/** What many findings have in common; made once by each scanner. */
export type FindingShape = {
  readonly kind: FindingKind;
  readonly direction: Direction;
  readonly scale: Scale | undefined;
  readonly life: readonly LifeStage[];
};

export function toShape(kind: FindingKind, direction: Direction, scale?: Scale): FindingShape {
  return { kind, direction, scale, life: lives[direction][kind] };
}

/** A structure at the moment of its confirmation. */
export type NewFinding = Pick<Finding, 'formedAt' | 'confirmedAt' | 'top' | 'bottom'> & {
  /** Number of the finding it was made from, -1 without one. */
  readonly origin: number;
  /** NaN when it cannot be computed or is not measured for the kind; so too `volumeRatio`. */
  readonly widthInAtr: number;
  readonly volumeRatio: number;
};

// A record of the log is a row of numbers: cheaper to write, and nothing for the garbage collector to follow.
const field = {
  formedAt: 0,
  confirmedAt: 1,
  top: 2,
  bottom: 3,
  origin: 4,
  widthInAtr: 5,
  volumeRatio: 6,
  reached: 7,
  reachedAt: 8,
} as const;
const rowLength = 13;

/**
 * The one list that all scanners of a run write to: append-only, in the order of confirmation. A finding goes by its number in it.
 * The findings themselves are made when somebody looks at them.
 */
export class FindingLog {
  readonly candles: Candles;
  private rows = new Float64Array(64 * rowLength);
  private readonly shapes: FindingShape[] = [];
  private readonly views: Finding[] = [];
  private outdated: number[] = [];

  constructor(candles: Candles) {
    this.candles = candles;
  }

  /** Adds a finding and returns its number. */
  add(shape: FindingShape, finding: NewFinding): number {
    const number = this.shapes.push(shape) - 1;
    const row = number * rowLength;
    if (row + rowLength > this.rows.length) this.rows = grown(this.rows, row + rowLength);
    const { rows } = this;
    rows[row + field.formedAt] = finding.formedAt;
    rows[row + field.confirmedAt] = finding.confirmedAt;
    rows[row + field.top] = finding.top;
    rows[row + field.bottom] = finding.bottom;
    rows[row + field.origin] = finding.origin;
    rows[row + field.widthInAtr] = finding.widthInAtr;
    rows[row + field.volumeRatio] = finding.volumeRatio;
    return number;
  }

  /** The finding reaches the next stage of its life at the close of candle `t`. Returns how many it has reached. */
  reach(number: number, t: number): number {
    const row = number * rowLength;
    const reached = this.reached(number);
    this.rows[row + field.reachedAt + reached] = t;
    this.rows[row + field.reached] = reached + 1;
    if (number < this.views.length) this.outdated.push(number);
    return reached + 1;
  }

  shape(number: number): FindingShape {
    const shape = this.shapes[number];
    if (shape === undefined) throw new RangeError(`no finding ${number}`);
    return shape;
  }

  /** A number that was written with the finding. */
  read(number: number, name: keyof typeof field): number {
    return at(this.rows, number * rowLength + field[name]);
  }

  top(number: number): number {
    return at(this.rows, number * rowLength + field.top);
  }

  bottom(number: number): number {
    return at(this.rows, number * rowLength + field.bottom);
  }

  /** How many stages of its life the finding has gone through. */
  reached(number: number): number {
    return at(this.rows, number * rowLength + field.reached);
  }

  /** The candle that reached a stage, counted from 0. */
  reachedAt(number: number, stage: number): number {
    return at(this.rows, number * rowLength + field.reachedAt + stage);
  }

  /** Everything found so far, as a snapshot that later candles do not change. */
  findings(): readonly Finding[] {
    for (const number of this.outdated) this.views[number] = new FindingView(this, number);
    this.outdated = [];
    for (let number = this.views.length; number < this.shapes.length; number += 1) this.views.push(new FindingView(this, number));
    return this.views.slice();
  }
}
