import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { listCrossedLines, toLevel, type CrossedLine } from './crossed-lines.ts';
import {
  createPrefixWriter,
  findAskedWay,
  toAskedFacts,
  toCrossingFacts,
} from './crossing-facts.ts';
import { findCrossings, type Crossing } from './find-crossings.ts';
import { calculateAskedLine, type IndicatorLine } from './indicator-line.ts';

const mostRows = 10;

/** A line with its crossings in the period; `last` is the newest of the way asked for. */
type Crossed = {
  readonly line: CrossedLine;
  readonly crossings: readonly Crossing[];
  readonly last: Crossing;
};

function findCrossed(lines: readonly CrossedLine[], input: MeasureInput): Crossed[] {
  const { window } = input.series[0];
  const way = findAskedWay(input);
  return lines
    .flatMap((line): Crossed[] => {
      const crossings = findCrossings(line.distance, window);
      const last = crossings.findLast(({ sign }) => way === 0 || sign === way);
      return last === undefined ? [] : [{ line, crossings, last }];
    })
    .toSorted((a, b) => b.last.t - a.last.t)
    .slice(0, mostRows);
}

/** The value of what is crossed on a candle: a level, a signal line or an average. */
function toOtherFacts(write: FactWriter, { kind, other }: CrossedLine, t: number): MeasureFact[] {
  const place = { from: 0, to: t };
  if (typeof other === 'number') return write('level', toLevel(other), place);
  return write(kind, [getValueAt(other, t), kind === 'average' ? 'price' : 'ratio'], place);
}

function toRow(
  write: FactWriter,
  { line, crossings, last }: Crossed,
  asked: IndicatorLine,
): MeasureFact[] {
  const { t } = last;
  const up = crossings.filter(({ sign }) => sign > 0).length;
  const value = line.kind === 'average' ? undefined : getValueAt(asked.values, t);
  return [
    ...toOtherFacts(write, line, t),
    ...write('value', [value, asked.unit], { from: 0, to: t }),
    ...write('count', [crossings.length, 'count']),
    ...write('up', [up, 'count']),
    ...write('down', [crossings.length - up, 'count']),
  ];
}

/** The last candle on the side asked about, where one line is compared and a side is named. */
function toSideFacts(
  write: FactWriter,
  lines: readonly CrossedLine[],
  input: MeasureInput,
): MeasureFact[] {
  const { analysis, window } = input.series[0];
  const { from, to } = window;
  const [line, ...others] = lines;
  const way = findAskedWay(input);
  if (way === 0 || line === undefined || others.length > 0) return [];
  let t = to;
  while (t >= from && Math.sign(line.distance(t)) !== way) t -= 1;
  if (t < from) return [];
  const time = getValueAt(analysis.candles.openTime, t);
  return [
    ...write('side.time', [time, 'time'], { from: t, to: t }),
    ...write('side.age', [to - t, 'count'], { from: t, to }),
  ];
}

function toRows(
  write: FactWriter,
  crossed: readonly Crossed[],
  { asked, input }: { readonly asked: IndicatorLine; readonly input: MeasureInput },
): MeasureFact[] {
  return crossed.flatMap((one, index) => {
    const own = createPrefixWriter(write, `${index + 1}.`);
    return [
      ...own('rank', [index + 1, 'count']),
      ...toCrossingFacts(own, one.last, input.series[0]),
      ...toRow(own, one, asked),
    ];
  });
}

function calculateIndicatorCross(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const { to } = first.window;
  const asked = calculateAskedLine(input);
  const now = asked && getValueAt(asked.values, to);
  if (asked === undefined || now === undefined) return [];
  const lines = listCrossedLines(asked, input);
  const [only, ...others] = lines;
  const write = createFactWriter('indicator-cross', first.window);
  const place = { from: 0, to };
  const named = [
    ...toPeriodFacts(write, first, first.window),
    ...write('name', [asked.name, 'text'], place),
    ...write('value', [now, asked.unit], place),
  ];
  if (only === undefined) return named;
  const crossed = findCrossed(lines, input);
  return [
    ...named,
    ...write('close', [getValueAt(first.analysis.candles.close, to), 'price'], { from: to, to }),
    ...(others.length > 0 ? [] : toOtherFacts(write, only, to)),
    ...toAskedFacts(write, input),
    ...write('crossed', [crossed.length, 'count']),
    ...toRows(write, crossed, { asked, input }),
    ...toSideFacts(write, lines, input),
  ];
}

/**
 * The last candle of the period on which an indicator changed to the other side of a typed level;
 * without one of its signal line and its usual levels, and a line on the price scale of the close.
 * With it the value and the close then, the move and the candles since, and how often it happened.
 */
export const indicatorCross: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'chart',
  needs: [],
  leastCandles: 2,
  isStatistic: false,
  calculate: calculateIndicatorCross,
};
