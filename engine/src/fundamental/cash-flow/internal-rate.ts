import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';
import { findBrackets, findRoot, type Bracket } from './find-root.ts';
import { toTimedFlows, toYears, type DatedFlow, type TimedFlow } from './present-value.ts';

/** Rates searched, per period: -99.9999 % to +1000 %. */
const searched: Bracket = [Math.log(1e-6), Math.log(11)];
/** Parts of that range looked through where several rates are possible. */
const parts = 1200;
/** The rate that the answer is nearest to where several fit, as spreadsheets choose. */
const usualRate = 0.1;

/** How often the sign changes along the flows: at most so many rates fit (Descartes). */
function countSignChanges(flows: readonly TimedFlow[]): number {
  const signs = flows.map(({ amount }) => Math.sign(amount)).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** The value by ln(1 + rate), scaled so that no power overflows. */
function createTimedValue(flows: readonly TimedFlow[]): (x: number) => number {
  const end = Math.max(...flows.map(({ time }) => time));
  return (x) => {
    const origin = x < 0 ? end : 0;
    let sum = 0;
    for (const { amount, time } of flows) sum += amount * Math.exp(-x * (time - origin));
    return sum;
  };
}

/** The same for flows one period apart: a polynomial, without a power for each flow. */
function createPeriodicValue(flows: readonly TimedFlow[]): (x: number) => number {
  const ahead = flows.map(({ amount }) => amount);
  const reversed = ahead.toReversed();
  return (x) => {
    const factor = Math.exp(-Math.abs(x));
    let sum = 0;
    // The last flow first: each turn discounts what was summed by one period more.
    for (const amount of x < 0 ? ahead : reversed) sum = sum * factor + amount;
    return sum;
  };
}

const isPeriodic = (flows: readonly TimedFlow[]): boolean =>
  flows.every(({ time }, index) => time === index);

function findRates(flows: readonly TimedFlow[], changes: number): number[] {
  const value = isPeriodic(flows) ? createPeriodicValue(flows) : createTimedValue(flows);
  const [low, high] = searched;
  const isBracketed = Math.sign(value(low)) !== Math.sign(value(high));
  const brackets = changes === 1 ? [searched] : findBrackets(value, searched, parts);
  if (changes === 1 && !isBracketed) return [];
  return brackets.map((bracket) => Math.expm1(findRoot(value, bracket)));
}

/**
 * Rate at which timed flows are worth nothing. Where several fit, the one nearest to 10 %, all of
 * them in `meta.roots` and `meta.multipleRoots` true: the modified rate says more then.
 */
export function calculateTimedRate(flows: readonly TimedFlow[]): Computed {
  if (!areKnown(...flows.map(({ amount }) => amount))) return refuseValue('input-missing');
  const changes = countSignChanges(flows);
  if (changes === 0) return refuseValue('no-sign-change');
  const roots = findRates(flows, changes);
  const nearest = roots.toSorted(
    (one, other) => Math.abs(one - usualRate) - Math.abs(other - usualRate),
  )[0];
  const meta = { roots, multipleRoots: roots.length > 1 };
  return nearest === undefined ? refuseValue('no-root', meta) : toComputed(nearest, meta);
}

/** Internal rate of return of flows of equal distance, the first now. */
export function calculateInternalRate(flows: readonly number[]): Computed {
  return calculateTimedRate(toTimedFlows(flows));
}

/** Internal rate of return of dated flows a year, ACT/365 from the earliest; any order. */
export function calculateDatedRate(flows: readonly DatedFlow[]): Computed {
  return calculateTimedRate(toYears(flows));
}

/** Modified rate: outflows financed at one rate, inflows reinvested at another. */
export function calculateModifiedRate(
  flows: readonly number[],
  financeRate: number,
  reinvestRate: number,
): Computed {
  if (!areKnown(financeRate, reinvestRate, ...flows)) return refuseValue('input-missing');
  if (financeRate <= -1 || reinvestRate <= -1) return refuseValue('out-of-range');
  const last = flows.length - 1;
  const paid = flows.reduce(
    (sum, flow, time) => sum - Math.min(0, flow) / (1 + financeRate) ** time,
    0,
  );
  const received = flows.reduce(
    (sum, flow, time) => sum + Math.max(0, flow) * (1 + reinvestRate) ** (last - time),
    0,
  );
  if (paid === 0 || received === 0) return refuseValue('no-sign-change');
  return toComputed((received / paid) ** (1 / last) - 1);
}
