import type { AnalysisRequest, MeasureRequest, Period } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import { createDaySpan } from './calendar-span.ts';
import type { ReadQuestion } from './read-question.ts';

/** They tell of a day by themselves, or count from it. */
const ofDay: ReadonlySet<string> = new Set<MeasureId>([
  'price-at',
  'structure-at',
  'indicator-at',
  'previous-extremes',
  'last-candle',
  'last-price',
  'high-low',
  'change',
  'volume-now',
  'month-averages',
  'weekday-averages',
  'first-since',
]);
/** What one day of candles says nothing of: the time since that day is meant. */
const ofHolding: ReadonlySet<string> = new Set<MeasureId>([
  'annual-return',
  'drawdown',
  'compare-drawdown',
  'rally',
  'return-to-volatility',
]);
/** The same where a purchase is spoken of. */
const ofReturn: ReadonlySet<string> = new Set<MeasureId>([
  'change',
  'relative-strength',
  'spread-of-returns',
]);
/** They tell how things stand now, whatever day a zone or a price is of. */
const ofNow: ReadonlySet<string> = new Set<MeasureId>([
  'zone-state',
  'touch-history',
  'nearest-structure',
  'if-price',
  'reach-share',
  'levels-between',
  'distance-to-price',
  'next-invalidation',
]);

/** Whether a measure tells how things stand now, so that no day changes its answer. */
export function isOfNow(id: string): boolean {
  return ofNow.has(id);
}

// "Bought on 23 march 2020", "3 ocakta alan": from that day up to now.
const bought =
  /(?<![a-z])(?:bought|buy(?:ing)?|purchased?|invest(?:ed|ing)?|put (?:in|into|money)|got in|entered|held|hold(?:ing)?|al(?:in)?(?:an|di|dim|dik|mis|mistim|saydim|sam|sa|ip|dig\w+)|yatir\w*|girse\w*|giren)(?![a-z])/;

/** The period that the day of a measure stands for; undefined where the measure is told of the day. */
function toPeriod(id: string, time: number, text: string): Period | undefined {
  const isHeld = ofHolding.has(id) || (ofReturn.has(id) && bought.test(text));
  if (isHeld) return { kind: 'range', from: time };
  return ofDay.has(id) ? undefined : { kind: 'range', ...createDaySpan(time) };
}

/**
 * A measure beside a period in the place of its day; one that is told of a day keeps it, unless its
 * day is that of a purchase, of which the time since is told.
 */
function toPlaced(asked: MeasureRequest, isHeld: boolean): MeasureRequest {
  const isKept = ofDay.has(asked.id) && !(isHeld && ofReturn.has(asked.id));
  if (isKept || isOfNow(asked.id)) return asked;
  const { time: _, ...measure } = asked;
  return measure;
}

/**
 * The request with a day that its measure does not look at as its period: the sweeps of yesterday
 * are those of that day, what was bought on a day is told from it on. `now` in UTC milliseconds.
 */
export function placeInTime(
  request: AnalysisRequest,
  { measured: { moment, plain } }: ReadQuestion,
  now: number,
): AnalysisRequest {
  const { measures = [] } = request.plan;
  const [first] = measures;
  const isNamed = moment !== undefined && first?.time === moment && moment <= now;
  if (!isNamed || isOfNow(first.id)) return request;
  const period = toPeriod(first.id, moment, plain);
  return period === undefined
    ? request
    : {
        ...request,
        plan: {
          ...request.plan,
          period,
          measures: measures.map((one) => toPlaced(one, bought.test(plain))),
        },
      };
}
