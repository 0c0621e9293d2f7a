import type { Intent, MeasureRequest } from '@vela/contracts';
import type { ReadQuestion } from './read-question.ts';

/** Measures that the chart's own answer of an intent tells too, with more around it. */
const toldByChart: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  gaps: ['zone-list', 'zone-count', 'nearest-structure', 'zone-state', 'distance-to-price'],
  blocks: ['zone-list', 'zone-count', 'nearest-structure', 'zone-state', 'distance-to-price'],
  levels: ['nearest-structure', 'zone-list'],
  'last-sweep': ['drawdown', 'events', 'zone-state', 'zone-list'],
  bias: ['trend', 'zone-list'],
  findings: [
    'zone-list',
    'trend',
    'events',
    'patterns',
    'divergences',
    'average-range',
    'range-position',
  ],
  indicator: ['indicator-at', 'volume-now', 'volatility-rank'],
  volatility: ['volatility-rank'],
  killzone: ['session-range', 'high-low'],
  timeframes: ['trend'],
};

// "Of the previous week" is that of the data, which may have ended long ago.
const ofPrevious = /(?<![a-z])(?:previous|prior|onceki) /;
const counting =
  /(?<![a-z])(?:how many|count|number of|kac (?:tane|adet)|adedi|sayi(?:si|sini|lari))(?![a-z])/;
const eitherWay = /bull\w* or bear|bear\w* or bull|(?:boga|ayi)(?:da)? mi (?:ayi|boga)/;
const ofRange =
  /rang|averag|wide|size|mov|high|low|big|pips?|points|by session|ortalam|aralig|aralik|genis|oyna|hareket|tepe|dib|dip|puan|ne kadar yol|gezi/;
// The chart's own answers tell the nearest with its state and side.
const toldFilters: ReadonlySet<string> = new Set(['id', 'concept', 'side', 'scale']);

/** Of gaps the answer tells those that count, of blocks those that no candle has touched too. */
export function isStateNarrow(intent: Intent, state: MeasureRequest['state']): boolean {
  const isTold = state === 'unfilled' || (state === 'untouched' && intent === 'blocks');
  return state !== undefined && !isTold;
}

/** Whether a question narrows a measure beyond what the chart's own answer tells. */
function isNarrowed({ request, measured }: ReadQuestion, measure: MeasureRequest): boolean {
  const { order, state, count, ...others } = measure;
  const isOrdered = order !== undefined && order !== 'nearest' && order !== 'newest';
  const isOfState = isStateNarrow(request.plan.intent, state);
  const isCounted = count !== undefined && count > 1;
  const isFiltered = Object.keys(others).some((name) => !toldFilters.has(name));
  return isOrdered || isOfState || isCounted || isFiltered || measured.pointsBack;
}

function isTimed({ period, moment }: ReadQuestion['measured']): boolean {
  return period !== undefined || moment !== undefined;
}

/** The chart's answer lists some zones: how many there are is a question of its own. */
function asksCount({ plain }: ReadQuestion['measured'], asked: readonly MeasureRequest[]): boolean {
  return counting.test(plain) && asked.some(({ id }) => id === 'zone-count');
}

/** Whether the chart's own answer tells all that the measures asked for would. */
export function isToldByChart(read: ReadQuestion, asked: readonly MeasureRequest[]): boolean {
  const { request, measured } = read;
  const { intent } = request.plan;
  const told = toldByChart[intent];
  if (intent === 'levels' && ofPrevious.test(measured.text)) return true;
  if (intent === 'bias' && eitherWay.test(measured.text)) return true;
  if (told === undefined || isTimed(measured) || asksCount(measured, asked)) return false;
  // "The daily broke, is the weekly still bullish": the trend of each is told.
  if (intent === 'timeframes' && read.reading.clues.intervals > 1)
    return asked.every(({ id }) => id === 'trend');
  if (intent === 'killzone' && ofRange.test(measured.plain)) return false;
  return asked.every((one) => told.includes(one.id) && !isNarrowed(read, one));
}
