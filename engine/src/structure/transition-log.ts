import { at, grown, grownIndices, indexAt } from '../candles/column.ts';
import { findingStates, type FindingState, type Transition } from './finding.ts';

const codes: ReadonlyMap<FindingState, number> = new Map(
  findingStates.map((state, code) => [state, code]),
);

/** A state as a number: its place in the list of states. */
export function codeOf(state: FindingState): number {
  return codes.get(state) ?? 0;
}

// State and candle share a number: the less memory is written, the better.
const row = { finding: 0, moment: 1 } as const;
const rowLength = 2;
const stateCount = findingStates.length;
const none = -1;

/**
 * The transitions of all findings of a run, one after the other as they happened: rows of numbers, like the findings themselves. They
 * are put into chains, one for each finding, when somebody asks: writing touches only the end.
 */
export class TransitionLog {
  /** How many there are. */
  length = 0;
  private rows = new Int32Array(64 * rowLength);
  private prices = new Float64Array(64);
  /** Of each finding, the first and the last of its transitions that are chained, each plus one; 0 while there is none. */
  private ends = new Int32Array(0);
  /** Of each chained transition, the next one of its finding. */
  private next = new Int32Array(0);
  private chained = 0;

  /** Room for so many transitions, so that it need not grow step by step. */
  reserve(capacity: number): void {
    if (capacity <= this.prices.length) return;
    this.rows = grownIndices(this.rows, capacity * rowLength);
    this.prices = grown(this.prices, capacity);
  }

  /** Adds a transition. Its price is NaN where it can be read from the candles. */
  add(finding: number, code: number, moment: { readonly t: number; readonly price: number }): void {
    const added = this.length;
    this.length += 1;
    if (this.length > this.prices.length) this.reserve(this.length * 2);
    const { rows } = this;
    const first = added * rowLength;
    rows[first + row.finding] = finding;
    rows[first + row.moment] = moment.t * stateCount + code;
    this.prices[added] = moment.price;
  }

  /** The transitions of a finding among the first `length` of all, in their order. */
  of(finding: number, length: number): Transition[] {
    this.chain();
    const found: Transition[] = [];
    let index = finding * 2 < this.ends.length ? indexAt(this.ends, finding * 2) - 1 : none;
    for (; index >= 0 && index < length; index = indexAt(this.next, index)) {
      const moment = indexAt(this.rows, index * rowLength + row.moment);
      const state = findingStates[moment % stateCount];
      if (state === undefined) throw new RangeError('a transition has a state');
      found.push({ state, at: Math.floor(moment / stateCount), price: at(this.prices, index) });
    }
    return found;
  }

  /** Tells all of them, in their order, and forgets them. */
  drain(
    tell: (
      finding: number,
      code: number,
      moment: { readonly t: number; readonly price: number },
    ) => void,
  ): void {
    for (let index = 0; index < this.length; index += 1) {
      const first = index * rowLength;
      const moment = indexAt(this.rows, first + row.moment);
      const t = Math.floor(moment / stateCount);
      tell(indexAt(this.rows, first + row.finding), moment % stateCount, {
        t,
        price: at(this.prices, index),
      });
    }
    this.length = 0;
  }

  /** Puts those that were added since the last time into the chains. */
  private chain(): void {
    if (this.chained === this.length) return;
    if (this.length > this.next.length) this.next = grownIndices(this.next, this.length);
    for (; this.chained < this.length; this.chained += 1) {
      const index = this.chained;
      const first = indexAt(this.rows, index * rowLength + row.finding) * 2;
      if (first + 2 > this.ends.length) this.ends = grownIndices(this.ends, first + 2);
      const last = indexAt(this.ends, first + 1);
      if (last === 0) this.ends[first] = index + 1;
      else this.next[last - 1] = index;
      this.next[index] = none;
      this.ends[first + 1] = index + 1;
    }
  }
}
