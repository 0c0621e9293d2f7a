import type { AnalysisRequest } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import { asksSinceThen } from './find-time.ts';
import type { ReadQuestion } from './read-question.ts';

/** Measures of a time that has a beginning. */
const timed: ReadonlySet<string> = new Set<MeasureId>([
  'change',
  'relative-strength',
  'spread-of-returns',
  'annual-return',
  'drawdown',
  'rally',
]);
// What price did last is found by the measures themselves, "since when" asks for the day.
const ofPrice =
  /(?<![a-z])(?:when|what|ne zaman|high|low|top|bottom|peak|record|ath|atl|cross|br[eo]ak|close|open|tepe|zirve|dip|dib|rekor|kir|kes|kapan|acil)/;

/**
 * A beginning that the question names and the calendar does not have ("since the wedding", "geçen
 * bayramdan beri"), as typed: the answer says that it was not read.
 */
export function findUnknownStart(
  { reading, measured }: ReadQuestion,
  { measures = [], period }: AnalysisRequest['plan'],
): readonly string[] {
  const { since } = reading.refused;
  const isTimed = measures.some(({ id }) => timed.has(id)) && period === undefined;
  if (since === '' || !isTimed || measured.moment !== undefined) return [];
  return ofPrice.test(reading.spoken) || asksSinceThen(reading.spoken) ? [] : [since];
}
