import type { Candles } from '../candles/candles.ts';
import { at, grown, grownIndices, indexAt } from '../candles/column.ts';
import type { Bias, FindingKind, FindingLabel, FindingState, Scale, Transition } from './finding.ts';
import { type LifeStage, lifeOf, priceOf } from './life-stage.ts';
import { codeOf, TransitionLog } from './transition-log.ts';

/** What many findings have in common; made once by each scanner. */
export type FindingShape = {
  readonly kind: FindingKind;
  readonly direction: Bias;
  readonly scale: Scale | undefined;
  readonly label: FindingLabel | undefined;
  /** Names of its measures; a scanner sets them by their place in this list. At most four. */
  readonly measures: readonly string[];
  /** What price can do to it, in the only possible order; empty where a scanner reports the transitions itself. */
  readonly life: readonly LifeStage[];
};

type ShapeParts = Pick<FindingShape, 'kind' | 'direction'> & Partial<Pick<FindingShape, 'scale' | 'label' | 'measures'>>;

export function toShape({ kind, direction, scale, label, measures = [] }: ShapeParts): FindingShape {
  return { kind, direction, scale, label, measures, life: lifeOf(kind, direction) };
}

// A finding is a row of numbers: cheaper to write than an object, and nothing for the garbage collector to follow.
const place = { formedAt: 0, confirmedAt: 1, stage: 2, refs: 3, firstRef: 4 } as const;
const mostRefs = 4;
const placeLength = place.firstRef + mostRefs;
const number = { top: 0, bottom: 1, firstMeasure: 2 } as const;
const mostMeasures = 4;
const numberLength = number.firstMeasure + mostMeasures;

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
  private places = new Int32Array(64 * placeLength);
  private numbers = new Float64Array(64 * numberLength);
  private readonly shapes: FindingShape[] = [];
  private published = 0;
  private movedOn: number[] = [];

  constructor(candles: Candles) {
    this.candles = candles;
  }

  /** Room for what so many candles usually bring, so that the lists need not grow step by step. */
  reserve(candles: number): void {
    const findings = Math.ceil(candles * findingsPerCandle);
    if (findings * numberLength <= this.numbers.length) return;
    this.places = grownIndices(this.places, findings * placeLength);
    this.numbers = grown(this.numbers, findings * numberLength);
    this.transitions.reserve(findings * transitionsPerFinding);
  }

  /** Adds a finding and returns its index. Its zone, and its refs and measures where it has them, are told at once by the setters. */
  add(shape: FindingShape, formedAt: number, confirmedAt: number): number {
    const index = this.length;
    this.length += 1;
    this.shapes[index] = shape;
    if ((index + 1) * numberLength > this.numbers.length) {
      this.places = grownIndices(this.places, (index + 1) * placeLength);
      this.numbers = grown(this.numbers, (index + 1) * numberLength);
    }
    const { places, numbers } = this;
    places[index * placeLength + place.formedAt] = formedAt;
    places[index * placeLength + place.confirmedAt] = confirmedAt;
    for (let measure = 0; measure < shape.measures.length; measure += 1) {
      numbers[index * numberLength + number.firstMeasure + measure] = Number.NaN;
    }
    return index;
  }

  setZone(index: number, top: number, bottom: number): void {
    this.numbers[index * numberLength + number.top] = top;
    this.numbers[index * numberLength + number.bottom] = bottom;
  }

  /** Names a finding that this one was made from, on the candle of its confirmation; at most four. */
  addRef(index: number, other: number): void {
    const row = index * placeLength;
    const refs = indexAt(this.places, row + place.refs);
    if (refs >= mostRefs) throw new RangeError('a finding names at most four others');
    this.places[row + place.firstRef + refs] = other;
    this.places[row + place.refs] = refs + 1;
  }

  /** The measure at a place of the shape's list. NaN or infinite: cannot be computed here. */
  setMeasure(index: number, measure: number, value: number): void {
    this.numbers[index * numberLength + number.firstMeasure + measure] = value;
  }

  /** The finding reaches a state at the close of candle `t`, by that price. */
  transition(index: number, state: FindingState, moment: { readonly t: number; readonly price: number }): void {
    this.transitionTo(index, codeOf(state), moment);
  }

  /** The same, with the state as a number. */
  transitionTo(index: number, code: number, moment: { readonly t: number; readonly price: number }): void {
    this.transitions.add(index, code, moment);
    if (index < this.published) this.movedOn.push(index);
  }

  /** The finding reaches the next stage of its shape's life at the close of candle `t`. Returns what can happen next. */
  reach(index: number, t: number): LifeStage | undefined {
    const { places } = this;
    const row = index * placeLength + place.stage;
    const reached = indexAt(places, row);
    const life = this.shapes[index]?.life;
    const stage = life?.[reached];
    if (life === undefined || stage === undefined) throw new RangeError('a life goes on after its end');
    // Its price is that of the candle: it is read when somebody asks.
    this.transitions.add(index, stage.code, { t, price: Number.NaN });
    if (index < this.published) this.movedOn.push(index);
    places[row] = reached + 1;
    return life[reached + 1];
  }

  /** The transitions of a finding among the first `length` of all, in their order. */
  transitionsOf(index: number, length: number): Transition[] {
    const { life } = this.shape(index);
    return this.transitions.of(index, length).map((transition) => {
      const stage = Number.isNaN(transition.price) ? life.find(({ state }) => state === transition.state) : undefined;
      return stage === undefined ? transition : { ...transition, price: at(this.candles[priceOf[stage.event]], transition.at) };
    });
  }

  /** What can happen to the finding next; `undefined` at the end of its life. */
  nextStage(index: number): LifeStage | undefined {
    return this.shapes[index]?.life[indexAt(this.places, index * placeLength + place.stage)];
  }

  shape(index: number): FindingShape {
    const shape = this.shapes[index];
    if (shape === undefined) throw new RangeError(`no finding ${index}`);
    return shape;
  }

  formedAt(index: number): number {
    return indexAt(this.places, index * placeLength + place.formedAt);
  }

  confirmedAt(index: number): number {
    return indexAt(this.places, index * placeLength + place.confirmedAt);
  }

  /** The findings it was made from, by their indices. */
  refs(index: number): readonly number[] {
    const row = index * placeLength;
    const first = row + place.firstRef;
    return [...this.places.subarray(first, first + indexAt(this.places, row + place.refs))];
  }

  top(index: number): number {
    return at(this.numbers, index * numberLength + number.top);
  }

  bottom(index: number): number {
    return at(this.numbers, index * numberLength + number.bottom);
  }

  measure(index: number, measure: number): number {
    return at(this.numbers, index * numberLength + number.firstMeasure + measure);
  }

  /** All findings are about to be shown: which of those shown the last time have moved on in their lives since. */
  publish(): readonly number[] {
    const { movedOn } = this;
    this.published = this.length;
    this.movedOn = [];
    return movedOn;
  }
}
