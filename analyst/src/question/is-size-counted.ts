import type { Period } from '@vela/contracts';
import type { ReadQuestion } from './read-question.ts';
import { createLexiconPattern } from './word-pattern.ts';

const counts = createLexiconPattern(({ sizes }) => sizes.counts);
const candles = createLexiconPattern(({ sizes }) => sizes.candles);
const ofPeak = createLexiconPattern(({ sizes }) => sizes.ofPeak);

/** Larger moves are rarely those of one candle: "how many times did it fall 20 %" is of its highs. */
const mostPercent = 10;

/** Whether a period is how long is given to price: "in a week". */
function isWithin(period: Period | undefined): boolean {
  const isOne = period?.kind === 'last' && period.count === 1;
  return isOne && period.unit !== 'day' && period.unit !== 'year';
}

/**
 * Whether it asks how many candles moved by more than a size: "how many days did it fall over 4 %",
 * "kaç kez %5 düştü". A number of days to do it in makes it a question of what price reached.
 */
export function isSizeCounted({ measured, reading }: ReadQuestion): boolean {
  const { numbers, period, plain } = measured;
  const [size] = numbers;
  if (size?.value.kind !== 'percent' || numbers.length > 1 || !counts.test(plain)) return false;
  const isOther = ofPeak.test(reading.spoken) || reading.clues.concepts.length > 0;
  if (isOther || isWithin(period)) return false;
  return size.value.value <= mostPercent || candles.test(reading.spoken);
}
