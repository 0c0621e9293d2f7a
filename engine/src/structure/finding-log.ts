import type { Candles } from '../candles/candles.ts';
import { at, grown, grownBytes, grownIndices, indexAt } from '../candles/column.ts';
import { invariant } from '../invariant.ts';
import type {
  Bias,
  FindingKind,
  FindingLabel,
  FindingState,
  Scale,
  Transition,
} from './finding.ts';
import { type LifeStage, lifeOf, priceOf } from './life-stage.ts';
import { codeOf, TransitionLog } from './transition-log.ts';

/** What many findings have in common; made once for all runs. */
export type FindingShape = {
  /** Its place among all shapes: what a row of numbers holds of it. */
  readonly number: number;
  readonly kind: FindingKind;
  readonly direction: Bias;
  readonly scale: Scale | undefined;
  readonly label: FindingLabel | undefined;
  /** Names of its measures; a scanner sets them by their place in this list. At most four. */
  readonly measures: readonly string[];
  /** What price can do to it, in the only possible order; empty where a scanner reports the transitions itself. */
  readonly life: readonly LifeStage[];
};

type ShapeParts = Pick<FindingShape, 'kind' | 'direction'> &
  Partial<Pick<FindingShape, 'scale' | 'label' | 'measures'>>;

const shapes: FindingShape[] = [];
const shapesByParts = new Map<string, FindingShape>();

/** The shape of these parts: the same one whenever they are the same. There are about a hundred. */
export function toShape({
  kind,
  direction,
  scale,
  label,
  measures = [],
}: ShapeParts): FindingShape {
  const parts = [kind, direction, scale, label, ...measures].join(' ');
  const known = shapesByParts.get(parts);
  if (known !== undefined) return known;
  const shape = {
    number: shapes.length,
    kind,
    direction,
    scale,
    label,
    measures,
    life: lifeOf(kind, direction),
  };
  invariant(shape.number <= mostShapes, 'the number of a shape fits in a byte');
  shapes.push(shape);
  shapesByParts.set(parts, shape);
  return shape;
}

/** The shape of a number. */
export function shapeOf(number: number): FindingShape {
  const shape = shapes[number];
  if (shape === undefined) throw new RangeError(`no shape ${number}`);
  return shape;
}

const mostShapes = 255;

// A finding is a row of numbers: cheaper to write than an object, and nothing for the garbage collector to follow. What only some have
// lies in lists of its own, where a row says from which place on: memory that nobody has touched yet is dear.
const place = { formedAt: 0, confirmedAt: 1, firstMeasure: 2, firstRef: 3 } as const;
const placeLength = 4;
const number = { top: 0, bottom: 1 } as const;
const numberLength = 2;
const mostRefs = 4;

const findingsPerCandle = 1.25;
const transitionsPerFinding = 2.5;

/**
 * The one list that all scanners of a run write to: append-only, in the order of confirmation. A finding goes by its index in it.
 * The findings themselves are made when somebody looks at them (`FindingViews`).
 */
export class FindingLog {
  readonly candles: Candles;
  readonly transitions = new TransitionLog();
  /** How many findings there are. */
  length = 0;
  private shapeNumbers = new Uint8Array(64);
  private places = new Int32Array(64 * placeLength);
  private numbers = new Float64Array(64 * numberLength);
  private measures = new Float64Array(64);
  private measureCount = 0;
  private references = new Int32Array(64);
  private referenceCount = 0;
  private published = 0;
  private movedOn: number[] = [];

  constructor(candles: Candles) {
    this.candles = candles;
  }

  /** Room for what so many candles usually bring, so that the lists need not grow step by step. */
  reserve(candles: number): void {
    const findings = Math.ceil(candles * findingsPerCandle);
    if (findings <= this.shapeNumbers.length) return;
    this.grow(findings);
    this.measures = grown(this.measures, findings);
    this.references = grownIndices(this.references, findings);
    this.transitions.reserve(findings * transitionsPerFinding);
  }

  /** Adds a finding and returns its index. Its zone, and its refs and measures where it has them, are told at once by the setters. */
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
    if (measured > this.measures.length) this.measures = grown(this.measures, measured);
    for (let measure = measureCount; measure < measured; measure += 1)
      this.measures[measure] = Number.NaN;
    this.measureCount = measured;
    return index;
  }

  setZone(index: number, top: number, bottom: number): void {
    this.numbers[index * numberLength + number.top] = top;
    this.numbers[index * numberLength + number.bottom] = bottom;
  }

  /** Names a finding that this one, the latest, was made from; at most four. */
  addRef(index: number, other: number): void {
    const count = this.referenceCount;
    if (index !== this.length - 1)
      throw new RangeError('others are named before the next finding is added');
    if (count - indexAt(this.places, index * placeLength + place.firstRef) >= mostRefs) {
      throw new RangeError('a finding names at most four others');
    }
    if (count === this.references.length)
      this.references = grownIndices(this.references, count + 1);
    this.references[count] = other;
    this.referenceCount = count + 1;
  }

  /** The measure at a place of the shape's list. NaN or infinite: cannot be computed here. */
  setMeasure(index: number, measure: number, value: number): void {
    this.measures[indexAt(this.places, index * placeLength + place.firstMeasure) + measure] = value;
  }

  /** The finding reaches a state at the close of candle `t`, by that price. */
  transition(
    index: number,
    state: FindingState,
    moment: { readonly t: number; readonly price: number },
  ): void {
    this.transitionTo(index, codeOf(state), moment);
  }

  /** The same, with the state as a number. */
  transitionTo(
    index: number,
    code: number,
    moment: { readonly t: number; readonly price: number },
  ): void {
    this.transitions.add(index, code, moment);
    if (index < this.published) this.movedOn.push(index);
  }

  /** The finding reaches a stage of its shape's life at the close of candle `t`; its price is that of the candle: it is read when asked for. */
  reach(index: number, code: number, t: number): void {
    this.transitionTo(index, code, { t, price: Number.NaN });
  }

  /** The transitions of a finding among the first `length` of all, in their order. */
  transitionsOf(index: number, length: number): Transition[] {
    const { life } = this.shape(index);
    return this.transitions.of(index, length).map((transition) => {
      const stage = Number.isNaN(transition.price)
        ? life.find(({ state }) => state === transition.state)
        : undefined;
      return stage === undefined
        ? transition
        : { ...transition, price: at(this.candles[priceOf[stage.event]], transition.at) };
    });
  }

  shape(index: number): FindingShape {
    return shapeOf(this.shapeNumbers[index] ?? mostShapes);
  }

  formedAt(index: number): number {
    return indexAt(this.places, index * placeLength + place.formedAt);
  }

  confirmedAt(index: number): number {
    return indexAt(this.places, index * placeLength + place.confirmedAt);
  }

  /** The findings it was made from, by their indices. */
  refs(index: number): readonly number[] {
    const row = index * placeLength + place.firstRef;
    const end =
      index === this.length - 1 ? this.referenceCount : indexAt(this.places, row + placeLength);
    return [...this.references.subarray(indexAt(this.places, row), end)];
  }

  top(index: number): number {
    return at(this.numbers, index * numberLength + number.top);
  }

  bottom(index: number): number {
    return at(this.numbers, index * numberLength + number.bottom);
  }

  measure(index: number, measure: number): number {
    return at(
      this.measures,
      indexAt(this.places, index * placeLength + place.firstMeasure) + measure,
    );
  }

  /** All findings are about to be shown: which of those shown the last time have moved on in their lives since. */
  publish(): readonly number[] {
    const { movedOn } = this;
    this.published = this.length;
    this.movedOn = [];
    return movedOn;
  }

  private grow(findings: number): void {
    this.places = grownIndices(this.places, findings * placeLength);
    this.numbers = grown(this.numbers, findings * numberLength);
    this.shapeNumbers = grownBytes(this.shapeNumbers, findings);
  }
}
