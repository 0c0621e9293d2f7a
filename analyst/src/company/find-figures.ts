import { companyFigures, languages, pillarFigures, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern, toFound, type Found } from '../question/word-pattern.ts';

const patterns = companyFigures.map((figure) => {
  const words = languages.flatMap(
    (language) => analystLanguages[language].company.questions[figure],
  );
  return { figure, pattern: createWordPattern(words.join('|'), 'g') };
});
const numbered = languages.map((language) =>
  createWordPattern(analystLanguages[language].company.numberedPillar, 'g'),
);

/** "Pillar 7" is the seventh. */
function findNumbered(text: string): Found<CompanyFigure>[] {
  return numbered.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const number = Number(match.groups?.['number'] ?? match.groups?.['ordinal']);
      const figure = pillarFigures[number - 1];
      return figure === undefined ? [] : [toFound(figure, match)];
    }),
  );
}

const maxFigures = 4;

/** Figures of a company that a folded text names, in its order; of overlapping ones the longest. */
export function findFigures(text: string): readonly Found<CompanyFigure>[] {
  const named = patterns.flatMap(({ figure, pattern }) =>
    [...text.matchAll(pattern)].map((match) => toFound(figure, match)),
  );
  const ranked = [...findNumbered(text), ...named].toSorted(
    (one, other) => other.end - other.start - (one.end - one.start),
  );
  const chosen: Found<CompanyFigure>[] = [];
  for (const one of ranked) {
    const isTaken = chosen.some(
      (other) => other.value === one.value || (one.start < other.end && other.start < one.end),
    );
    if (!isTaken) chosen.push(one);
  }
  return chosen.toSorted((one, other) => one.start - other.start).slice(0, maxFigures);
}

/** Figures that nothing but a question about a company names. */
const unmistakable: ReadonlySet<CompanyFigure> = new Set([
  'pillars',
  ...pillarFigures,
  'market-value',
  'revenue',
  'net-income',
  'operating-cash-flow',
  'free-cash-flow',
  'gross-margin',
  'operating-margin',
  'return-on-equity',
  'return-on-assets',
  'debt-to-equity',
  'interest-cover',
  'quality',
  'piotroski',
  'altman',
  'beneish',
  'accruals',
  'peers',
]);

const models = languages.map((language) =>
  createWordPattern(analystLanguages[language].company.valuationModel),
);

/** Whether a valuation is named by its model. */
export const isModelNamed = (text: string): boolean => models.some((pattern) => pattern.test(text));

/** Whether a figure is named that no chart has. */
export function isCompanyNamed(found: readonly Found<CompanyFigure>[]): boolean {
  return found.some(({ value }) => unmistakable.has(value));
}
