import { foldText, type Intent } from '@vela/contracts';
import { findResidue } from './find-residue.ts';
import type { ReadQuestion } from './read-question.ts';
import { shorten } from './shorten.ts';

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
    const original = typed[foldedTyped.findIndex((one) => one.includes(word))] ?? word;
    return shorten(original.replace(/^[^\p{L}\p{N}$€%]+|[^\p{L}\p{N}%]+$/gu, ''));
  });
}

const withoutResidue: ReadonlySet<Intent> = new Set([
  'distress',
  'advice',
  'off-topic',
  'small-talk',
  'task',
]);

/** Words that no part of the plan covers, as typed. */
export function listResidue(
  { request, reading, measured }: ReadQuestion,
  { intent, isVague }: { readonly intent: Intent; readonly isVague: boolean },
  message: string,
): string[] {
  if (withoutResidue.has(intent)) return [];
  const isMeasured = intent === 'measure';
  const usesNumbers = isMeasured || reading.clues.indicator !== undefined;
  const places = findResidue(reading.spoken, measured.mask, {
    isOpen: intent === 'analyze' || intent === 'unknown',
    isMeasured,
    isVague,
    unused: usesNumbers ? [] : measured.numbers,
  });
  const said = Object.values(request.plan.unread ?? {}).map((words) => foldText(words));
  return toTypedWords(places, reading.spoken, message).filter(
    (word) => !said.some((words) => words.includes(foldText(word))),
  );
}
