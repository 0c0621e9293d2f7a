import { at, growColumn, growIndices, indexAt } from '../candles/column.ts';
import { findingStates, type FindingState, type Transition } from './finding.ts';

const codes: ReadonlyMap<FindingState, number> = new Map(
  findingStates.map((state, code) => [state, code]),
);

/** State code: its index in `findingStates`. */
export function toStateCode(state: FindingState): number {
  return codes.get(state) ?? 0;
}

// State and candle share one number, to write less memory.
const row = { finding: 0, moment: 1 } as const;
const rowLength = 2;
export const stateCount = findingStates.length;
const none = -1;

/** Transitions in columns, ordered by finding; `transitionEnds` is where those of each one end. */
export type TransitionColumns = {
  readonly states: Uint8Array;
  readonly moments: Int32Array;
  readonly prices: Float64Array;
  readonly transitionEnds: Int32Array;
};

/** Rows of numbers in order. Reading links them by finding, lazily: writing only appends. */
export class TransitionLog {
  length = 0;
  private rows = new Int32Array(64 * rowLength);
  private prices = new Float64Array(64);
  /** Per finding: first and last linked transition, each plus one; 0 when there is none. */
  private ends = new Int32Array(0);
  /** Per linked transition: the next one of its finding. */
  private next = new Int32Array(0);
  private linkedLength = 0;

  reserve(capacity: number): void {
    if (capacity <= this.prices.length) return;
    this.rows = growIndices(this.rows, capacity * rowLength);
    this.prices = growColumn(this.prices, capacity);
  }

  /** Adds a transition at candle `t`, at the price of that candle unless one is set. */
  add(finding: number, code: number, t: number): void {
    const added = this.length;
    this.length += 1;
    if (this.length > this.prices.length) this.reserve(this.length * 2);
    const { rows } = this;
    const first = added * rowLength;
    rows[first + row.finding] = finding;
    rows[first + row.moment] = t * stateCount + code;
    this.prices[added] = Number.NaN;
  }

  /** The price of the transition added last. */
  setLastPrice(price: number): void {
    this.prices[this.length - 1] = price;
  }

  /**
   * Transitions of a finding among the first `length` of all, in order. `findPrice` tells the price
   * of those that were added without one.
   */
  getTransitions(
    finding: number,
    length: number,
    findPrice: (state: FindingState, t: number) => number,
  ): Transition[] {
    const found: Transition[] = [];
    let index = this.findFirst(finding);
    for (; index >= 0 && index < length; index = indexAt(this.next, index)) {
      const state = this.state(index);
      const t = Math.floor(this.moment(index) / stateCount);
      const price = this.price(index);
      found.push({ state, at: t, price: Number.isNaN(price) ? findPrice(state, t) : price });
    }
    return found;
  }

  /** State of a finding after the first `length` transitions of all; undefined without one. */
  getLatestState(finding: number, length: number): FindingState | undefined {
    let index = this.findFirst(finding);
    if (index < 0 || index >= length) return undefined;
    const last = indexAt(this.ends, finding * 2 + 1) - 1;
    if (last < length) return this.state(last);
    for (;;) {
      const next = indexAt(this.next, index);
      if (next < 0 || next >= length) return this.state(index);
      index = next;
    }
  }

  /** First transition of a finding, -1 when it has none. */
  private findFirst(finding: number): number {
    this.linkAdded();
    return finding * 2 < this.ends.length ? indexAt(this.ends, finding * 2) - 1 : none;
  }

  private state(index: number): FindingState {
    const state = findingStates[this.moment(index) % stateCount];
    if (state === undefined) throw new RangeError('unknown state code');
    return state;
  }

  /** The finding of a transition. */
  finding(index: number): number {
    return indexAt(this.rows, index * rowLength + row.finding);
  }

  /** Its candle times the number of states, plus the code of its state. */
  moment(index: number): number {
    return indexAt(this.rows, index * rowLength + row.moment);
  }

  /** NaN: that of its candle. */
  price(index: number): number {
    return at(this.prices, index);
  }

  /**
   * Copies the first transitions, as many as the columns have room for, ordered by finding and as
   * they happened within each. `shapeNumbers`: of each finding. `priceColumns`: where the price of
   * a candle is read, by the number of the shape times `stateCount` plus the code of the state.
   */
  copyByFinding(
    shapeNumbers: Uint8Array,
    priceColumns: readonly (Float64Array | undefined)[],
    columns: TransitionColumns,
  ): void {
    const { rows } = this;
    const { transitionEnds, moments, prices, states } = columns;
    this.startByFinding(transitionEnds, moments.length);
    // In the order of time, so that candles are read one after another.
    for (let index = 0; index < moments.length; index += 1) {
      const first = index * rowLength;
      const finding = indexAt(rows, first + row.finding);
      const moment = indexAt(rows, first + row.moment);
      const t = Math.trunc(moment / stateCount);
      let price = at(this.prices, index);
      if (Number.isNaN(price)) {
        const shapeNumber = shapeNumbers[finding] ?? 0;
        const column = priceColumns[shapeNumber * stateCount + (moment - t * stateCount)];
        if (column !== undefined) price = at(column, t);
      }
      const place = indexAt(transitionEnds, finding);
      transitionEnds[finding] = place + 1;
      moments[place] = moment;
      prices[place] = price;
    }
    for (let place = 0; place < moments.length; place += 1) {
      const moment = indexAt(moments, place);
      const t = Math.trunc(moment / stateCount);
      states[place] = moment - t * stateCount;
      moments[place] = t;
    }
  }

  /** Sets `starts` to where the first `length` transitions begin for each finding. */
  private startByFinding(starts: Int32Array, length: number): void {
    starts.fill(0);
    for (let index = 0; index < length; index += 1) {
      const finding = indexAt(this.rows, index * rowLength + row.finding);
      starts[finding] = indexAt(starts, finding) + 1;
    }
    let sum = 0;
    for (let finding = 0; finding < starts.length; finding += 1) {
      const own = indexAt(starts, finding);
      starts[finding] = sum;
      sum += own;
    }
  }

  /** Links the transitions added since the last call. */
  private linkAdded(): void {
    if (this.linkedLength === this.length) return;
    if (this.length > this.next.length) this.next = growIndices(this.next, this.length);
    for (; this.linkedLength < this.length; this.linkedLength += 1) {
      const index = this.linkedLength;
      const first = indexAt(this.rows, index * rowLength + row.finding) * 2;
      // There are about half as many findings as transitions: the room is mostly there at once.
      if (first + 2 > this.ends.length)
        this.ends = growIndices(this.ends, Math.max(first + 2, this.length));
      const last = indexAt(this.ends, first + 1);
      if (last === 0) this.ends[first] = index + 1;
      else this.next[last - 1] = index;
      this.next[index] = none;
      this.ends[first + 1] = index + 1;
    }
  }
}
