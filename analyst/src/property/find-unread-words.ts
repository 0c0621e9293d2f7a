import { languages, propertyTopics, type PropertyTopic } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { dealLabels } from '../language/property-words.ts';
import { isFiller } from '../question/known-words.ts';
import { createMask } from '../question/mask-text.ts';
import { listMatches } from '../question/word-pattern.ts';

/** Every phrase of a language by which a question about a property is read. */
function listPhrases(language: (typeof languages)[number]): string[] {
  const { property, company } = analystLanguages[language];
  return [
    ...dealLabels.map((label) => `(?:${property.labels[label]})${property.labelEnding}`),
    ...Object.values(property.currencies),
    property.property,
    property.signs,
    property.outlook,
    property.rateRises.replaceAll('?<points>', ''),
    property.rateFalls.replaceAll('?<points>', ''),
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

const toPattern = (source: string): RegExp => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'g');

/** The phrases of each part of an answer. */
const topicPatterns = new Map(
  propertyTopics.map((topic) => [
    topic,
    topic === 'overview'
      ? []
      : languages.map((language) => toPattern(analystLanguages[language].property.topics[topic])),
  ]),
);

const patterns = languages
  .flatMap((language) => listPhrases(language))
  .map((one) => toPattern(one));
const token = /(?<![a-z0-9'’.,])[a-z][a-z-]*[a-z]/g;
const leastLetters = 3;

/**
 * The content words of a folded question about a property by which nothing of it was read; those
 * of a part that is not told are among them.
 */
export function findUnreadDealWords(
  text: string,
  topics: readonly PropertyTopic[] = [],
): readonly string[] {
  const mask = createMask(text);
  const named = topics.flatMap((topic) => topicPatterns.get(topic) ?? []);
  for (const pattern of [...patterns, ...named])
    for (const { index, 0: words } of listMatches(text, pattern))
      mask.cover({ start: index, end: index + words.length });
  return listMatches(text, token).flatMap(({ index, 0: word }) => {
    const isRead = mask.isCovered({ start: index, end: index + word.length }) || isFiller(word);
    return isRead || word.length < leastLetters ? [] : [word];
  });
}
