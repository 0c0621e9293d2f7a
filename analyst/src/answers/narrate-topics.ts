import { languages, type Language, type Period, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { MeasureSentence } from '../language/en/measures.ts';
import type { Measured } from '../measures/calculate-measure.ts';
import type { MeasureTopics } from '../measures/measure-topics.ts';
import { narrate } from '../narrator/narrate.ts';
import type { Speech } from '../narrator/sentence-template.ts';

type Topics = MeasureTopics['topics'];
export type Say = (speech: Speech, topics: Topics) => Sentence[];

/** The sentences of a language, with those in the past tense in their places. */
function toEndedSentences(language: Language): Readonly<Record<MeasureSentence, string>> {
  const { measureSentences } = analystLanguages[language];
  const ended = Object.entries(measureSentences)
    .filter(([key]) => key.startsWith('ended.'))
    .map(([key, text]) => [key.replace('ended.', ''), text]);
  return { ...measureSentences, ...Object.fromEntries(ended) };
}
const endedSentences = new Map(
  languages.map((language) => [language, toEndedSentences(language)] as const),
);

/** The period of a measure and the figure asked for. */
type Asked = Pick<Measured, 'aspect'> & { readonly period: Period | undefined };

/** What stood at the end of a period that has one is told in the past tense. */
export function narrateTopics({ period, aspect }: Asked, speech: Speech, topics: Topics) {
  const { language } = speech;
  const isEnded = period?.kind === 'range' && period.to !== undefined;
  const { measureSentences } = analystLanguages[language];
  const sentences = isEnded ? (endedSentences.get(language) ?? measureSentences) : measureSentences;
  const notes = [...(isEnded ? ['ended'] : []), ...(aspect === undefined ? [] : [aspect])];
  return narrate({ topics, sentences, speech, notes: new Set(notes) });
}

/** Sentences of topics, in order. */
export const createSay =
  (asked: Asked): Say =>
  (speech, topics) =>
    narrateTopics(asked, speech, topics).map(({ sentence }) => sentence);
