import { at, grown, grownIndices, indexAt } from '../candles/column.ts';
import { findingStates, type FindingState, type Transition } from './finding.ts';

const codes: ReadonlyMap<FindingState, number> = new Map(findingStates.map((state, code) => [state, code]));

/** A state as a number: its place in the list of states. */
export function codeOf(state: FindingState): number {
  return codes.get(state) ?? 0;
}

const link = { code: 0, at: 1, next: 2 } as const;
const linkLength = 3;
const chain = { first: 0, last: 1, length: 2 } as const;
const chainLength = 3;
const none = -1;

/** The transitions of all findings of a run, each finding's in a chain of its own: rows of numbers, like the findings themselves. */
export class TransitionLog {
  private links = new Int32Array(64 * linkLength);
  private prices = new Float64Array(64);
  private chains = new Int32Array(64 * chainLength);
  private length = 0;

  /** Adds a transition and returns its index. Its price stays NaN unless it is set: then it can be read from the candles. */
  add(finding: number, code: number, t: number): number {
    const added = this.length;
    this.length += 1;
    if (this.length > this.prices.length) {
      this.links = grownIndices(this.links, this.length * linkLength);
      this.prices = grown(this.prices, this.length);
    }
    if ((finding + 1) * chainLength > this.chains.length) this.chains = grownIndices(this.chains, (finding + 1) * chainLength);
    const { links, chains } = this;
    links[added * linkLength + link.code] = code;
    links[added * linkLength + link.at] = t;
    links[added * linkLength + link.next] = none;
    this.prices[added] = Number.NaN;
    const row = finding * chainLength;
    const length = indexAt(chains, row + chain.length);
    if (length === 0) chains[row + chain.first] = added;
    else links[indexAt(chains, row + chain.last) * linkLength + link.next] = added;
    chains[row + chain.last] = added;
    chains[row + chain.length] = length + 1;
    return added;
  }

  setPrice(transition: number, price: number): void {
    this.prices[transition] = price;
  }

  /** How many transitions a finding has gone through. */
  count(finding: number): number {
    return Math.max(0, indexAt(this.chains, finding * chainLength + chain.length));
  }

  /** The first `count` transitions of a finding, in their order. */
  of(finding: number, count: number): Transition[] {
    const found: Transition[] = [];
    let next = indexAt(this.chains, finding * chainLength + chain.first);
    while (found.length < count) {
      const row = next * linkLength;
      const state = findingStates[indexAt(this.links, row + link.code)];
      if (state === undefined) throw new RangeError('a transition has a state');
      found.push({ state, at: indexAt(this.links, row + link.at), price: at(this.prices, next) });
      next = indexAt(this.links, row + link.next);
    }
    return found;
  }
}
