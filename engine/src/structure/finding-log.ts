import type { Candles } from '../candles/candles.ts';
import { at, grown, grownIndices, indexAt } from '../candles/column.ts';
import type { Direction, FindingKind, Scale } from './finding.ts';
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

// A finding is a row of numbers: cheaper to write than an object, and nothing for the garbage collector to follow.
const place = { formedAt: 0, confirmedAt: 1, origin: 2, reached: 3, reachedAt: 4 } as const;
const placeLength = 9;
const number = { top: 0, bottom: 1, widthInAtr: 2, volumeRatio: 3 } as const;
const numberLength = 4;

/**
 * The one list that all scanners of a run write to: append-only, in the order of confirmation. A finding goes by its index in it.
 * The findings themselves are made when somebody looks at them (`FindingViews`).
 */
export class FindingLog {
  readonly candles: Candles;
  private places = new Int32Array(64 * placeLength);
  private numbers = new Float64Array(64 * numberLength);
  private readonly shapes: FindingShape[] = [];
  private published = 0;
  private movedOn: number[] = [];

  constructor(candles: Candles) {
    this.candles = candles;
  }

  /** Adds a finding and returns its index. Its zone, and its origin and measures where it has them, are told at once by the setters. */
  add(shape: FindingShape, formedAt: number, confirmedAt: number): number {
    const index = this.shapes.push(shape) - 1;
    if ((index + 1) * numberLength > this.numbers.length) {
      this.places = grownIndices(this.places, (index + 1) * placeLength);
      this.numbers = grown(this.numbers, (index + 1) * numberLength);
    }
    const { places } = this;
    places[index * placeLength + place.formedAt] = formedAt;
    places[index * placeLength + place.confirmedAt] = confirmedAt;
    places[index * placeLength + place.origin] = -1;
    this.setMeasures(index, Number.NaN, Number.NaN);
    return index;
  }

  setZone(index: number, top: number, bottom: number): void {
    this.numbers[index * numberLength + number.top] = top;
    this.numbers[index * numberLength + number.bottom] = bottom;
  }

  /** The finding it was made from. */
  setOrigin(index: number, origin: number): void {
    this.places[index * placeLength + place.origin] = origin;
  }

  /** NaN or infinite: cannot be computed here. */
  setMeasures(index: number, widthInAtr: number, volumeRatio: number): void {
    this.numbers[index * numberLength + number.widthInAtr] = widthInAtr;
    this.numbers[index * numberLength + number.volumeRatio] = volumeRatio;
  }

  /** The finding reaches the next stage of its life at the close of candle `t`. */
  reach(index: number, t: number): void {
    const row = index * placeLength;
    const reached = indexAt(this.places, row + place.reached);
    this.places[row + place.reachedAt + reached] = t;
    this.places[row + place.reached] = reached + 1;
    if (index < this.published) this.movedOn.push(index);
  }

  /** What can happen to the finding next; `undefined` at the end of its life. */
  nextStage(index: number): LifeStage | undefined {
    return this.shapes[index]?.life[indexAt(this.places, index * placeLength + place.reached)];
  }

  shape(index: number): FindingShape {
    const shape = this.shapes[index];
    if (shape === undefined) throw new RangeError(`no finding ${index}`);
    return shape;
  }

  /** The candles a finding was formed and confirmed at, the finding it was made from (or -1), and how many stages it has reached. */
  place(index: number, name: Exclude<keyof typeof place, 'reachedAt'>): number {
    return indexAt(this.places, index * placeLength + place[name]);
  }

  /** The candle that reached a stage, counted from 0. */
  reachedAt(index: number, stage: number): number {
    return indexAt(this.places, index * placeLength + place.reachedAt + stage);
  }

  top(index: number): number {
    return at(this.numbers, index * numberLength + number.top);
  }

  bottom(index: number): number {
    return at(this.numbers, index * numberLength + number.bottom);
  }

  measure(index: number, name: 'widthInAtr' | 'volumeRatio'): number {
    return at(this.numbers, index * numberLength + number[name]);
  }

  get length(): number {
    return this.shapes.length;
  }

  /** All findings are about to be shown: which of those shown the last time have moved on in their lives since. */
  publish(): readonly number[] {
    const { movedOn } = this;
    this.published = this.length;
    this.movedOn = [];
    return movedOn;
  }
}
