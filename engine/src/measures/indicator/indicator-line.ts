import type { TechnicalAnalysis } from '../../analysis.ts';
import { at } from '../../candles/column.ts';
import { calculateOnScale } from '../../indicators/calculate-on-scale.ts';
import type { Indicator } from '../../indicators/indicator.ts';
import type { IndicatorParameters } from '../../indicators/indicator-parameters.ts';
import { rsiIndicator } from '../../indicators/momentum/rsi.ts';
import type { MeasureInput } from '../measure.ts';

/** The main line of an indicator over a series, one value per candle. */
export type IndicatorLine = {
  /** What it is called: "RSI 14". */
  readonly name: string;
  readonly values: Float64Array;
  /** Unit of its values: `price` where it is drawn on the price scale. */
  readonly unit: 'price' | 'ratio';
  /** Its own average, such as the signal line of the MACD. */
  readonly signal: Float64Array | undefined;
  /** Usual levels, ascending. */
  readonly levels: readonly number[];
};

/** Outputs that stand for an indicator of several lines, and those that are averages of one. */
const mainOutputs: ReadonlySet<string> = new Set(['middle', 'basis', 'close', 'oscillator']);
const signalOutputs: ReadonlySet<string> = new Set(['signal', 'd']);
type Columns = Readonly<Record<string, Float64Array>>;

const longestAbbreviation = 5;

function toName(id: string, { length }: IndicatorParameters): string {
  const words = id.replaceAll('-', ' ');
  const isAbbreviation = words.length <= longestAbbreviation;
  const name = isAbbreviation
    ? words.toUpperCase()
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return length === undefined ? name : `${name} ${length}`;
}

/** One line of a stop that lies below price in one trend and above it in the other. */
function mergeSides(below: Float64Array, above: Float64Array): Float64Array {
  return below.map((value, t) => (Number.isNaN(value) ? at(above, t) : value));
}

function chooseMain({ outputs }: Indicator, columns: Columns): Float64Array | undefined {
  const { below, above } = columns;
  if (below !== undefined && above !== undefined) return mergeSides(below, above);
  const main = outputs.find(({ name }) => mainOutputs.has(name)) ?? outputs[0];
  return main && columns[main.name];
}

/**
 * The main line of an indicator: its only output, of bands the middle one. Undefined where it has
 * none or a parameter is not allowed.
 */
export function calculateLine(
  indicator: Indicator,
  given: IndicatorParameters,
  analysis: Pick<TechnicalAnalysis, 'candles' | 'calendar' | 'scaleBreaks'>,
): IndicatorLine | undefined {
  if (indicator.needsOther === true || indicator.confirmsLate === true) return undefined;
  const calculated = calculateOnScale(analysis, indicator, given);
  if (calculated.kind === 'refused') return undefined;
  const values = chooseMain(indicator, calculated.values);
  if (values === undefined) return undefined;
  const signal = indicator.outputs.find(({ name }) => signalOutputs.has(name));
  return {
    name: toName(indicator.id, calculated.parameters),
    values,
    unit: indicator.pane === 'price' ? 'price' : 'ratio',
    signal: signal && calculated.values[signal.name],
    levels: [...(indicator.levels ?? [])].toSorted((a, b) => a - b),
  };
}

/** The line of the indicator asked about; without one the RSI of 14 candles. */
export function calculateAskedLine({
  series: [{ analysis }],
  parameters: { indicator },
}: MeasureInput): IndicatorLine | undefined {
  const { definition, parameters } = indicator ?? { definition: rsiIndicator, parameters: {} };
  return calculateLine(definition, parameters, analysis);
}
