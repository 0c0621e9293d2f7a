import { at } from '../../candles/column.ts';
import { calculateCloseTime, durationMs } from '../../candles/interval.ts';
import { getValueAt, type FactWindow } from '../../facts/reading.ts';
import { findSessionsBetween, type Session } from '../../sessions/session.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from './fact-writer.ts';
import { summarizeCandles, type CandleSummary } from './summarize-candles.ts';

const hourMs = 3_600_000;
const sessionNames = [
  'asia',
  'london-open',
  'new-york-morning',
  'london-close',
  'new-york-afternoon',
] as const;
type SessionName = (typeof sessionNames)[number];

type Occurrence = CandleSummary & { readonly window: FactWindow };
type Occurrences = Readonly<Record<SessionName, Occurrence[]>>;

const isNamed = (id: string): id is SessionName => sessionNames.some((name) => name === id);

// The calendar is not known here: only a market with candles at night has the sessions of all day.
function findSessions({ analysis: { candles }, window }: MeasureSeries): Session[] {
  const from = at(candles.openTime, window.from);
  const until = calculateCloseTime(at(candles.openTime, window.to), candles.interval);
  const all = findSessionsBetween(from, until, 'crypto').filter(({ end }) => end <= until);
  let t = window.from;
  const isOpenAtNight = all.some(({ id, start, end }) => {
    while (t <= window.to && at(candles.openTime, t) < start) t += 1;
    return id === 'asia' && t <= window.to && at(candles.openTime, t) < end;
  });
  if (isOpenAtNight) return all;
  return findSessionsBetween(from, until, 'new-york').filter(({ end }) => end <= until);
}

/** Finished sessions of the window whose first candle opens with them, with their candles. */
function findOccurrences(series: MeasureSeries): Occurrences {
  const { candles } = series.analysis;
  const found: Occurrences = {
    asia: [],
    'london-open': [],
    'new-york-morning': [],
    'london-close': [],
    'new-york-afternoon': [],
  };
  let from = series.window.from;
  for (const { id, start, end } of findSessions(series)) {
    while (from <= series.window.to && at(candles.openTime, from) < start) from += 1;
    if (!isNamed(id) || at(candles.openTime, from) !== start) continue;
    let to = from;
    while (to < series.window.to && at(candles.openTime, to + 1) < end) to += 1;
    const window = { from, to };
    found[id].push({ ...summarizeCandles(candles, window), window });
  }
  return found;
}

function calculateDefinedMean(values: readonly number[]): number | undefined {
  const defined = values.filter((value) => !Number.isNaN(value));
  return defined.length === 0
    ? undefined
    : defined.reduce((sum, value) => sum + value, 0) / defined.length;
}

type Row = { readonly name: SessionName; readonly occurrences: readonly Occurrence[] };

const toMeanRange = ({ occurrences }: Row): number =>
  calculateDefinedMean(occurrences.map(({ rangePercent }) => rangePercent)) ?? -1;

function toSessionFacts(
  write: FactWriter,
  { analysis: { candles } }: MeasureSeries,
  { name, occurrences }: Row,
): (prefix: string) => MeasureFact[] {
  const changes = occurrences.map(({ changePercent }) => changePercent);
  const known = changes.filter((change) => !Number.isNaN(change)).length;
  const up = changes.filter((change) => change > 0).length;
  const last = occurrences.at(-1);
  const ranges = occurrences.map(({ rangePercent }) => rangePercent);
  return (prefix) => [
    ...write(`${prefix}.session`, [name, 'text']),
    ...write(`${prefix}.count`, [occurrences.length, 'count']),
    ...write(`${prefix}.range-percent`, [calculateDefinedMean(ranges), 'percent']),
    ...write(`${prefix}.change-percent`, [calculateDefinedMean(changes), 'percent']),
    ...write(`${prefix}.up-share`, [known === 0 ? undefined : (up / known) * 100, 'percent']),
    ...(last === undefined
      ? []
      : [
          ...write(
            `${prefix}.last-time`,
            [getValueAt(candles.openTime, last.window.from), 'time'],
            last.window,
          ),
          ...write(`${prefix}.last-range-percent`, [last.rangePercent, 'percent'], last.window),
          ...write(`${prefix}.last.change-percent`, [last.changePercent, 'percent'], last.window),
        ]),
  ];
}

function calculateSessionRange({ series: [first] }: MeasureInput): MeasureFact[] {
  const duration = durationMs[first.analysis.candles.interval];
  if (duration === undefined || duration > hourMs) return [];
  const write = createFactWriter('session-range', first.window);
  const occurrences = findOccurrences(first);
  const rows = sessionNames
    .map((name) => ({ name, occurrences: occurrences[name] }))
    .filter((row) => row.occurrences.length > 0);
  const [widest] = rows.toSorted((a, b) => toMeanRange(b) - toMeanRange(a));
  return [
    ...toPeriodFacts(write, first, first.window),
    ...toLeftOutFacts(first, 'low', { id: 'session-range' }),
    ...write('widest.session', [widest?.name, 'text']),
    ...write('widest.range-percent', [widest && toMeanRange(widest), 'percent']),
    ...write('widest.count', [widest?.occurrences.length, 'count']),
    ...rows.flatMap((row, index) => toSessionFacts(write, first, row)(`${index + 1}`)),
  ];
}

// Hours of New York, see `sessions/session.ts`. Intervals up to an hour.
/** Mean range and change of the trading sessions of the period, and those of the last of each. */
export const sessionRange: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 30 },
  candles: 'intraday',
  needs: [],
  leastCandles: 10,
  isStatistic: true,
  calculate: calculateSessionRange,
};
