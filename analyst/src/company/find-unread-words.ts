import { companyFigures, languages, unfiledTopics, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { findPlaces } from '../question/find-acts.ts';
import { isFiller } from '../question/known-words.ts';

import { createMask } from '../question/mask-text.ts';
import { createWordPattern, listMatches } from '../question/word-pattern.ts';
import { listParts } from './drop-parts.ts';
import { findNumberedPillars } from './find-pillars.ts';

/** The phrases of a language by which a question about a company is read, but those of figures. */
function listPhrases({ company }: (typeof analystLanguages)[(typeof languages)[number]]): string[] {
  return [
    ...unfiledTopics.map((topic) => company.unfiled[topic].phrases),
    ...Object.values(company.whether),
    ...Object.values(company.bounds),
    company.ever,
    ...Object.values(company.scenarios),
    ...Object.values(company.ratioAmounts),
    ...Object.values(company.denial),
    company.itself,
    company.ratio,
    company.grown,
    company.horizon,
    company.ahead,
    company.barePercent,
    company.knownBefore,
    company.knownAfter,
    company.discountRate,
    company.growth,
    company.longRunGrowth,
    company.comparedYear,
    company.supposed,
    company.quarter,
    company.years,
    company.reversed,
    company.trust,
    company.unnamed,
    company.both,
    company.beside,
    company.barePillar,
    company.again,
    company.aroundDefinition,
    company.plain,
  ];
}

const toPatterns = (sources: readonly string[]): readonly RegExp[] =>
  sources
    .filter((one) => one !== '')
    .map((one) => createWordPattern(one.replaceAll(/\(\?<[a-z]+>/gi, '('), 'g'));

const patterns = toPatterns(
  languages.flatMap((language) => listPhrases(analystLanguages[language])),
);

/** The phrases of each figure. */
const figurePatterns = new Map(
  companyFigures.map((figure) => {
    const sources = languages.flatMap((language) => {
      const { questions, ofCompany, after } = analystLanguages[language].company;
      return [questions[figure], ofCompany[figure] ?? '', after[figure] ?? ''].flat();
    });
    return [figure, toPatterns(sources.map((one) => one.replaceAll('\\w*', "[\\w']*")))] as const;
  }),
);

const token = /(?<![a-z0-9'’])[a-z][a-z-]*[a-z]/g;
const leastLetters = 3;

/**
 * The content words of a folded question about a company that are none of the figures it was read
 * as asking for, and say nothing of when or how.
 */
export function findUnreadWords(
  spoken: string,
  figures: readonly CompanyFigure[] = [],
): readonly string[] {
  const read = ['overview' as const, ...figures, ...figures.flatMap((one) => listParts(one))];
  const named = read.flatMap((one) => figurePatterns.get(one) ?? []);
  const mask = createMask(spoken);
  for (const place of [...findPlaces(spoken, 'plain'), ...findNumberedPillars(spoken)])
    mask.cover(place);
  for (const pattern of [...patterns, ...named])
    for (const { index, 0: words } of listMatches(spoken, pattern))
      mask.cover({ start: index, end: index + words.length });
  return listMatches(spoken, token).flatMap(({ index, 0: word }) => {
    const isRead = mask.isCovered({ start: index, end: index + word.length }) || isFiller(word);
    return isRead || word.length < leastLetters ? [] : [word];
  });
}
