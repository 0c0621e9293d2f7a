import { languages, pillarFigures, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern, type Found, listMatches, toFound } from '../question/word-pattern.ts';

const patterns = languages.map((language) => {
  const { numberedPillar, barePillar, pillarWords } = analystLanguages[language].company;
  return {
    numbered: createWordPattern(numberedPillar, 'g'),
    bare: createWordPattern(barePillar),
    pillarWords,
  };
});

type PillarWords = Readonly<Record<string, number>>;

function toPillar(typed: string, pillarWords: PillarWords): CompanyFigure | undefined {
  return pillarFigures[(pillarWords[typed] ?? Number.parseInt(typed, 10)) - 1];
}

const digit = /[1-8]/g;

/** The pillars of a match; of several, the first has its words and each other one letter of them. */
function listPillars(match: RegExpExecArray, pillarWords: PillarWords): Found<CompanyFigure>[] {
  const { number, ordinal, more } = match.groups ?? {};
  const typed = [number ?? ordinal ?? '', ...(more?.match(digit) ?? [])];
  const { start, end } = toFound(undefined, match);
  const split = end - typed.length + 1;
  return typed.flatMap((one, index) => {
    const value = toPillar(one, pillarWords);
    if (value === undefined) return [];
    const place =
      index === 0 ? { start, end: split } : { start: split + index - 1, end: split + index };
    return [{ value, ...place }];
  });
}

/** "Pillar 7", "pillar #7" and "the seventh pillar" are the seventh; "pillars 1 and 8" are two. */
export function findNumberedPillars(text: string): Found<CompanyFigure>[] {
  return patterns.flatMap(({ numbered, pillarWords }) =>
    listMatches(text, numbered).flatMap((match) => listPillars(match, pillarWords)),
  );
}

/** After a question for the pillars, one of them by its number alone: "why does 5 fail". */
export function findBarePillar(text: string): Found<CompanyFigure> | undefined {
  return patterns
    .flatMap(({ bare, pillarWords }) => {
      const match = bare.exec(text);
      return match === null ? [] : listPillars(match, pillarWords);
    })
    .at(0);
}
