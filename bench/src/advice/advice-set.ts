import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@vela/contracts';

export const adviceHalves = ['frozen', 'open'] as const;
export type AdviceHalf = (typeof adviceHalves)[number];

/** Sets by who wrote them and when: `bench/advice/README.md`. */
export const adviceSets = ['first', 'second', 'fourth', 'fifth'] as const;
export type AdviceSet = (typeof adviceSets)[number];
/** Sets of which all is open, to learn from alone. */
export const learnedSets = ['third', 'sixth'] as const;
type OpenSet = AdviceSet | (typeof learnedSets)[number];

/** A sentence that is advice, or one of the field that is none. */
export type AdviceSentence = { readonly text: string; readonly advice: boolean };

const folder = path.resolve(import.meta.dirname, '../../advice');

function isAdviceSentence(value: unknown): value is AdviceSentence {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'advice' in value &&
    typeof value.advice === 'boolean'
  );
}

const readLines = (language: Language, name: string): readonly string[] =>
  readFileSync(path.join(folder, language, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Sentences of one half of a set. Throws when the file holds anything else. */
export function readAdviceSet(
  language: Language,
  set: OpenSet,
  half: AdviceHalf,
): readonly AdviceSentence[] {
  const name = set === 'first' ? `${half}.jsonl` : `${set}-${half}.jsonl`;
  const rows: readonly unknown[] = readLines(language, name).map((line): unknown =>
    JSON.parse(line),
  );
  if (!rows.every(isAdviceSentence)) throw new Error(`${language}/${name} holds other lines`);
  return rows;
}

/** The open halves of all sets, from which rules and weights may be worked out. */
export const readOpenAdvice = (
  language: Language,
): readonly (AdviceSentence & { readonly set: OpenSet })[] =>
  [...adviceSets, ...learnedSets].flatMap((set) =>
    readAdviceSet(language, set, 'open').map((row) => ({ ...row, set })),
  );

/** Sentences of the narrator without names and numbers, which must pass. */
export const readNarratorSentences = (language: Language): readonly string[] =>
  readLines(language, 'narrator.txt');

/** Sentences about values in the manner of a model, without names; a number in the place of each. */
export const readMannerSentences = (language: Language): readonly string[] =>
  readFileSync(path.join(folder, `../numbers/manner-${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line
        .replace(/^(?:up|down): /, '')
        .replace(/\[\[[^\]]+\]\]|<[^>]+>/g, '5')
        .replaceAll('@name', ''),
    );
