import type { TechnicalAnalysis } from '../analysis.ts';
import { calculateOnScale } from '../indicators/calculate-on-scale.ts';
import type { IndicatorDefinition } from '../indicators/indicator.ts';
import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import type { EngineFact } from './fact.ts';
import { toFact, getValueAt, type FactWindow, type Measured } from './reading.ts';

/** Number of values a percentile rank is computed over, and the minimum for one. */
const historyLength = 500;
const minHistoryLength = 50;
const earlierCandles = 20;
const maxOutputs = 5;

type Standing = {
  readonly percentile: number;
  readonly count: number;
  readonly high: number;
  readonly low: number;
};

function calculateStanding(
  column: Float64Array,
  to: number,
  current: number,
): Standing | undefined {
  let [count, below, high, low] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let t = Math.max(0, to - historyLength); t < to; t += 1) {
    const value = getValueAt(column, t);
    if (value === undefined) continue;
    count += 1;
    if (value < current) below += 1;
    high = Math.max(high, value);
    low = Math.min(low, value);
  }
  return count < minHistoryLength
    ? undefined
    : { percentile: (below / count) * 100, count, high, low };
}

function toOutputFacts(
  column: Float64Array,
  name: string,
  about: {
    readonly definition: IndicatorDefinition;
    readonly to: number;
    readonly level: number | undefined;
  },
): EngineFact[] {
  const { definition, to, level } = about;
  const value = getValueAt(column, to);
  if (value === undefined) return [];
  const unit = definition.pane === 'price' ? 'price' : 'ratio';
  const origin = { method: `${definition.id}@1`, from: Math.max(0, to - historyLength), to };
  const standing = calculateStanding(column, to, value);
  const fact = (measure: string, measured: Measured): EngineFact[] =>
    toFact(`indicator.${name}.${measure}`, measured, origin).map((one) => ({
      ...one,
      label: `indicator.${measure}`,
    }));
  return [
    ...fact('value', [value, unit]),
    ...fact('asked', [level, unit]),
    ...fact('before', [getValueAt(column, to - earlierCandles), unit]),
    ...fact('earlier', [earlierCandles, 'count']),
    ...fact('percentile', [standing?.percentile, 'percent']),
    ...fact('history', [standing?.count, 'count']),
    ...fact('high', [standing?.high, unit]),
    ...fact('low', [standing?.low, unit]),
  ];
}

export type IndicatorReading = {
  /** Outputs with a value on the last candle, in the order of the definition. */
  readonly outputs: readonly string[];
  readonly parameters: IndicatorParameters;
  readonly facts: readonly EngineFact[];
};

// For each of the first five outputs: the value, that of 20 candles before, range and percentile
// rank among up to 500 values before; of the first the `level` it is compared with. Undefined when a
// parameter is not allowed.
/** Reads an indicator on the last candle. */
export function readIndicator(
  analysis: TechnicalAnalysis,
  {
    definition,
    parameters = {},
    level,
  }: {
    readonly definition: IndicatorDefinition;
    readonly parameters?: IndicatorParameters;
    readonly level?: number | undefined;
  },
  { to }: FactWindow,
): IndicatorReading | undefined {
  const calculated = calculateOnScale(analysis, definition, parameters);
  if (calculated.kind === 'refused') return undefined;
  const names = definition.outputs.map(({ name }) => name).filter((name) => name !== 'formedAt');
  const read = names.slice(0, maxOutputs).map((name, place) => {
    const column = calculated.values[name] ?? new Float64Array(0);
    return {
      name,
      facts: toOutputFacts(column, name, {
        definition,
        to,
        level: place === 0 ? level : undefined,
      }),
    };
  });
  const known = read.filter(({ facts }) => facts.length > 0);
  return {
    outputs: known.map(({ name }) => name),
    parameters: calculated.parameters,
    facts: known.flatMap(({ facts }) => facts),
  };
}
