import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';
import { calculateImpliedGrowth, calculateTerminalValue, type Terminal } from './terminal-value.ts';

/** When in its year a flow counts as received. */
export type FlowTiming = {
  readonly moment: 'end' | 'middle';
  /** Part of the first year that is left, 0 to 1; absent: a whole year. */
  readonly stub?: number;
};

const endOfYear: FlowTiming = { moment: 'end' };

/** Years to each flow: t or t - 0.5; with a stub s: s or s / 2, then s + k or s + k - 0.5. */
export function listFlowTimes(count: number, { moment, stub = 1 }: FlowTiming): number[] {
  return Array.from({ length: count }, (_, index) => {
    const end = stub + index;
    if (moment === 'end') return end;
    return index === 0 ? stub / 2 : end - 0.5;
  });
}

export type CashFlowModel = {
  /** Flows of whole years from the first on; only the stub of the first counts. */
  readonly flows: readonly number[];
  readonly rate: number;
  readonly terminal: Terminal;
  readonly timing?: FlowTiming;
};

/** Present value of each flow. */
export function discountFlows({
  flows,
  rate,
  timing = endOfYear,
}: Pick<CashFlowModel, 'flows' | 'rate' | 'timing'>): number[] {
  const times = listFlowTimes(flows.length, timing);
  return flows.map((flow, index) => {
    const part = index === 0 ? (timing.stub ?? 1) : 1;
    return (flow * part) / (1 + rate) ** (times[index] ?? 0);
  });
}

/**
 * Value of flows and of what follows them. A perpetuity that is built on mid-year flows is
 * discounted from mid-year too, an exit multiple from the end of the last year. `meta`: present
 * values, terminal value, its share, and the growth that it implies.
 */
export function calculateCashFlowValue(model: CashFlowModel): Computed {
  const { flows, rate, terminal, timing = endOfYear } = model;
  const last = flows.at(-1);
  if (last === undefined || !areKnown(rate, ...flows)) return refuseValue('input-missing');
  if (rate <= -1) return refuseValue('out-of-range');
  const terminalValue = calculateTerminalValue(last, rate, terminal);
  if (terminalValue.value === null) return terminalValue;
  const presentValues = discountFlows({ flows, rate, timing });
  const explicit = presentValues.reduce((sum, value) => sum + value, 0);
  const end = (timing.stub ?? 1) + flows.length - 1;
  const isMiddle = timing.moment === 'middle' && terminal.kind !== 'multiple';
  const time = isMiddle ? end - 0.5 : end;
  const presentTerminal = terminalValue.value / (1 + rate) ** time;
  const value = explicit + presentTerminal;
  return toComputed(value, {
    presentValues,
    explicit,
    terminalValue: terminalValue.value,
    presentTerminal,
    terminalShare: value > 0 ? presentTerminal / value : null,
    impliedGrowth: calculateImpliedGrowth(terminalValue.value, last, rate).value,
  });
}

/**
 * H-model, the closed form of growth that falls in a straight line: a check of the three-stage
 * model. `halfLife` is half the years of the fall (Fuller and Hsia, 1984).
 */
export function calculateHModel(inputs: {
  readonly flow: number;
  readonly rate: number;
  readonly high: number;
  readonly longRun: number;
  readonly halfLife: number;
}): Computed {
  const { flow, rate, high, longRun, halfLife } = inputs;
  const next = flow * (1 + longRun + halfLife * (high - longRun));
  if (!areKnown(next, rate)) return refuseValue('input-missing');
  return rate - longRun < 0.01
    ? refuseValue('rate-too-close', { rate, longRun })
    : toComputed(next / (rate - longRun));
}
