import { findPlaces } from '../find-acts.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import type { ReadQuestion } from '../read-question.ts';
import { findMeanings } from './find-meanings.ts';
import { nameReading } from './name-reading.ts';

/** Number of places that features are hashed to. */
export const featureCount = 32_768;
/** Letters of a word that its endings leave alone, in both languages. */
const stemLetters = 5;
const gramLetters = [3, 4, 5] as const;

/** Groups of letters of a word, its start and end marked. */
function listGrams(word: string): string[] {
  const padded = `<${word}>`;
  return gramLetters.flatMap((letters) =>
    Array.from({ length: Math.max(0, padded.length - letters + 1) }, (_, start) =>
      padded.slice(start, start + letters),
    ),
  );
}

const actKinds = ['definition', 'advice', 'back', 'narrowing', 'off-topic', 'small-talk'] as const;

/** What the other parts of a question say, as words that no text has. */
export function listMarks({ reading, measured }: ReadQuestion): string[] {
  const { shared, period, moment, numbers, pointsBack, form } = measured;
  const { clues, symbols } = reading;
  return [
    ...(shared.indicator === undefined ? [] : ['=indicator', `=indicator ${shared.indicator.id}`]),
    ...(shared.otherIndicator === undefined ? [] : ['=indicators']),
    ...clues.concepts.map((concept) => `=concept ${concept}`),
    ...(period === undefined ? [] : ['=period', `=period ${period.kind}`]),
    ...(moment === undefined ? [] : ['=day']),
    ...(form === undefined ? [] : [`=form ${form}`]),
    ...numbers.map(({ value }) => (value.kind === 'percent' ? '=percent' : '=number')),
    ...(symbols.length > 1 ? ['=several'] : []),
    ...(symbols.length > 0 ? ['=named'] : []),
    ...(clues.intervals > 0 ? ['=interval'] : []),
    ...(clues.intervals > 1 ? ['=intervals'] : []),
    ...(pointsBack ? ['=back'] : []),
    ...actKinds
      .filter((kind) => findPlaces(reading.spoken, kind).length > 0)
      .map((one) => `=${one}`),
  ];
}

/** What the rules read, as words that no text has. */
function listRuled({ measured }: ReadQuestion, { request, by }: RuledRequest): string[] {
  return [
    `=read ${nameReading(request)}`,
    `=by ${by}`,
    ...measured.measures.map(({ id }) => `=phrase ${id}`),
  ];
}

/** FNV-1a of 32 bits, into the places. */
function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash ^= feature.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % featureCount;
}

const toPlaces = (features: readonly string[]): number[] => [
  ...new Set(features.map((feature) => hashFeature(feature))),
];

/** The question before, alone and beside each word: "since when" after a trend. */
function listAfter(after: string, words: readonly string[]): string[] {
  return [
    '=after',
    `=after ${after}`,
    ...words.map((word) => `=after ${after} ${word}`),
    ...words.map((word) => `=again ${word}`),
  ];
}

/** Places of what a question says, and of what the rules made of it. */
export type Features = { readonly said: readonly number[]; readonly ruled: readonly number[] };

/**
 * Places of the features of a question: its words, their stems, pairs of them, groups of letters,
 * and what was read besides; each once.
 */
export function listFeatures(
  read: ReadQuestion,
  ruled: RuledRequest,
  /** Name of the reading of the question before; undefined where there is none. */
  after: string | undefined,
): Features {
  const words = read.measured.plain.match(/[a-z#%]+/g) ?? [];
  const stems = words.map((word) => word.slice(0, stemLetters));
  const pairs = stems.slice(1).map((stem, index) => `${stems[index] ?? ''} ${stem}`);
  const spaced = stems.slice(2).map((stem, index) => `${stems[index] ?? ''} _ ${stem}`);
  const meanings = findMeanings(read.measured.plain);
  const meaningPairs = meanings.flatMap((one, at) =>
    meanings.slice(at + 1).map((other) => `=${one}+${other}`),
  );
  return {
    said: toPlaces([
      ...meanings.map((meaning) => `=${meaning}`),
      ...meaningPairs,
      ...words.map((word) => `${word}.`),
      ...stems.map((stem) => `${stem} `),
      `^${stems.slice(0, 2).join(' ')}`,
      ...pairs,
      ...spaced,
      ...words.flatMap(listGrams),
      ...listMarks(read),
      ...(after === undefined ? [] : listAfter(after, [...stems, ...meanings, ...listMarks(read)])),
    ]),
    ruled: toPlaces(listRuled(read, ruled)),
  };
}
