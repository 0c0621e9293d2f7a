import { growFlows, type CashFlowModel } from '@vela/engine';
import type { InputReader } from './vector.ts';

export const repeat = (value: number, count: number): number[] =>
  Array.from({ length: count }, () => value);

/** Growth for ever, a multiple, or nothing where a vector gives neither. */
export function readTerminal(inputs: InputReader): CashFlowModel['terminal'] {
  const multiple = inputs.optional('exit_multiple', 'multiple');
  if (multiple !== undefined) {
    const figure = inputs.number('ebitda_terminal', 'ebitda_n', 'ebitda', 'figure');
    return { kind: 'multiple', figure, multiple };
  }
  return {
    kind: 'growth',
    growth: inputs.number(
      'g',
      'g_terminal',
      'perpetual_growth',
      'g_stable',
      'terminal_growth',
      'gn',
    ),
  };
}

export const flowNames = ['fcfe', 'fcff', 'ufcf', 'cash_flows', 'flows', 'fcf'];

/** Explicit flows: as given, or grown from a base. */
export function readFlows(inputs: InputReader): number[] {
  if (flowNames.some((name) => Array.isArray(inputs.raw(name))))
    return inputs.numbers(...flowNames);
  const years = inputs.number('periods', 'years', 'n', 'years_high');
  const growth = inputs.number('growth', 'g_high', 'growth_high', 'g1');
  return growFlows(
    inputs.number('cash_flow', 'f0', 'fcf0', 'fcff0', 'base'),
    repeat(growth, years),
  );
}

export const readRate = (inputs: InputReader): number =>
  inputs.number('wacc', 'cost_of_equity', 'r', 'rate', 'ke', 'cost_of_equity_in_table_header');

/** End or middle of the year, and how much of the first is left. */
export function readTiming(
  name: string,
  inputs: InputReader,
): NonNullable<CashFlowModel['timing']> {
  const days = inputs.optional('stub_days', 'days_left', 'days');
  const stub =
    inputs.optional('stub', 's', 'stub_fraction') ?? (days === undefined ? days : days / 365);
  const isMiddle = /mid|stub/.test(name) && !/end/.test(name);
  return { moment: isMiddle ? 'middle' : 'end', ...(stub === undefined ? {} : { stub }) };
}
