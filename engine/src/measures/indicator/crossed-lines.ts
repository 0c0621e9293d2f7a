import type { Measured } from '../../facts/reading.ts';
import type { MeasureInput } from '../measure.ts';
import { createDistance, type Distance } from './find-crossings.ts';
import type { IndicatorLine } from './indicator-line.ts';

/** What the indicator, or for a line on the price scale the close, is compared with. */
export type CrossedLine = {
  readonly kind: 'level' | 'signal' | 'average';
  /** The level, or the values of the other line. */
  readonly other: number | Float64Array;
  readonly distance: Distance;
};

/** A level as it was typed: whole numbers without decimals. */
export function toLevel(level: number): Measured {
  return [level, Number.isInteger(level) ? 'count' : 'ratio'];
}

function toLevelLine({ values }: IndicatorLine, level: number): CrossedLine {
  return { kind: 'level', other: level, distance: createDistance(values, level) };
}

/** The typed level; else the close beside a line of price, else the signal line and usual levels. */
export function listCrossedLines(
  line: IndicatorLine,
  { series: [{ analysis }], parameters: { level } }: MeasureInput,
): CrossedLine[] {
  const { values, signal } = line;
  if (line.unit === 'price') {
    const { close } = analysis.candles;
    return [{ kind: 'average', other: values, distance: createDistance(close, values) }];
  }
  if (level !== undefined) return [toLevelLine(line, level)];
  const levels = line.levels.map((one) => toLevelLine(line, one));
  if (signal === undefined) return levels;
  return [{ kind: 'signal', other: signal, distance: createDistance(values, signal) }, ...levels];
}
