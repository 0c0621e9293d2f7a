import { findPlaces } from './find-acts.ts';
import { isFiller, isKnownWord } from './known-words.ts';
import { findQuestionWordPlaces } from './question-words.ts';
import type { MaskedText, TextRange } from './mask-text.ts';
import { isCommon, isVocabulary } from './vocabulary.ts';

const maxResidue = 4;
const token = /(?<word>[a-z][a-z'’&.-]*[a-z]|[a-z])|(?<number>[$€%]?\d+(?:[.,]\d+)*%?)/g;

// An ending after an apostrophe belongs to a name: "btc'nin" leaves "'nin".
const leastLetters = 3;
/** In an overview that no word asked for, shorter words say too little to be named. */
const leastVague = 4;

/** Whether an uncovered word carries meaning: not a filler, a common word or an ending. */
function isBearing(word: string, before: string | undefined, isOpen: boolean): boolean {
  const isEnding = before === "'" || before === '’';
  if (word.length < leastLetters || isEnding) return false;
  const [stem = word] = word.split(/['’]/);
  const isOrdinary = isCommon(stem) || isCommon(word.replaceAll(/['’]/g, ''));
  return !isOrdinary && !(isOpen ? isKnownWord(stem) : isVocabulary(stem));
}

/**
 * Words of a folded text that carry meaning and that nothing read: numbers, names, unknown words.
 * `isOpen`: the whole chart is described, so that a word by which questions are read was not
 * followed either; `isVague`: no word asked for that, so that common words count too. `unused` are numbers that this answer does not use.
 */
export function findResidue(
  folded: string,
  mask: MaskedText,
  {
    isOpen,
    isMeasured,
    isVague,
    unused = [],
  }: {
    readonly isOpen: boolean;
    readonly isMeasured: boolean;
    readonly isVague: boolean;
    readonly unused?: readonly TextRange[];
  },
): readonly { readonly start: number; readonly end: number }[] {
  for (const place of findPlaces(folded, 'plain')) mask.cover(place);
  for (const place of findPlaces(folded, 'back')) mask.cover(place);
  if (!isMeasured) for (const place of findQuestionWordPlaces(folded)) mask.cover(place);
  return [...folded.matchAll(token)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      word: match.groups?.['word'],
    }))
    .filter(({ start, end, word }) => {
      const isUnused = unused.some((one) => one.start <= start && end <= one.end);
      if (word === undefined) return isUnused || !mask.isCovered({ start, end });
      const isMeant = isVague
        ? word.length >= leastVague && !isFiller(word)
        : isBearing(word, folded[start - 1], isOpen);
      return !mask.isCovered({ start, end }) && isMeant;
    })
    .slice(0, maxResidue);
}
