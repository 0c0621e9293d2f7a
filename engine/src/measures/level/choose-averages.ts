import { calculateOnScale } from '../../indicators/calculate-on-scale.ts';
import type { Indicator } from '../../indicators/indicator.ts';
import { smaIndicator } from '../../indicators/moving-average/sma.ts';
import type { MeasureInput } from '../measure.ts';

/** A line on the price scale and what it is called: "SMA 200". */
export type Average = { readonly name: string; readonly values: Float64Array };

const usualLengths = [20, 50, 200];
/** Outputs that stand for an indicator of several lines. */
const mainOutputs: ReadonlySet<string> = new Set(['middle', 'basis', 'trend']);
const longestAbbreviation = 5;

function toName(id: string, parameters: Readonly<Record<string, number | string>>): string {
  const words = id.replaceAll('-', ' ');
  const isAbbreviation = words.length <= longestAbbreviation;
  const name = isAbbreviation
    ? words.toUpperCase()
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const length = parameters['length'];
  return length === undefined ? name : `${name} ${length}`;
}

function calculateAverage(
  { series: [{ analysis }] }: MeasureInput,
  indicator: Indicator,
  given: Readonly<Record<string, number>>,
): Average[] {
  const calculated = calculateOnScale(analysis, indicator, given);
  if (calculated.kind === 'refused') return [];
  const { outputs } = indicator;
  const output = outputs.find(({ name }) => mainOutputs.has(name)) ?? outputs[0];
  const values = output && calculated.values[output.name];
  return values === undefined
    ? []
    : [{ name: toName(indicator.id, calculated.parameters), values }];
}

/** The averages asked for; without any on the price scale the simple ones of usual lengths. */
export function chooseAverages(input: MeasureInput): Average[] {
  const { indicator, otherIndicator } = input.parameters;
  const asked = [indicator, otherIndicator].flatMap((one) =>
    one === undefined || one.definition.pane !== 'price' || one.definition.needsOther === true
      ? []
      : calculateAverage(input, one.definition, one.parameters),
  );
  if (asked.length > 0) return asked;
  return usualLengths.flatMap((length) => calculateAverage(input, smaIndicator, { length }));
}
