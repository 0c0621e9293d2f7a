import type { TechnicalAnalysis } from '../analysis.ts';
import { calculateIndicator } from '../indicators/calculate-indicator.ts';
import type { IndicatorDefinition } from '../indicators/indicator.ts';
import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import type { EngineFact } from './fact.ts';
import { toFact, valueAt, type FactWindow, type Measured } from './reading.ts';

/** Values a standing is counted over, and the fewest that make one. */
const historyLength = 500;
const fewest = 50;
const earlier = 20;
const mostOutputs = 5;

type Standing = {
  readonly count: number;
  readonly below: number;
  readonly high: number;
  readonly low: number;
};

function findStanding(column: Float64Array, to: number, current: number): Standing | undefined {
  let standing: Standing = {
    count: 0,
    below: 0,
    high: Number.NEGATIVE_INFINITY,
    low: Number.POSITIVE_INFINITY,
  };
  for (let t = Math.max(0, to - historyLength); t < to; t += 1) {
    const value = valueAt(column, t);
    if (value === undefined) continue;
    const { count, below, high, low } = standing;
    standing = {
      count: count + 1,
      below: below + (value < current ? 1 : 0),
      high: Math.max(high, value),
      low: Math.min(low, value),
    };
  }
  return standing.count < fewest ? undefined : standing;
}

function toOutputFacts(
  column: Float64Array,
  name: string,
  about: { readonly definition: IndicatorDefinition; readonly to: number },
): EngineFact[] {
  const { definition, to } = about;
  const value = valueAt(column, to);
  if (value === undefined) return [];
  const unit = definition.pane === 'price' ? 'price' : 'ratio';
  const origin = { method: `${definition.id}@1`, from: Math.max(0, to - historyLength), to };
  const standing = findStanding(column, to, value);
  const fact = (measure: string, measured: Measured): EngineFact[] =>
    toFact(`indicator.${name}.${measure}`, measured, origin).map((one) => ({
      ...one,
      label: `indicator.${measure}`,
    }));
  return [
    ...fact('value', { value, unit }),
    ...fact('before', { value: valueAt(column, to - earlier), unit }),
    ...fact('earlier', { value: earlier, unit: 'count' }),
    ...fact('percentile', {
      value: standing === undefined ? undefined : (standing.below / standing.count) * 100,
      unit: 'percent',
    }),
    ...fact('history', { value: standing?.count, unit: 'count' }),
    ...fact('high', { value: standing?.high, unit }),
    ...fact('low', { value: standing?.low, unit }),
  ];
}

export type IndicatorReading = {
  /** Outputs that have a value on the last candle, in the order of the definition. */
  readonly outputs: readonly string[];
  readonly parameters: IndicatorParameters;
  readonly facts: readonly EngineFact[];
};

/**
 * An indicator on the last candle: each of its first five outputs, what it was twenty candles before, the range of its values over the
 * candles before (at most 500) and the share of them that were lower, in percent. Undefined when a parameter is not allowed.
 */
export function readIndicator(
  analysis: TechnicalAnalysis,
  {
    definition,
    parameters = {},
  }: { readonly definition: IndicatorDefinition; readonly parameters?: IndicatorParameters },
  { to }: FactWindow,
): IndicatorReading | undefined {
  const calculated = calculateIndicator(definition, { candles: analysis.candles }, parameters);
  if (calculated.kind === 'refused') return undefined;
  const names = definition.outputs.map(({ name }) => name).filter((name) => name !== 'formedAt');
  const read = names.slice(0, mostOutputs).map((name) => {
    const column = calculated.values[name] ?? new Float64Array(0);
    return { name, facts: toOutputFacts(column, name, { definition, to }) };
  });
  const known = read.filter(({ facts }) => facts.length > 0);
  return {
    outputs: known.map(({ name }) => name),
    parameters: calculated.parameters,
    facts: known.flatMap(({ facts }) => facts),
  };
}
