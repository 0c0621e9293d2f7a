import type { ReadQuestion } from './read-question.ts';
import { isVocabulary } from './vocabulary.ts';

// An instrument and an interval alone ask for its chart, with or without a small word beside them.
const leastWords = 2;
const smallWords = /(?<![a-z])(?:and|on|the|in|at|for|of|to|a|an|ve|de|da|bir|bi|bu)(?![a-z])/g;

function listOwnWords({ measured }: ReadQuestion): readonly string[] {
  return measured.plain.replaceAll(smallWords, ' ').match(/[a-z]{2,}/g) ?? [];
}

/** Whether a question has words beside its instrument, period, interval and numbers. */
export function hasOwnWords(read: ReadQuestion, least = leastWords): boolean {
  return listOwnWords(read).length >= least;
}

const mostShortWords = 5;

/** Whether it has so few words that what it leaves out is what the last answer was about. */
export function isShort({ measured }: ReadQuestion): boolean {
  return (measured.plain.match(/[a-z#]+/g)?.length ?? 0) <= mostShortWords;
}

/**
 * Whether a question is about a market as far as can be told: it names something of one, or half of
 * its words are those of questions. The model gives every text a reading, bread recipes too.
 */
export function isFamiliar(read: ReadQuestion): boolean {
  const { reading, measured } = read;
  const isPlaced = reading.symbols.length > 0 || measured.pointsBack;
  const isNamed = reading.clues.concepts.length > 0 || measured.shared.indicator !== undefined;
  const own = listOwnWords(read);
  const known = own.filter((word) => isVocabulary(word));
  return isPlaced || isNamed || known.length * 2 > own.length;
}
