import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { QuestionLexicon } from '../language/question-lexicon.ts';
import type { Words } from '../language/words.ts';

/** The question words of every language. */
export const lexicons: readonly QuestionLexicon[] = languages.map(
  (language) => analystLanguages[language].question,
);

function join(words: readonly string[]): string {
  const written = words.filter((word) => word !== '');
  return written.length === 0 ? '(?!)' : `(?:${written.join('|')})`;
}

/** One pattern source that matches the words of any language; without words it never matches. */
export function joinWords(pick: (lexicon: QuestionLexicon) => Words | undefined): string {
  return join(lexicons.flatMap((lexicon) => pick(lexicon) ?? []));
}

/** Endings of a short name, with or without an apostrophe ("rsi'nin", "fvgler", "poc'ta"). */
export const nameEnding = `(?:'?${joinWords((lexicon) => lexicon.nameEnding)})?`;

/** Words in a row that one group of a pattern takes at most; a question has fewer. */
const maxRepeats = 6;

/** Bounds groups that repeat, so that the time to search grows with the text and not its square. */
function boundRepeats(source: string): string {
  return source
    .replaceAll(/(?<!\\)\)\*/g, `){0,${maxRepeats}}`)
    .replaceAll(/(?<!\\)\)\+/g, `){1,${maxRepeats}}`);
}

/** Creates a pattern over folded text that matches whole words. */
export function createWordPattern(pattern: string, flags = ''): RegExp {
  // A word between two others may have an ending behind an apostrophe: "2023'te".
  const gapped = pattern.replaceAll('\\w+ )', "[\\w']+ )");
  const source = boundRepeats(gapped.replaceAll('<ending>', nameEnding));
  return new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, flags);
}

/** Creates a pattern of whole words that any language has. */
export function createLexiconPattern(pick: (lexicon: QuestionLexicon) => Words): RegExp {
  return createWordPattern(joinWords(pick));
}

/** Creates a pattern of whole words for each language that has any. */
export function createPatternsByLanguage(
  pick: (lexicon: QuestionLexicon) => Words | undefined,
  create: (source: string) => RegExp = createWordPattern,
): RegExp[] {
  return lexicons.flatMap((lexicon) => {
    const words = [pick(lexicon) ?? []].flat().filter((word) => word !== '');
    return words.length === 0 ? [] : [create(join(words))];
  });
}

/** A match in folded text with its offsets. */
export type Found<T> = { readonly value: T; readonly start: number; readonly end: number };

export function toFound<T>(value: T, match: RegExpExecArray): Found<T> {
  return { value, start: match.index, end: match.index + match[0].length };
}

/**
 * All matches of a global pattern in a text, in order. `matchAll` copies the pattern at each call,
 * and a copy is compiled anew once the runtime has dropped the code of the one before.
 */
export function listMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`not a global pattern: ${pattern.source}`);
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // An empty match does not move on by itself.
    if (match[0] === '') pattern.lastIndex += countUnits(text, pattern);
  }
  return found;
}

/** Length of the letter at which a pattern stands, in UTF-16 units as the pattern counts them. */
function countUnits(text: string, { unicode, lastIndex }: RegExp): number {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > 0xff_ff ? 2 : 1;
}

/** The first of several matches; the longest of those that start together. */
export function chooseFirst<T>(found: readonly Found<T>[]): Found<T> | undefined {
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)[0];
}
