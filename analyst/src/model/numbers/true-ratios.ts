import { mapLanguages, type Fact, type Language, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';

const ratios = mapLanguages((language) =>
  analystLanguages[language].model.ratios.map(([words, ratio]) => ({
    // Beside a number the word makes another one of it.
    pattern: new RegExp(`(?<![a-z]|degerinin )(?:${words})(?![a-z]| {2}| (?:of|that) )`, 'g'),
    ratio,
  })),
);

/** How far two numbers may be from the ratio that is said of them. */
const maxDeviation = 0.03;

/** Facts that are compared are of one kind: the widths of two gaps, a part of a count and the count. */
const isOneKind = (one: Fact, other: Fact): boolean =>
  one.id.split('.').at(-1) === other.id.split('.').at(-1) ||
  (one.unit === 'count' && [one, other].some(({ id }) => id.endsWith('.count')));

function hasRatio(values: readonly Fact[], ratio: number): boolean {
  return values.some((one, at) =>
    values.slice(at + 1).some((other) => {
      if (other.unit !== one.unit || !isOneKind(one, other)) return false;
      const [small, large] = [one, other]
        .map(({ value }) => Math.abs(Number(value)))
        .toSorted((a, b) => a - b);
      const own = (large ?? 0) / (small === undefined || small === 0 ? 1 : small);
      return Math.abs(own / ratio - 1) <= maxDeviation;
    }),
  );
}

/** Blanks the parts and multiples in words that two numbers of the sentence have to each other. */
export function replaceTrueRatios(
  folded: string,
  {
    sentence: { spans },
    facts,
    language,
  }: {
    readonly sentence: Sentence;
    readonly facts: ReadonlyMap<string, Fact>;
    readonly language: Language;
  },
): string {
  if (spans.length < 2) return folded;
  const values = spans.flatMap(({ factId }) => facts.get(factId) ?? []);
  return ratios[language].reduce(
    (text, { pattern, ratio }) =>
      hasRatio(values, ratio) ? text.replace(pattern, (one) => ' '.repeat(one.length)) : text,
    folded,
  );
}
