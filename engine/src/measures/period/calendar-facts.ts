import { at } from '../../candles/column.ts';
import { calculateAsOfTime } from '../../facts/price-facts.ts';
import { getValueAt } from '../../facts/reading.ts';
import { toLeftOutChanges } from '../left-out.ts';
import type { MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { calculateMedian } from '../statistics/sample.ts';
import { listCalendarReturns, type CalendarReturn, type CalendarUnit } from './calendar-returns.ts';

const maxRows = 36;

const isWhole = ({ isCutBefore, isRunning, changePercent }: CalendarReturn): boolean =>
  !isCutBefore && !isRunning && !Number.isNaN(changePercent);

const isUp = ({ changePercent }: CalendarReturn): boolean => changePercent > 0;
const isDown = ({ changePercent }: CalendarReturn): boolean => changePercent < 0;

function toRowFacts(
  write: FactWriter,
  { analysis: { candles } }: MeasureSeries,
  { prefix, unit, row }: { prefix: string; unit: CalendarUnit; row: CalendarReturn },
): MeasureFact[] {
  const { from, to } = row.candles;
  const span = { from: row.isCutBefore ? from : from - 1, to };
  const until = row.isRunning ? calculateAsOfTime(at(candles.openTime, to), candles) : undefined;
  const since = row.isCutBefore ? getValueAt(candles.openTime, from) : undefined;
  return [
    ...write(`${prefix}.${unit}`, [row.name, 'text'], row.candles),
    ...write(`${prefix}.change-percent`, [row.changePercent, 'percent'], span),
    ...write(`${prefix}.since`, [since, 'time'], { from, to: from }),
    ...write(`${prefix}.until`, [until, 'time'], { from: to, to }),
  ];
}

/** How many complete ones there are, how many closed up and down, their median, best and worst. */
function toSummaryFacts(
  write: FactWriter,
  series: MeasureSeries,
  { whole, unit }: { whole: readonly CalendarReturn[]; unit: CalendarUnit },
): MeasureFact[] {
  const changes = Float64Array.from(whole, ({ changePercent }) => changePercent);
  const ranked = whole.toSorted((a, b) => b.changePercent - a.changePercent);
  const [best, worst] = [ranked.at(0), ranked.at(-1)];
  return [
    ...write('complete', [whole.length, 'count']),
    ...write('up', [whole.filter(isUp).length, 'count']),
    ...write('down', [whole.filter(isDown).length, 'count']),
    ...write('median.change-percent', [calculateMedian(changes), 'percent']),
    ...(best === undefined ? [] : toRowFacts(write, series, { prefix: 'best', unit, row: best })),
    ...(worst === undefined
      ? []
      : toRowFacts(write, series, { prefix: 'worst', unit, row: worst })),
  ];
}

/** The closes before and at the end of those without a percentage. */
const listUndefined = (told: readonly CalendarReturn[]) =>
  told
    .filter(({ changePercent }) => Number.isNaN(changePercent))
    .map(({ candles: { from, to }, isCutBefore }) => [isCutBefore ? from : from - 1, to] as const);

export type CalendarQuestion = {
  readonly id: string;
  readonly unit: CalendarUnit;
  /** The last so many of the period; all where absent. */
  readonly last?: number;
  /** How many rows are listed where the question does not say: the last ones. */
  readonly rows?: number;
};

/** Facts of calendar years or months: the period, a summary of the complete ones, and rows. */
function toFacts(
  { series: [first], parameters: { direction } }: MeasureInput,
  { id, unit, last, rows: usualRows = maxRows }: CalendarQuestion,
  { told, found }: { told: readonly CalendarReturn[]; found: readonly CalendarReturn[] },
): MeasureFact[] {
  const window = { from: told[0]?.candles.from ?? first.window.from, to: first.window.to };
  const write = createFactWriter(id, window);
  const rows = found.slice(-(last === undefined ? usualRows : maxRows));
  return [
    ...toPeriodFacts(write, first, window),
    ...write('way', [direction, 'text']),
    ...toSummaryFacts(write, first, { whole: told.filter(isWhole), unit }),
    ...write('listed', [rows.length, 'count']),
    ...write('unlisted', [found.length - rows.length, 'count']),
    ...rows.flatMap((row, index) =>
      toRowFacts(write, first, { prefix: `${index + 1}`, unit, row }),
    ),
    ...toLeftOutChanges(first, listUndefined(told), { id, name: 'periods' }),
  ];
}

/** Rows are the oldest first; with `direction` only those that closed that way. */
export function toCalendarFacts(input: MeasureInput, question: CalendarQuestion): MeasureFact[] {
  const [first] = input.series;
  const { direction } = input.parameters;
  const all = listCalendarReturns(first.analysis.candles, first.window, question.unit);
  const told = all.slice(-(question.last ?? all.length));
  const found = told.filter(
    (row) => direction === undefined || (direction === 'bullish' ? isUp(row) : isDown(row)),
  );
  return toFacts(input, question, { told, found });
}

/** Rows, where `count` asks for them, are the best first; with `direction` bearish the worst. */
export function toBestFacts(input: MeasureInput, question: CalendarQuestion): MeasureFact[] {
  const [first] = input.series;
  const { count = 0, direction } = input.parameters;
  const told = listCalendarReturns(first.analysis.candles, first.window, question.unit);
  const sign = direction === 'bearish' ? -1 : 1;
  const ranked = told
    .filter(isWhole)
    .toSorted((a, b) => sign * (b.changePercent - a.changePercent));
  return toFacts(input, question, { told, found: ranked.slice(0, Math.min(count, maxRows)) });
}
