import { foldText } from '@vela/contracts';
import { findWhether } from '../find-whether.ts';
import { toTypedText } from '../list-residue.ts';
import { isCommon } from '../vocabulary.ts';
import { isComparing } from './list-times.ts';
import type { ReadRequest } from './read-request.ts';

/** A name of what can be measured has few words: "50 day average", "biggest one-day drop in 2022". */
const mostWords = 6;
const countWords = (text: string): number => text.match(/[\p{L}\p{N}%'’-]+/gu)?.length ?? 0;

/** Whether a list was read as a wish that the ranking alone makes of its names. */
export function isGuessedAct({ request, evidence }: ReadRequest): boolean {
  return !evidence.isRuled && request.plan.intent === 'task';
}

/** Whether a text is a word of any question: "when", "why". */
const isCommonAlone = (text: string): boolean => !text.includes(' ') && isCommon(foldText(text));

/**
 * Whether a message is a list of names ("high, low and drawdown"), of which each asks for a figure
 * of its own; sentences and questions of yes or no are none.
 */
export function isNameList(whole: ReadRequest, texts: readonly string[], message: string): boolean {
  const { measured, reading } = whole.evidence.read;
  // "Which fell more, and when": sentences, and words that ask again, are no names.
  const isSentence = texts.some((text) => isComparing(foldText(text)) || isCommonAlone(text));
  const isAsked = isSentence || /[?!]./.test(message) || findWhether(measured.plain) !== undefined;
  const isShort = texts.every((text) => countWords(text) <= mostWords);
  return texts.length > 1 && isShort && !isAsked && !reading.clues.has('meaning');
}

/** The words of the one period that a message names, as typed; empty where it names none. */
export function findPeriodWords({ evidence }: ReadRequest, message: string): string {
  const { measured, reading } = evidence.read;
  const [only, ...others] = measured.times;
  if (only === undefined || others.length > 0 || measured.period === undefined) return '';
  return toTypedText(only, reading.spoken, message);
}
