import type { Candles } from '../candles/candles.ts';
import { at, growColumn, growBytes, growIndices, indexAt } from '../candles/column.ts';
import { invariant } from '../invariant.ts';
import type {
  Bias,
  FindingKind,
  FindingLabel,
  FindingState,
  Scale,
  Transition,
} from './finding.ts';
import { type LifeStage, getLifeStages, priceByEvent } from './life-stage.ts';
import { toStateCode, TransitionLog } from './transition-log.ts';

/** Fields shared by many findings; created once and shared by all runs. */
export type FindingShape = {
  /** Number of the shape in the list of all shapes, as stored in a row. */
  readonly number: number;
  readonly kind: FindingKind;
  readonly direction: Bias;
  readonly scale: Scale | undefined;
  readonly label: FindingLabel | undefined;
  /** Names of its measures; scanners set them by position. At most four. */
  readonly measures: readonly string[];
  /** In the only possible order; empty where a scanner reports the transitions itself. */
  readonly life: readonly LifeStage[];
};

type ShapeParts = Pick<FindingShape, 'kind' | 'direction'> &
  Partial<Pick<FindingShape, 'scale' | 'label' | 'measures'>> & {
    /** What breaks an order block; a close where it is not given. */
    readonly brokenBy?: 'close' | 'wick';
  };

const shapes: FindingShape[] = [];
const shapesByParts = new Map<string, FindingShape>();

/** Interned shape: the same object for the same parts. There are about a hundred. */
export function toShape({
  kind,
  direction,
  scale,
  label,
  measures = [],
  brokenBy = 'close',
}: ShapeParts): FindingShape {
  const parts = [kind, direction, scale, label, brokenBy, ...measures].join(' ');
  const known = shapesByParts.get(parts);
  if (known !== undefined) return known;
  const shape = {
    number: shapes.length,
    kind,
    direction,
    scale,
    label,
    measures,
    life: getLifeStages(kind, direction, brokenBy),
  };
  invariant(shape.number <= maxShapes, 'a shape number must fit in a byte');
  shapes.push(shape);
  shapesByParts.set(parts, shape);
  return shape;
}

/** Shape by its number. Throws when there is none. */
export function getShape(number: number): FindingShape {
  const shape = shapes[number];
  if (shape === undefined) throw new RangeError(`no shape ${number}`);
  return shape;
}

/** All shapes so far; each stands at its number. */
export function listShapes(): readonly FindingShape[] {
  return shapes;
}

const maxShapes = 255;

// A row of numbers: cheaper to write than an object, nothing for the garbage collector to trace.
// Optional values lie in lists: writing untouched memory is expensive.
const place = { formedAt: 0, confirmedAt: 1, firstMeasure: 2, firstRef: 3 } as const;
const placeLength = 4;
const number = { top: 0, bottom: 1 } as const;
const numberLength = 2;
const maxRefs = 4;

const findingsPerCandle = 1.25;
const transitionsPerFinding = 2.5;

/** All findings of a run in order of confirmation, known by index; `FindingViews` makes objects. */
export class FindingLog {
  readonly candles: Candles;
  readonly transitions = new TransitionLog();
  length = 0;
  private shapeNumbers = new Uint8Array(64);
  private places = new Int32Array(64 * placeLength);
  private numbers = new Float64Array(64 * numberLength);
  private measures = new Float64Array(64);
  private measureCount = 0;
  private references = new Int32Array(64);
  private referenceCount = 0;
  private published = 0;
  private changedFindings: number[] = [];

  constructor(candles: Candles) {
    this.candles = candles;
  }

  /** Reserves capacity for the usual number of findings of this many candles. */
  reserve(candles: number): void {
    const findings = Math.ceil(candles * findingsPerCandle);
    if (findings <= this.shapeNumbers.length) return;
    this.grow(findings);
    this.measures = growColumn(this.measures, findings);
    this.references = growIndices(this.references, findings);
    this.transitions.reserve(findings * transitionsPerFinding);
  }

  /** Returns the index. Set its zone, refs and measures before adding the next one. */
  add(shape: FindingShape, formedAt: number, confirmedAt: number): number {
    const index = this.length;
    this.length += 1;
    if (index >= this.shapeNumbers.length) this.grow(this.length);
    this.shapeNumbers[index] = shape.number;
    const { places, measureCount } = this;
    const row = index * placeLength;
    places[row + place.formedAt] = formedAt;
    places[row + place.confirmedAt] = confirmedAt;
    places[row + place.firstMeasure] = measureCount;
    places[row + place.firstRef] = this.referenceCount;
    const measured = measureCount + shape.measures.length;
    if (measured > this.measures.length) this.measures = growColumn(this.measures, measured);
    for (let measure = measureCount; measure < measured; measure += 1)
      this.measures[measure] = Number.NaN;
    this.measureCount = measured;
    return index;
  }

  setZone(index: number, top: number, bottom: number): void {
    this.numbers[index * numberLength + number.top] = top;
    this.numbers[index * numberLength + number.bottom] = bottom;
  }

  /** Adds a reference from the latest finding to one it was made from; at most four. */
  addRef(index: number, other: number): void {
    const count = this.referenceCount;
    if (index !== this.length - 1)
      throw new RangeError('references must be added before the next finding');
    if (count - indexAt(this.places, index * placeLength + place.firstRef) >= maxRefs) {
      throw new RangeError('a finding has at most four references');
    }
    if (count === this.references.length) this.references = growIndices(this.references, count + 1);
    this.references[count] = other;
    this.referenceCount = count + 1;
  }

  /** Sets a measure by its position in the shape. NaN or infinite: could not be computed. */
  setMeasure(index: number, measure: number, value: number): void {
    this.measures[indexAt(this.places, index * placeLength + place.firstMeasure) + measure] = value;
  }

  /** The finding reaches a state at the close of candle `t`, by that price. */
  transition(
    index: number,
    state: FindingState,
    moment: { readonly t: number; readonly price: number },
  ): void {
    this.reach(index, toStateCode(state), moment.t);
    this.transitions.setLastPrice(moment.price);
  }

  // No object for each of hundreds of thousands.
  /**
   * The same, with the state as a number; the price is set after it (`transitions.setLastPrice`),
   * or that of the candle, read when requested.
   */
  reach(index: number, code: number, t: number): void {
    this.transitions.add(index, code, t);
    if (index < this.published) this.changedFindings.push(index);
  }

  /** Transitions of a finding among the first `length` of all, in order. */
  getTransitions(index: number, length: number): Transition[] {
    const { life } = this.shape(index);
    return this.transitions.getTransitions(index, length, (reached, t) => {
      const stage = life.find(({ state }) => state === reached);
      return stage === undefined ? Number.NaN : at(this.candles[priceByEvent[stage.event]], t);
    });
  }

  shape(index: number): FindingShape {
    return getShape(this.shapeNumbers[index] ?? maxShapes);
  }

  formedAt(index: number): number {
    return indexAt(this.places, index * placeLength + place.formedAt);
  }

  confirmedAt(index: number): number {
    return indexAt(this.places, index * placeLength + place.confirmedAt);
  }

  /** Indices of the findings it was made from. */
  refs(index: number): readonly number[] {
    const end = this.firstRef(index + 1);
    const refs: number[] = [];
    for (let ref = this.firstRef(index); ref < end; ref += 1)
      refs.push(indexAt(this.references, ref));
    return refs;
  }

  /** Place of its first reference among those of all; that after the last finding ends them. */
  firstRef(index: number): number {
    if (index >= this.length) return this.referenceCount;
    return indexAt(this.places, index * placeLength + place.firstRef);
  }

  top(index: number): number {
    return at(this.numbers, index * numberLength + number.top);
  }

  bottom(index: number): number {
    return at(this.numbers, index * numberLength + number.bottom);
  }

  measure(index: number, measure: number): number {
    return at(this.measures, this.firstMeasure(index) + measure);
  }

  /**
   * Copies the first findings, as many as the columns have room for, each value as it is held;
   * `refEnds` are where the references of each finding end.
   */
  copyFindings(columns: {
    readonly shapeNumbers: Uint8Array;
    readonly formedAt: Int32Array;
    readonly confirmedAt: Int32Array;
    readonly top: Float64Array;
    readonly bottom: Float64Array;
    readonly measures: Float64Array;
    readonly refEnds: Int32Array;
    readonly refs: Int32Array;
  }): void {
    const { places, numbers } = this;
    const { formedAt, confirmedAt, top, bottom, refEnds } = columns;
    const count = columns.shapeNumbers.length;
    columns.shapeNumbers.set(this.shapeNumbers.subarray(0, count));
    for (let index = 0; index < count; index += 1) {
      const first = index * placeLength;
      formedAt[index] = indexAt(places, first + place.formedAt);
      confirmedAt[index] = indexAt(places, first + place.confirmedAt);
      if (index > 0) refEnds[index - 1] = indexAt(places, first + place.firstRef);
      top[index] = at(numbers, index * numberLength + number.top);
      bottom[index] = at(numbers, index * numberLength + number.bottom);
    }
    if (count > 0) refEnds[count - 1] = columns.refs.length;
    columns.measures.set(this.measures.subarray(0, columns.measures.length));
    columns.refs.set(this.references.subarray(0, columns.refs.length));
  }

  /** Place of its first measure among those of all; that after the last finding ends them. */
  firstMeasure(index: number): number {
    if (index >= this.length) return this.measureCount;
    return indexAt(this.places, index * placeLength + place.firstMeasure);
  }

  /** Marks all as published; returns those published before that have new transitions since. */
  publish(): readonly number[] {
    const { changedFindings: movedOn } = this;
    this.published = this.length;
    this.changedFindings = [];
    return movedOn;
  }

  private grow(findings: number): void {
    this.places = growIndices(this.places, findings * placeLength);
    this.numbers = growColumn(this.numbers, findings * numberLength);
    this.shapeNumbers = growBytes(this.shapeNumbers, findings);
  }
}
