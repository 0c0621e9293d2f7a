import { slipsToBeginning } from './edit-distance.ts';

/** How well a word of a text is what somebody typed; 0: it is not. Each kind ranks below the one before. */
export const matchQuality = { same: 1, begins: 0.8, inflected: 0.6, slip: 0.4 } as const;

/** A typed word that is a known one with an ending: "gaps" for "gap", "grafikleri" for "grafik". */
function isInflectionOf(typed: string, word: string): boolean {
  if (!typed.startsWith(word)) return false;
  return word.length >= 4 || (word.length === 3 && typed.length === 4);
}

const softened: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };

/** Turkish softens a last consonant before a vowel: "bosluk" is the word of which "boslugu" is a form. Both are folded. */
function soften(word: string): RegExp | undefined {
  const last = softened[word.slice(-1)];
  return last !== undefined && word.length >= 3
    ? new RegExp(`^${word.slice(0, -1)}${last}[aeiou]`)
    : undefined;
}

function slipsAllowed(typed: string): number {
  if (typed.length < 4 || /\d/.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** Without slips of the fingers. */
export function matchWord(typed: string, word: string): number {
  if (typed === word) return matchQuality.same;
  if (typed.length >= 2 && word.startsWith(typed)) return matchQuality.begins;
  if (soften(typed)?.test(word) === true) return matchQuality.begins;
  return isInflectionOf(typed, word) || soften(word)?.test(typed) === true
    ? matchQuality.inflected
    : 0;
}

/** With slips: for what nothing matches without. */
export function matchWithSlips(typed: string, word: string): number {
  const most = slipsAllowed(typed);
  if (most === 0 || word.length < typed.length - most) return 0;
  const slips = slipsToBeginning(typed, word, most);
  return slips <= most ? matchQuality.slip / Math.max(1, slips) : 0;
}
