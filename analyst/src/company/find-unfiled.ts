import { languages, unfiledTopics, type UnfiledTopic } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern, type Found, listMatches, toFound } from '../question/word-pattern.ts';

const topics = unfiledTopics.map((topic) => ({
  topic,
  pattern: createWordPattern(
    languages
      .map((language) => analystLanguages[language].company.unfiled[topic].phrases)
      .join('|'),
    'g',
  ),
}));

const maxTopics = 3;

/** Amounts by whose words a figure of another name would be read. */
const besideFigures: ReadonlySet<UnfiledTopic> = new Set([
  'net-interest-margin',
  'net-interest-income',
  'cost-of-risk',
  'deposits',
  'tax-rate',
  'churn',
  'capital-spending',
  'research',
  'inventory',
  'goodwill',
  'capital-ratio',
]);

/** What a folded question asks of a company that is in no accounts, in the order of the topics. */
export function findUnfiled(text: string): readonly Found<UnfiledTopic>[] {
  return topics
    .flatMap(({ topic, pattern }) => listMatches(text, pattern).map((one) => toFound(topic, one)))
    .filter(({ value }, place, all) => all.findIndex((one) => one.value === value) === place)
    .slice(0, maxTopics);
}

/** Whether a topic is an amount that is named in full, though Vela has no such figure. */
export const isBesideFigures = (topic: UnfiledTopic): boolean => besideFigures.has(topic);

/** A folded text without the amounts that Vela has not: no figure is read in their place. */
export function withoutUnfiled(text: string): string {
  return topics
    .filter(({ topic }) => besideFigures.has(topic))
    .reduce(
      (rest, { pattern }) => rest.replaceAll(pattern, (words) => ' '.repeat(words.length)),
      text,
    );
}
