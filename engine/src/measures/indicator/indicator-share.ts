import { getValueAt, type FactWindow } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { listCrossedLines, toLevel, type CrossedLine } from './crossed-lines.ts';
import { createPrefixWriter, toAskedFacts } from './crossing-facts.ts';
import type { Distance } from './find-crossings.ts';
import { calculateAskedLine } from './indicator-line.ts';

type Sides = {
  readonly above: number;
  readonly below: number;
  readonly equal: number;
  /** First candle of the run of candles on the side of the last one. */
  readonly runFrom: number;
};

function countSides(distance: Distance, { from, to }: FactWindow): Sides {
  const counts = { above: 0, below: 0, equal: 0, runFrom: from };
  let side = Number.NaN;
  for (let t = from; t <= to; t += 1) {
    const now = Math.sign(distance(t));
    if (now > 0) counts.above += 1;
    else if (now < 0) counts.below += 1;
    else if (now === 0) counts.equal += 1;
    if (now !== side) counts.runFrom = t;
    side = now;
  }
  return counts;
}

/** Candles and shares on each side of one line; of all candles that have a value. */
function toLineFacts(
  write: FactWriter,
  line: CrossedLine,
  { from, to }: FactWindow,
): MeasureFact[] {
  const { above, below, equal, runFrom } = countSides(line.distance, { from, to });
  const known = above + below + equal;
  if (known === 0) return [];
  const place = Math.sign(line.distance(to));
  const side = place > 0 ? 'above-area' : place < 0 ? 'below-area' : 'inside-area';
  const level = typeof line.other === 'number' ? line.other : undefined;
  return [
    ...(level === undefined ? [] : write('level', toLevel(level))),
    ...write('above', [above, 'count']),
    ...write('above-share', [(above / known) * 100, 'percent']),
    ...write('below', [below, 'count']),
    ...write('below-share', [(below / known) * 100, 'percent']),
    ...write('equal', [equal, 'count']),
    ...write('side', [side, 'text'], { from: to, to }),
    ...write('run', [to - runFrom + 1, 'count'], { from: runFrom, to }),
    ...write('known', [known, 'count']),
  ];
}

/** The lowest and the highest usual level where there are several, else the one line. */
function chooseLines(lines: readonly CrossedLine[]): Readonly<Record<string, CrossedLine>> {
  const levels = lines.filter(({ kind }) => kind === 'level');
  const [lowest, highest] = [levels[0], levels.at(-1)];
  if (lowest !== undefined && highest !== undefined && highest !== lowest)
    return { 'upper.': highest, 'lower.': lowest };
  const only = lines[0];
  return only === undefined ? {} : { '': only };
}

function calculateIndicatorShare(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const { window } = first;
  const line = calculateAskedLine(input);
  const now = line && getValueAt(line.values, window.to);
  if (line === undefined || now === undefined) return [];
  const chosen = chooseLines(listCrossedLines(line, input));
  const write = createFactWriter('indicator-share', window);
  const kind = chosen['']?.kind ?? 'level';
  return [
    ...toPeriodFacts(write, first, window),
    ...write('name', [line.name, 'text']),
    ...(kind === 'level' ? [] : write(kind, [line.name, 'text'])),
    ...toAskedFacts(write, input),
    ...Object.entries(chosen).flatMap(([prefix, one]) =>
      toLineFacts(createPrefixWriter(write, prefix), one, window),
    ),
    ...write('value', [now, line.unit], { from: 0, to: window.to }),
  ];
}

/**
 * Share of the candles of the period on which an indicator was above and below a typed level; else
 * its outer usual levels or its signal line, and for a line of price the share of closes beside it.
 */
export const indicatorShare: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'chart',
  needs: [],
  leastCandles: 20,
  isStatistic: true,
  calculate: calculateIndicatorShare,
};
