import { companyFigures, languages, pillarFigures, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern, toFound, type Found } from '../question/word-pattern.ts';

const patterns = companyFigures.map((figure) => {
  const words = languages.flatMap(
    (language) => analystLanguages[language].company.questions[figure],
  );
  return { figure, pattern: createWordPattern(words.join('|'), 'g') };
});
const numbered = languages.map((language) => {
  const { numberedPillar, pillarWords } = analystLanguages[language].company;
  return { pattern: createWordPattern(numberedPillar, 'g'), pillarWords };
});

/** "Pillar 7", "pillar #7" and "the seventh pillar" are the seventh. */
function findNumbered(text: string): Found<CompanyFigure>[] {
  return numbered.flatMap(({ pattern, pillarWords }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const typed = match.groups?.['number'] ?? match.groups?.['ordinal'] ?? '';
      const number = pillarWords[typed] ?? Number.parseInt(typed, 10);
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

/** Figures whose words stand in questions about a price as well. */
const mistakable: ReadonlySet<CompanyFigure> = new Set(['overview', 'share-value', 'forecast']);

const models = languages.map((language) =>
  createWordPattern(analystLanguages[language].company.valuationModel),
);

/** Whether a valuation is named by its model. */
export const isModelNamed = (text: string): boolean => models.some((pattern) => pattern.test(text));

const itself = createWordPattern(
  languages.map((language) => analystLanguages[language].company.itself).join('|'),
);

/** Whether a question is about the company itself: "what kind of company is it". */
export const isItselfNamed = (text: string): boolean => itself.test(text);

/** Whether a figure is named that no chart has. */
export function isCompanyNamed(found: readonly Found<CompanyFigure>[]): boolean {
  return found.some(({ value }) => !mistakable.has(value));
}
