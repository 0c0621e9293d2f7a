import { calculateTerminalValue, fadeGrowth } from '@vela/engine';
import { runCashFlows, runHModel, runMidYear, runThreeStages } from './cash-flow-models.ts';
import { runBridge, runDividends, runExcessReturn, runMargin } from './equity-models.ts';
import { readRate, readTerminal } from './model-inputs.ts';
import { runGridVector, runReverseVector } from './sensitivity-vectors.ts';
import type { InputReader, Outputs, VectorContext } from './vector.ts';

/** Fades of growth, in years of a path or in named years. */
export function runFade(inputs: InputReader): Outputs {
  const [keep, longRun] = [inputs.number('keep'), inputs.number('long_run', 'g_inf')];
  const first = inputs.optional('first');
  if (first !== undefined)
    return { path: fadeGrowth({ first, longRun, keep, years: inputs.number('n', 'years') }) };
  const start = inputs.number('g0');
  const next = longRun + keep * (start - longRun);
  const path = fadeGrowth({ first: next, longRun, keep, years: inputs.number('years', 'n') });
  return { path, year: [1, 5, 10, 15], g: [1, 5, 10, 15].map((year) => path[year - 1]) };
}

function runTerminal(inputs: InputReader): Outputs {
  const last = inputs.number('fcf_n', 'last_flow', 'flow');
  const { value } = calculateTerminalValue(last, readRate(inputs), readTerminal(inputs));
  return { terminal_value: value, value };
}

type Model = (inputs: InputReader, context: VectorContext & { readonly name: string }) => Outputs;

/** Models by the name of the function; the first that fits, else two stages. */
const models: readonly (readonly [name: RegExp, run: Model])[] = [
  [/sensitivity|grid/, (inputs, { others }) => runGridVector(inputs, others)],
  [/reverse/, runReverseVector],
  [/fade/, runFade],
  [/three_stage/, runThreeStages],
  [/h_model/, runHModel],
  [/ddm/, (inputs, { name }) => runDividends(name, inputs)],
  [/excess/, runExcessReturn],
  [/bridge/, runBridge],
  [/discount$|margin/, runMargin],
  [/terminal_value/, runTerminal],
];

/** Discounted cash flow in all its forms, by the name of the function. */
export function runValuationVector(
  name: string,
  inputs: InputReader,
  context: VectorContext,
): Outputs {
  const hasTerminal = ['g', 'g_terminal', 'exit_multiple'].some((one) => inputs.has(one));
  if (/mid_year/.test(name) && !hasTerminal) return runMidYear(inputs);
  const model = models.find(([pattern]) => pattern.test(name));
  return model === undefined ? runCashFlows(name, inputs) : model[1](inputs, { ...context, name });
}
