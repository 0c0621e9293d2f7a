import { languages, unfiledTopics, type UnfiledTopic } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern, toFound, type Found } from '../question/word-pattern.ts';

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

/** What a folded question asks of a company that is in no accounts, in the order of the topics. */
export function findUnfiled(text: string): readonly Found<UnfiledTopic>[] {
  return topics
    .flatMap(({ topic, pattern }) => [...text.matchAll(pattern)].map((one) => toFound(topic, one)))
    .filter(({ value }, place, all) => all.findIndex((one) => one.value === value) === place)
    .slice(0, maxTopics);
}
