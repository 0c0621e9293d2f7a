import type { Language, SampleAnalysis, Sentence } from '@vela/contracts';

/** The sample as stored: one analysis, and its sentences in every language. */
export type StoredSample = Omit<SampleAnalysis, 'sentences'> & {
  readonly sentences: Readonly<Record<Language, Sentence[]>>;
};

/** The sample with the sentences of one language. */
export function toSampleAnalysis(sample: StoredSample, language: Language): SampleAnalysis {
  return { ...sample, sentences: sample.sentences[language] };
}
