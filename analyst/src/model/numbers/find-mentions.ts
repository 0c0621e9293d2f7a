import { mapLanguages, type Language } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';
import type { FrameDimension } from '../../language/frame-words.ts';

/** A word that says what a sentence is about, and where it stands. */
export type Mention = { readonly start: number; readonly end: number; readonly value: string };
type MentionDimension = FrameDimension | 'interval';

type Named = readonly (readonly [value: string, pattern: RegExp])[];

const toNamed = (words: Readonly<Partial<Record<string, string>>>): Named =>
  Object.entries(words).map(([value, source = '(?!)']) => [
    value,
    new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`, 'g'),
  ]);

const patterns = mapLanguages((language) => {
  const { dimensions: words, intervals } = analystLanguages[language].frames;
  return {
    interval: toNamed(intervals),
    subject: toNamed(words.subject),
    place: toNamed(words.place),
    pole: toNamed(words.pole),
    scale: toNamed(words.scale),
    edge: toNamed(words.edge),
    length: toNamed(words.length),
    what: toNamed(words.what),
  };
});

const findNamed = (folded: string, named: Named): readonly Mention[] =>
  named
    .flatMap(([value, pattern]) =>
      [...folded.matchAll(pattern)].map(({ index, 0: text }) => ({
        start: index,
        end: index + text.length,
        value,
      })),
    )
    .toSorted((one, other) => one.start - other.start);

/**
 * The words of a folded text that say what its numbers are about, in their order. Each dimension is
 * looked for when it is first asked for: most numbers are settled by one or two of eight.
 */
export function findMentions(
  folded: string,
  language: Language,
): (dimension: MentionDimension) => readonly Mention[] {
  const found: Partial<Record<MentionDimension, readonly Mention[]>> = {};
  return (dimension) => (found[dimension] ??= findNamed(folded, patterns[language][dimension]));
}
