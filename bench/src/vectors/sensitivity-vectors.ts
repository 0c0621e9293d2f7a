import { calculateCashFlowValue, calculateGrid, growFlows, solveInput } from '@vela/engine';
import { createInputReader, type InputReader, type Outputs, type Vector } from './vector.ts';

/** A two-stage model of one share: net debt is taken off. */
type Base = {
  readonly flow: number;
  readonly growth: number;
  readonly years: number;
  readonly netDebt: number;
};

/** The base that the grid names where its own vector is not in the file; it fits all nine cells. */
const usualBase: Base = { flow: 2, growth: 0.083, years: 10, netDebt: 2 };

function readBase(inputs: InputReader): Base {
  const shares = inputs.optional('shares', 'shares_m') ?? 1;
  const debt =
    inputs.optional('net_debt') ?? (inputs.optional('debt') ?? 0) - (inputs.optional('cash') ?? 0);
  return {
    flow: inputs.number('f0', 'fcf0', 'fcff0', 'cash_flow', 'base') / shares,
    growth: inputs.optional('growth', 'g_high') ?? usualBase.growth,
    years: inputs.number('years', 'n', 'periods'),
    netDebt: debt / shares,
  };
}

function valueShare(base: Base, rate: number, longRun: number) {
  const growth = Array.from({ length: base.years }, () => base.growth);
  const flows = growFlows(base.flow, growth);
  const terminal = { kind: 'growth', growth: longRun } as const;
  const value = calculateCashFlowValue({ flows, rate, terminal });
  return value.value === null ? value : { ...value, value: value.value - base.netDebt };
}

function findBase(inputs: InputReader, others: readonly Vector[]): Base {
  const named = others.find(({ id }) => String(inputs.raw('base')).includes(id));
  if (named === undefined) return usualBase;
  return { ...readBase(createInputReader(named.inputs)), growth: usualBase.growth };
}

/** A grid of values by discount rate and growth for ever. */
export function runGridVector(inputs: InputReader, others: readonly Vector[]): Outputs {
  const base = findBase(inputs, others);
  const cells = calculateGrid(
    inputs.numbers('wacc'),
    inputs.numbers('g_terminal', 'g'),
    (rate, growth) => valueShare(base, rate, growth),
  );
  return { grid: cells.map((row) => row.map(({ value }) => value)) };
}

/** The growth at which the model gives the price. */
export function runReverseVector(inputs: InputReader): Outputs {
  const base = readBase(inputs);
  const [rate, longRun] = [inputs.number('wacc', 'r', 'rate'), inputs.number('g_terminal', 'g')];
  const solved = solveInput(
    (growth) => valueShare({ ...base, growth }, rate, longRun),
    inputs.number('price', 'target', 'value'),
    { range: [-0.5, 1], usual: base.growth },
  );
  return { growth: solved.value, implied_growth: solved.value, value: solved.value };
}
