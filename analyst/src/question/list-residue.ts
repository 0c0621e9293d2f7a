import { foldText, type Intent } from '@vela/contracts';
import { findConceptPositions } from './find-concept.ts';
import { findResidue } from './find-residue.ts';
import { isLearnedWord } from './ranking/learned-words.ts';
import type { ReadQuestion } from './read-question.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { shorten } from './shorten.ts';
import { isWritten } from './vocabulary.ts';

/** The words of a part of the corrected text as typed, where the words are as many. */
export function toTypedText(
  { start, end }: { readonly start: number; readonly end: number },
  corrected: string,
  message: string,
): string {
  const words = [...corrected.slice(start, end).matchAll(/\S+/g)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  return toTypedWords(words, corrected, message).join(' ');
}

const sharedLetters = 3;

/** Whether two folded words are one before and after its correction. */
const isCloseTo = (typed: string, word: string): boolean =>
  typed.slice(0, sharedLetters) === word.slice(0, sharedLetters) &&
  Math.abs(typed.length - word.length) < sharedLetters;

/** Words as typed, by their place in the corrected text where the words are as many. */
function toTypedWords(
  ranges: readonly { readonly start: number; readonly end: number }[],
  corrected: string,
  message: string,
): string[] {
  const typed = message.split(/\s+/);
  const foldedTyped = typed.map((word) => foldText(word));
  return ranges.map(({ start, end }) => {
    const word = corrected.slice(start, end);
    const isSame = (one: string): boolean => one.replace(/[^a-z0-9]+$/, '') === word;
    const at = foldedTyped.findIndex(isSame);
    const near = at >= 0 ? at : foldedTyped.findIndex((one) => one.includes(word));
    // A word that was corrected is quoted as it was typed.
    const place = near >= 0 ? near : foldedTyped.findIndex((one) => isCloseTo(one, word));
    const original = typed[place] ?? word;
    return shorten(original.replace(/^[^\p{L}\p{N}$€%]+|[^\p{L}\p{N}%]+$/gu, ''));
  });
}

const withoutResidue: ReadonlySet<Intent> = new Set([
  'distress',
  'advice',
  'off-topic',
  'small-talk',
  'task',
  'calendar',
  'news',
]);

/** A folded word without an ending after an apostrophe; undefined for what is no word. */
function toPlainWord(word: string): string | undefined {
  const [stem = word] = word.split(/['’-]/);
  return /^[a-z]+$/.test(stem) ? stem : undefined;
}

/** Whether a word says nothing beside a likely reading: one it was learned with, or any of a language. */
function isReadWithOthers(word: string): boolean {
  const stem = toPlainWord(word);
  return stem !== undefined && (isLearnedWord(stem) || isWritten(stem));
}

/** Whether a word is one of a dictionary: "my cousin says", "hocamiz derdi". */
function isOrdinary(word: string): boolean {
  const stem = toPlainWord(word);
  return stem !== undefined && isOrdinaryWord(stem);
}

/** Words that no part of the plan covers, as typed. */
export function listResidue(
  { request, reading, measured }: ReadQuestion,
  {
    intent,
    isVague,
    isLikely = false,
    isOfIndicator = reading.clues.indicator !== undefined,
  }: {
    readonly intent: Intent;
    readonly isVague: boolean;
    readonly isLikely?: boolean;
    /** A number is one of its values: "what does 70 stand for" after the RSI. */
    readonly isOfIndicator?: boolean;
  },
  message: string,
): string[] {
  if (withoutResidue.has(intent)) return [];
  const isMeasured = intent === 'measure';
  const usesNumbers = isMeasured || isOfIndicator;
  const places = findResidue(reading.spoken, measured.mask, {
    isOpen: intent === 'analyze' || intent === 'unknown',
    isMeasured,
    isVague,
    unused: usesNumbers ? [] : measured.numbers,
  });
  const concepts = findConceptPositions(reading.spoken);
  const unread = places.filter(({ start, end }) => {
    const word = reading.spoken.slice(start, end);
    // "Dragon gaps": what stands before a structure says which, however usual the word is.
    if (concepts.some((concept) => concept.start - end === 1)) return true;
    return (isVague || !isOrdinary(word)) && !(isLikely && isReadWithOthers(word));
  });
  const said = Object.values(request.plan.unread ?? {}).map((words) => foldText(words));
  return toTypedWords(unread, reading.spoken, message).filter(
    (word) => !said.some((words) => words.includes(foldText(word))),
  );
}
