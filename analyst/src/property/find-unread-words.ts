import { languages, propertyTopics } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { dealLabels } from '../language/property-words.ts';
import { isFiller } from '../question/known-words.ts';
import { createMask } from '../question/mask-text.ts';

/** Every phrase of a language by which a question about a property is read. */
function listPhrases(language: (typeof languages)[number]): string[] {
  const { property, company } = analystLanguages[language];
  return [
    ...dealLabels.map((label) => `(?:${property.labels[label]})${property.labelEnding}`),
    ...propertyTopics.flatMap((topic) => (topic === 'overview' ? [] : [property.topics[topic]])),
    ...Object.values(property.currencies),
    property.property,
    property.signs,
    property.outlook,
    property.payback,
    property.rates,
    property.withoutLoan,
    property.yearUnit,
    property.monthUnit,
    property.perYear,
    property.perMonth,
    company.plain,
    company.again,
  ];
}

const patterns = languages
  .flatMap((language) => listPhrases(language))
  .map((one) => new RegExp(`(?<![a-z])(?:${one})(?![a-z])`, 'g'));
const token = /(?<![a-z0-9'’.,])[a-z][a-z-]*[a-z]/g;
const leastLetters = 3;

/** The content words of a folded question about a property by which nothing of it was read. */
export function findUnreadDealWords(text: string): readonly string[] {
  const mask = createMask(text);
  for (const pattern of patterns)
    for (const { index, 0: words } of text.matchAll(pattern))
      mask.cover({ start: index, end: index + words.length });
  return [...text.matchAll(token)].flatMap(({ index, 0: word }) => {
    const isRead = mask.isCovered({ start: index, end: index + word.length }) || isFiller(word);
    return isRead || word.length < leastLetters ? [] : [word];
  });
}
