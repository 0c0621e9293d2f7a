import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Indicator } from '../../indicators/indicator.ts';
import { smaIndicator } from '../../indicators/moving-average/sma.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import {
  createPrefixWriter,
  findAskedWay,
  toAskedFacts,
  toCrossingFacts,
} from './crossing-facts.ts';
import { createDistance, findCrossings, type Crossing } from './find-crossings.ts';
import { calculateLine, type IndicatorLine } from './indicator-line.ts';

const usualLengths = { fast: 50, slow: 200 } as const;
const mostRows = 10;

type Averages = { readonly fast: IndicatorLine; readonly slow: IndicatorLine };
type CrossingOfSeries = Crossing & { readonly series: MeasureSeries };
type Asked = {
  readonly definition: Indicator;
  readonly parameters: Readonly<Record<string, number>>;
};

const usualAverage: Asked = { definition: smaIndicator, parameters: {} };

const getLength = ({ definition, parameters }: Asked): number =>
  parameters['length'] ??
  Number(definition.parameters.find(({ name }) => name === 'length')?.default ?? Number.NaN);

/** The averages asked about, the shorter first; one alone is set beside a usual one of its kind. */
function chooseAsked({ parameters: { indicator, otherIndicator } }: MeasureInput): [Asked, Asked] {
  const [one = usualAverage, other] = [indicator, otherIndicator].flatMap((named) =>
    named?.definition.pane === 'price' ? [named] : [],
  );
  const { fast, slow } = usualLengths;
  const withLength = (length: number): Asked => ({ ...one, parameters: { length } });
  if (other !== undefined) return getLength(one) > getLength(other) ? [other, one] : [one, other];
  const length = one.parameters['length'];
  if (length === undefined) return [withLength(fast), withLength(slow)];
  return length < slow ? [one, withLength(slow)] : [withLength(fast), one];
}

function calculateAverages(input: MeasureInput): Averages | undefined {
  const { analysis } = input.series[0];
  const [fast, slow] = chooseAsked(input).map(({ definition, parameters }) =>
    calculateLine(definition, parameters, analysis),
  );
  return fast === undefined || slow === undefined || fast.name === slow.name
    ? undefined
    : { fast, slow };
}

/** A crossing with the values of both averages on it. */
function toRow(write: FactWriter, { fast, slow }: Averages, crossing: CrossingOfSeries) {
  const { t } = crossing;
  const place = { from: 0, to: t };
  return [
    ...toCrossingFacts(write, crossing, crossing.series),
    ...write('fast', [getValueAt(fast.values, t), 'price'], place),
    ...write('slow', [getValueAt(slow.values, t), 'price'], place),
  ];
}

/** The averages on the last candle, and which of them is above. */
function toNowFacts(
  write: FactWriter,
  { fast, slow }: Averages,
  { series: [{ analysis, window }] }: MeasureInput,
): MeasureFact[] {
  const { to } = window;
  const place = { from: 0, to };
  const [one, other] = [at(fast.values, to), at(slow.values, to)];
  const side = one > other ? 'above-area' : one < other ? 'below-area' : 'inside-area';
  const distance = one > 0 && other > 0 ? Math.abs(one / other - 1) * 100 : undefined;
  return [
    ...write('fast.now', [one, 'price'], place),
    ...write('slow.now', [other, 'price'], place),
    ...write('side', [side, 'text'], place),
    ...write('distance-percent', [distance, 'percent'], place),
    ...write('close', [getValueAt(analysis.candles.close, to), 'price'], { from: to, to }),
  ];
}

/** The newest crossings of the way asked for, the newest of the other way, and how many. */
function toListFacts(write: FactWriter, averages: Averages, input: MeasureInput): MeasureFact[] {
  const [series] = input.series;
  const distance = createDistance(averages.fast.values, averages.slow.values);
  const crossings = findCrossings(distance, series.window).toReversed();
  const way = findAskedWay(input);
  const asked = crossings.filter(({ sign }) => way === 0 || sign === way);
  const [last] = asked;
  const other = crossings.find(({ sign }) => last !== undefined && sign !== last.sign);
  const up = crossings.filter(({ sign }) => sign > 0).length;
  const count = Math.max(1, Math.min(mostRows, input.parameters.count ?? 1));
  const toFacts = (prefix: string, crossing: Crossing): MeasureFact[] =>
    toRow(createPrefixWriter(write, prefix), averages, { ...crossing, series });
  return [
    ...asked
      .slice(0, count)
      .flatMap((crossing, index) => [
        ...write(`${index + 1}.rank`, [index + 1, 'count']),
        ...toFacts(`${index + 1}.`, crossing),
      ]),
    ...(other === undefined ? [] : toFacts('other.', other)),
    ...write('count', [crossings.length, 'count']),
    ...write('up', [up, 'count']),
    ...write('down', [crossings.length - up, 'count']),
  ];
}

function calculateAverageCross(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const { to } = first.window;
  const averages = calculateAverages(input);
  if (averages === undefined) return [];
  const { fast, slow } = averages;
  const write = createFactWriter('average-cross', first.window);
  const named = [
    ...toPeriodFacts(write, first, first.window),
    ...write('fast', [fast.name, 'text']),
    ...write('slow', [slow.name, 'text']),
  ];
  const distance = createDistance(fast.values, slow.values);
  if (Number.isNaN(distance(to))) return named;
  return [
    ...named,
    ...toNowFacts(write, averages, input),
    ...toAskedFacts(write, input),
    ...toListFacts(write, averages, input),
  ];
}

/**
 * The last candle of the period on which the shorter of two moving averages changed to the other
 * side of the longer one, by default the simple averages of 50 and 200 closes; with it the prices
 * then, the move since, and how often it happened.
 */
export const averageCross: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: false,
  calculate: calculateAverageCross,
};
