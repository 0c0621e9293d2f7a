import type { QuestionPlan } from '@vela/contracts';
import { measures, type Measure, type MeasureId } from '@vela/engine';
import { findMeasure } from '../measures/find-measure.ts';
import { toTypedText } from './list-residue.ts';
import type { ReadQuestion } from './read-question.ts';

/** They look at a typed price beside those that cannot do without one. */
const ofPrice: ReadonlySet<string> = new Set<MeasureId>([
  'all-time-high',
  'distance-to-price',
  'time-above',
  'zone-state',
  'touch-history',
]);
/** They look at a typed size in percent. */
const ofPercent: ReadonlySet<string> = new Set<MeasureId>([
  'change',
  'distance-to-price',
  'drawdown',
  'first-since',
  'if-price',
  'last-time-at',
  'levels-between',
  'opening-gaps',
  'reach-share',
  'time-above',
  'typical-move',
  'up-share',
]);

/** They look at no number of candles, events or days. */
const withoutCount: ReadonlySet<string> = new Set<MeasureId>([
  'all-time-high',
  'annual-return',
  'change',
  'indicator-at',
  'indicator-cross',
  'indicator-share',
  'moving-average-distance',
  'previous-extremes',
  'price-at',
  'time-above',
  'typical-move',
]);

function isPriceUsed(id: string): boolean {
  const known = findMeasure(id);
  if (known === undefined || ofPrice.has(id)) return true;
  const { needs, needsEither = [] }: Measure = measures[known];
  return needs.includes('price') || needsEither.includes('price');
}

/**
 * A typed price, size or count that the one measure of a question does not look at, as typed: the answer
 * says that it was not used.
 */
export function findUnusedNumbers(
  { measured: { numbers }, reading }: ReadQuestion,
  { measures: asked = [] }: QuestionPlan,
  message: string,
): readonly string[] {
  const [measure, ...others] = asked;
  if (measure === undefined || others.length > 0) return [];
  const { id, price, percent, count } = measure;
  const isPriceLost = price !== undefined && !isPriceUsed(id);
  // A beta is told of one percent anyway.
  const isTold = id === 'beta' && percent === 1;
  const isPercentLost = percent !== undefined && !ofPercent.has(id) && !isTold;
  const isCountLost = count !== undefined && withoutCount.has(id);
  return numbers
    .filter(({ value }) =>
      value.kind === 'percent'
        ? isPercentLost && Math.abs(value.value) === percent
        : (isPriceLost && value.value === price) || (isCountLost && value.value === count),
    )
    .map((place) => toTypedText(place, reading.spoken, message));
}
