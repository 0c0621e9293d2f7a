import { mapLanguages, type Fact, type Language, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';

const ratios = mapLanguages((language) => {
  const { model, frames } = analystLanguages[language];
  const { below, above, about } = frames.hedges;
  return model.ratios.map(([words, ratio]) => ({
    // Beside a number the word makes another one of it.
    pattern: new RegExp(
      `(?:(?<below>(?<![a-z])(?:${below}) )|(?<above>(?<![a-z])(?:${above}) )|(?<about>(?<![a-z])(?:${about}) ))?(?<![a-z]|degerinin )(?:${words})(?![a-z]| {2}| that | of {2})`,
      'g',
    ),
    ratio,
  }));
});

/** Any of the words: most sentences hold none. */
const anyRatio = mapLanguages(
  (language) =>
    new RegExp(
      `(?<![a-z])(?:${analystLanguages[language].model.ratios.map(([words]) => words).join('|')})(?![a-z])`,
    ),
);

/** How far two numbers may be from the ratio that is said of them. */
const maxDeviation = 0.03;
/** The same where it is called rounded, and on the side of "more than" and "almost". */
const maxRounded = 0.1;
const maxBeyond = 0.3;

/** Facts that are compared are of one kind: the widths of two gaps, counts, a part and the whole. */
const isOneKind = (one: Fact, other: Fact): boolean =>
  one.unit === 'count'
    ? one.id.split('.')[0] === other.id.split('.')[0] || getEnd(one) === getEnd(other)
    : getEnd(one) === getEnd(other);
const getEnd = ({ id }: Fact): string | undefined => id.split('.').at(-1);

/** Facts that are a part of a whole. */
const shareIds = /(?:-share|close-percent|percentile)$/;

type Range = { readonly least: number; readonly most: number };

function toRange(groups: Record<string, string | undefined> | undefined): Range {
  if (groups?.['below'] !== undefined) return { least: -maxRounded, most: maxDeviation };
  if (groups?.['above'] !== undefined) return { least: 0, most: maxBeyond };
  const most = groups?.['about'] === undefined ? maxDeviation : maxRounded;
  return { least: -most, most };
}

function hasRatio(values: readonly Fact[], ratio: number, { least, most }: Range): boolean {
  return values.some((one, at) =>
    values.slice(at + 1).some((other) => {
      if (other.unit !== one.unit || !isOneKind(one, other)) return false;
      const [small, large] = [one, other]
        .map(({ value }) => Math.abs(Number(value)))
        .toSorted((a, b) => a - b);
      const own = (large ?? 0) / (small === undefined || small === 0 ? 1 : small);
      return own / ratio - 1 >= least && own / ratio - 1 <= most;
    }),
  );
}

/** Words by the share that they say: "half" is 1/2, and of no percentage twice. */
const isShare = (values: readonly Fact[], ratio: number, range: Range): boolean =>
  values.some(({ id, unit, value }) => {
    const own = (Number(value) / 100) * ratio - 1;
    return unit === 'percent' && shareIds.test(id) && own >= range.least && own <= range.most;
  });

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
  if (!anyRatio[language].test(folded)) return folded;
  const values = spans.flatMap(({ factId }) => facts.get(factId) ?? []);
  return ratios[language].reduce(
    (text, { pattern, ratio }) =>
      [...text.matchAll(pattern)].reduce((left, { index, 0: said, groups }) => {
        const range = toRange(groups);
        const isTrue = hasRatio(values, ratio, range) || isShare(values, ratio, range);
        const end = index + said.length;
        return isTrue
          ? `${left.slice(0, index)}${' '.repeat(said.length)}${left.slice(end)}`
          : left;
      }, text),
    folded,
  );
}
