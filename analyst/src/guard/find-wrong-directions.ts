import { foldText, languages, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { GuardWords } from '../language/guard-words.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';

function createWordPattern(pick: (guard: GuardWords) => string): RegExp {
  const words = languages.map((language) => pick(analystLanguages[language].guard));
  return new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'g');
}

const upWords = createWordPattern(({ up }) => up);
const downWords = createWordPattern(({ down }) => down);

const isSigned = (factId: string): boolean =>
  factId.endsWith('change-percent') || factId === 'ema.200.distance-percent';

function calculateDistance(word: RegExpMatchArray, start: number, end: number): number {
  const at = word.index ?? 0;
  return at < start ? start - (at + word[0].length) : at - end;
}

/** Finds signed numbers whose nearest direction word has the other sign: no fall is "a rise". */
export function findWrongDirections(
  { text, spans }: Sentence,
  { facts }: GuardContext,
): GuardFault[] {
  const folded = foldText(text);
  return spans.flatMap(({ start, end, factId }) => {
    const value = facts.get(factId)?.value;
    if (!isSigned(factId) || typeof value !== 'number') return [];
    const words = [
      ...[...folded.matchAll(upWords)].map((match) => ({
        sign: 1,
        text: match[0],
        distance: calculateDistance(match, start, end),
      })),
      ...[...folded.matchAll(downWords)].map((match) => ({
        sign: -1,
        text: match[0],
        distance: calculateDistance(match, start, end),
      })),
    ].toSorted((a, b) => a.distance - b.distance);
    const nearest = words[0];
    return nearest === undefined || nearest.sign === Math.sign(value)
      ? []
      : [{ rule: 'direction' as const, text: nearest.text }];
  });
}
