import type { Fact, Language } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';

const kinds = ['levels', 'gaps', 'blocks'] as const;

/** What a sentence tells of, by kind: its prices, and its gaps and blocks, each once. */
function countTold(ids: readonly string[], facts: ReadonlyMap<string, Fact>) {
  const prices = new Set(ids.filter((id) => facts.get(id)?.unit === 'price'));
  const countZones = (kind: string): number =>
    new Set(ids.filter((id) => id.startsWith(`${kind}.`)).map((id) => id.split('.')[1])).size;
  return { levels: prices.size, gaps: countZones('gap'), blocks: countZones('block') };
}

/** Blanks "two levels", "one gap" where the sentence tells of just so many. */
export function replaceTrueCounts(
  folded: string,
  ids: readonly string[],
  { facts, language }: { readonly facts: ReadonlyMap<string, Fact>; readonly language: Language },
): string {
  const { counted, numbers, wholes } = analystLanguages[language].frames;
  const told = countTold(ids, facts);
  const numbersTold = new Set(ids.filter((id) => typeof facts.get(id)?.value === 'number')).size;
  const all = Object.keys(numbers.small).filter((word) => numbers.small[word] === numbersTold);
  const whole = new RegExp(`(?<![a-z])(?:${wholes}) (?:${all.join('|')})(?![a-z])`, 'g');
  const rest = all.length === 0 ? folded : folded.replace(whole, (one) => ' '.repeat(one.length));
  return kinds.reduce((text, kind) => {
    const [count, things] = [told[kind], counted[kind]];
    const words = Object.keys(numbers.small).filter((word) => numbers.small[word] === count);
    if (words.length === 0) return text;
    const pattern = new RegExp(
      `(?<![a-z-])(?:${words.join('|')})(?= (?:[a-z]+ )?(?:${things})(?![a-z]))`,
      'g',
    );
    return text.replace(pattern, (word) => ' '.repeat(word.length));
  }, rest);
}
