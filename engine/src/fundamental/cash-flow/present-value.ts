import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** An amount at a time in periods or years. */
export type TimedFlow = { readonly amount: number; readonly time: number };

/** Flows of equal distance, the first now. */
export function toTimedFlows(flows: readonly number[], first = 0): TimedFlow[] {
  return flows.map((amount, index) => ({ amount, time: index + first }));
}

/** Present value of timed flows; none at a rate of -100 % and below. */
export function calculatePresentValue(flows: readonly TimedFlow[], rate: number): Computed {
  if (!areKnown(rate, ...flows.map(({ amount }) => amount))) return refuseValue('input-missing');
  if (rate <= -1) return refuseValue('out-of-range');
  return toComputed(flows.reduce((sum, { amount, time }) => sum + amount / (1 + rate) ** time, 0));
}

/** Net present value whose first flow is now: the usual definition. */
export function calculateNetPresentValue(rate: number, flows: readonly number[]): Computed {
  return calculatePresentValue(toTimedFlows(flows), rate);
}

/** Net present value as a spreadsheet counts it: the first flow is one period away. */
export function calculateSpreadsheetNetPresentValue(
  rate: number,
  flows: readonly number[],
): Computed {
  return calculatePresentValue(toTimedFlows(flows, 1), rate);
}

/** An amount on a day, UTC milliseconds. */
export type DatedFlow = { readonly amount: number; readonly at: number };

const dayMs = 86_400_000;

/** Times in years of 365 days from the earliest date, by which flows are sorted. */
export function toYears(flows: readonly DatedFlow[]): TimedFlow[] {
  const sorted = flows.toSorted((one, other) => one.at - other.at);
  const start = sorted[0]?.at ?? 0;
  return sorted.map(({ amount, at }) => ({ amount, time: (at - start) / dayMs / 365 }));
}

/** Net present value of dated flows, ACT/365 from the earliest date. */
export function calculateDatedPresentValue(rate: number, flows: readonly DatedFlow[]): Computed {
  return calculatePresentValue(toYears(flows), rate);
}
