import { checkCandles } from '../candles/check-candles.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { calculateOnChecked } from '../indicators/calculate-indicator.ts';
import type { IndicatorDefinition, IndicatorFold } from '../indicators/indicator.ts';
import { parseIndicatorParameters } from '../indicators/indicator-parameters.ts';
import { indicatorDefinitions } from '../indicators/registry.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import type { AlertLine } from './alert-condition.ts';

type Series = { readonly candles: Candles; readonly calendar?: MarketCalendar | undefined };

/** The value of an indicator's output at a candle; NaN while it is not defined. */
export type ReadLine = (t: number) => number;

/** Finds the output of an indicator; undefined where it has none or a parameter is not allowed. */
export type FindLine = (line: AlertLine) => ReadLine | undefined;

function findDefinition({ indicator }: AlertLine): IndicatorDefinition | undefined {
  const found = indicatorDefinitions.find(({ id }) => id === indicator);
  // Values of such indicators belong to earlier candles, or need a second series.
  return found?.needsOther === true || found?.confirmsLate === true ? undefined : found;
}

const toKey = ({ indicator, parameters }: AlertLine): string =>
  `${indicator} ${JSON.stringify(parameters)}`;

/** Lines of one series as it is, each indicator calculated once for all its outputs. */
export function createLineFinder({ candles, calendar }: Series): FindLine {
  const calculated = new Map<string, Readonly<Record<string, Float64Array>> | undefined>();
  let isChecked = false;
  const calculate = (line: AlertLine) => {
    const definition = findDefinition(line);
    if (definition === undefined) return undefined;
    if (!isChecked) checkCandles(candles);
    isChecked = true;
    const result = calculateOnChecked(definition, { candles, calendar }, line.parameters);
    return result.kind === 'values' ? result.values : undefined;
  };
  return (line) => {
    const key = toKey(line);
    if (!calculated.has(key)) calculated.set(key, calculate(line));
    const column = calculated.get(key)?.[line.output];
    return column && ((t) => at(column, t));
  };
}

/** Candles whose values are kept: a side is read a few candles back, a catch-up is rare. */
const keptValues = 64;

type KeptLine = {
  readonly definition: IndicatorDefinition;
  readonly fold: IndicatorFold;
  /** The last values of each output; that of candle `t` at `t % keptValues`. */
  readonly values: ReadonlyMap<string, Float64Array>;
  length: number;
};

const scratch: Float64Array[] = [];

/** Columns to write to, as long as asked; what they held before has no meaning. */
function getScratch(count: number, length: number): readonly Float64Array[] {
  for (let index = 0; index < count; index += 1)
    if ((scratch[index]?.length ?? 0) < length) scratch[index] = new Float64Array(length * 2);
  return scratch.slice(0, count);
}

function openLine(line: AlertLine): KeptLine | undefined {
  const definition = findDefinition(line);
  if (definition === undefined) return undefined;
  const read = parseIndicatorParameters(definition, line.parameters);
  if (read.kind === 'refused') return undefined;
  const values = new Map(
    definition.outputs.map(({ name }) => [name, new Float64Array(keptValues)] as const),
  );
  return { definition, fold: definition.create(read.parameters), values, length: 0 };
}

/** Steps a line over the candles that were added: no indicator reads what it wrote before. */
function extendLine(line: KeptLine, { candles, calendar }: Series): void {
  const { definition, fold, values, length: from } = line;
  const to = candles.length;
  if (from >= to) return;
  const columns = getScratch(definition.outputs.length, to);
  fold.extend({ candles, calendar }, columns, { from, to });
  definition.outputs.forEach(({ name }, index) => {
    const kept = values.get(name);
    for (let t = Math.max(from, to - keptValues); t < to; t += 1)
      if (kept !== undefined) kept[t % keptValues] = columns[index]?.[t] ?? Number.NaN;
  });
  line.length = to;
}

/** Lines of a series that grows: each indicator takes one step for a new candle. */
export type AlertLines = {
  /** The lines of the series with more candles, or as many, than at the call before. */
  open(series: Series): FindLine;
  /** Memory in bytes, estimated: values and the windows of averages. */
  readonly bytes: number;
};

const bytesPerLine = 1024;

/** Keeps the indicators of one series between its closes; values far back are calculated anew. */
export function createAlertLines(): AlertLines {
  const kept = new Map<string, KeptLine | undefined>();
  let checked = 0;
  return {
    open(series) {
      const { candles } = series;
      const findWhole = createLineFinder(series);
      checkCandles(candles, Math.min(checked, candles.length));
      checked = candles.length;
      return (line) => {
        const key = toKey(line);
        if (!kept.has(key)) kept.set(key, openLine(line));
        const own = kept.get(key);
        const values = own?.values.get(line.output);
        if (own === undefined || values === undefined) return undefined;
        extendLine(own, series);
        const first = candles.length - keptValues;
        return (t) =>
          t >= first && t < candles.length
            ? (values[t % keptValues] ?? Number.NaN)
            : (findWhole(line)?.(t) ?? Number.NaN);
      };
    },
    get bytes() {
      const outputs = [...kept.values()].reduce((sum, line) => sum + (line?.values.size ?? 0), 0);
      return bytesPerLine * (kept.size + 1) + outputs * keptValues * 8;
    },
  };
}
