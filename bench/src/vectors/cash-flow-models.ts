import {
  calculateCashFlowValue,
  calculateEquityValue,
  calculateHModel,
  calculateShareValue,
  discountFlows,
  growFlows,
  moveGrowth,
} from '@vela/engine';
import {
  flowNames,
  readFlows,
  readRate,
  readTerminal,
  readTiming,
  repeat,
} from './model-inputs.ts';
import type { InputReader, Outputs } from './vector.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Value of the shares and of one of them. */
function runBridgeTo(enterpriseValue: number, inputs: InputReader) {
  const [cash, debt] = [inputs.optional('cash') ?? 0, inputs.optional('debt', 'net_debt') ?? 0];
  const equity = calculateEquityValue({ enterpriseValue, cash, debt }).value;
  const shares = inputs.optional('shares_m', 'shares');
  const isKnown = shares !== undefined && equity !== null;
  return { equity, share: isKnown ? calculateShareValue(equity, shares).value : null };
}

/** Two stages; the recorded variant of a library also counts the flow of the base year. */
export function runCashFlows(name: string, inputs: InputReader): Outputs {
  const base = inputs.optional('cash_flow');
  const isFromBase = /quirk/.test(name) && base !== undefined;
  const flows = isFromBase ? [base, ...readFlows(inputs)] : readFlows(inputs);
  const rate = readRate(inputs);
  const terminal = readTerminal(inputs);
  const timing = readTiming(name, inputs);
  const { value, meta } = calculateCashFlowValue({ flows, rate, terminal, timing });
  const { equity, share } = runBridgeTo(value ?? Number.NaN, inputs);
  const shares = inputs.optional('shares_m', 'shares');
  const values = Array.isArray(meta['presentValues']) ? meta['presentValues'].map(Number) : [];
  return {
    value: shares === undefined ? value : share,
    pv_explicit: meta['explicit'],
    pv_flows: values.slice(0, -1),
    pv_last_incl_tv: (values.at(-1) ?? Number.NaN) + Number(meta['presentTerminal']),
    present_values: values,
    terminal_value: meta['terminalValue'],
    pv_terminal: meta['presentTerminal'],
    enterprise_value: value,
    ev: value,
    equity_value: equity,
    per_share: share,
    intrinsic: share,
  };
}

/** Flows in the middle and at the end of the years. */
export function runMidYear(inputs: InputReader): Outputs {
  const [flows, rate] = [inputs.numbers(...flowNames), readRate(inputs)];
  const end = discountFlows({ flows, rate });
  const middle = discountFlows({ flows, rate, timing: { moment: 'middle' } });
  return {
    end_year: end,
    mid_year: middle,
    sum_end: sum(end),
    sum_mid: sum(middle),
    uplift: sum(middle) / sum(end) - 1,
  };
}

/** High growth, a straight fall, growth for ever. */
export function runThreeStages(inputs: InputReader): Outputs {
  const [high, stable] = [inputs.number('g_high', 'g1'), inputs.number('g_stable', 'g3')];
  const growth = [
    ...repeat(high, inputs.number('years_high', 'n1')),
    ...moveGrowth(high, stable, inputs.number('years_transition', 'n2')),
  ];
  const flows = growFlows(inputs.number('f0'), growth);
  const terminal = { kind: 'growth', growth: stable } as const;
  const { value } = calculateCashFlowValue({ flows, rate: readRate(inputs), terminal });
  return { value, last_flow: flows.at(-1) };
}

/** The closed form of growth that falls in a straight line. */
export function runHModel(inputs: InputReader): Outputs {
  const value = calculateHModel({
    flow: inputs.number('f0', 'flow'),
    rate: readRate(inputs),
    high: inputs.number('gs', 'g_high', 'gS'),
    longRun: inputs.number('gl', 'g_long', 'gL', 'g_stable'),
    halfLife: inputs.number('h', 'H', 'half_life'),
  });
  return { value: value.value };
}
