import { languages, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern, type Found } from '../question/word-pattern.ts';

const unnamed = createWordPattern(
  languages.map((language) => analystLanguages[language].company.unnamed).join('|'),
  'g',
);

/** Words of a question for figures of companies that Vela does not have. */
export function findUnnamed(spoken: string, found: readonly Found<CompanyFigure>[]): string[] {
  const beside = found.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    spoken,
  );
  return [...new Set(beside.match(unnamed) ?? [])].slice(0, 2);
}
