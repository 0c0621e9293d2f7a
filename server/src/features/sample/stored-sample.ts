import type { Language, SampleAnalysis, Sentence } from '@vela/contracts';

/** The sample as it is kept: one analysis, and its sentences in every language. */
export type StoredSample = Omit<SampleAnalysis, 'sentences'> & {
  readonly sentences: Readonly<Record<Language, Sentence[]>>;
};

/** The sample as a page in one language shows it. */
export function inLanguage(sample: StoredSample, language: Language): SampleAnalysis {
  return { ...sample, sentences: sample.sentences[language] };
}
