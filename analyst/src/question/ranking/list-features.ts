import type { ReadQuestion } from '../read-question.ts';
import { findMeanings } from './find-meanings.ts';

/** Number of places that features are hashed to. */
export const featureCount = 8192;
/** Letters of a word that its endings leave alone, in both languages. */
const stemLetters = 5;
const gramLetters = 4;

function listGrams(word: string): string[] {
  const padded = `<${word}>`;
  const count = Math.max(1, padded.length - gramLetters + 1);
  return Array.from({ length: count }, (_, start) => padded.slice(start, start + gramLetters));
}

/** What the other parts of a question say, as words that no text has. */
function listMarks({ reading, measured }: RankedParts): string[] {
  const { shared, period, moment, numbers, pointsBack } = measured;
  const { clues, symbols } = reading;
  return [
    ...(shared.indicator === undefined ? [] : ['=indicator', `=indicator ${shared.indicator.id}`]),
    ...(shared.otherIndicator === undefined ? [] : ['=indicators']),
    ...clues.concepts.map((concept) => `=concept ${concept}`),
    ...(period === undefined ? [] : ['=period']),
    ...(moment === undefined ? [] : ['=day']),
    ...numbers.map(({ value }) => (value.kind === 'percent' ? '=percent' : '=number')),
    ...(symbols.length > 1 ? ['=several'] : []),
    ...(symbols.length > 0 ? ['=named'] : []),
    ...(pointsBack ? ['=back'] : []),
  ];
}

/** The parts of a reading that features are made of. */
export type RankedParts = {
  readonly reading: {
    readonly symbols: readonly string[];
    readonly clues: Pick<ReadQuestion['reading']['clues'], 'concepts'>;
  };
  readonly measured: Pick<
    ReadQuestion['measured'],
    'plain' | 'shared' | 'period' | 'moment' | 'numbers' | 'pointsBack'
  >;
};

/** FNV-1a of 32 bits, into the places. */
function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash ^= feature.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % featureCount;
}

/**
 * Places of the features of a question: stems of its words, pairs of them, groups of four letters,
 * and what was read besides; each once.
 */
export function listFeatures(read: RankedParts): number[] {
  const words = read.measured.plain.match(/[a-z#%]+/g) ?? [];
  const stems = words.map((word) => word.slice(0, stemLetters));
  const pairs = stems.slice(1).map((stem, index) => `${stems[index] ?? ''} ${stem}`);
  const meanings = findMeanings(read.measured.plain);
  const meaningPairs = meanings.flatMap((one, at) =>
    meanings.slice(at + 1).map((other) => `=${one}+${other}`),
  );
  const features = [
    ...meanings.map((meaning) => `=${meaning}`),
    ...meaningPairs,
    ...stems.map((stem) => `${stem} `),
    ...pairs,
    ...words.flatMap(listGrams),
    ...listMarks(read),
  ];
  return [...new Set(features.map(hashFeature))];
}
