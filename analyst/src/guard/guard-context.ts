import type { Fact, Language, Sentence } from '@vela/contracts';

/** What a sentence is checked against. */
export type GuardContext = {
  readonly language: Language;
  readonly facts: ReadonlyMap<string, Fact>;
  /** Names with digits or words that the rules would reject: the instrument, the interval. */
  readonly labels: readonly string[];
  /** The narrator's own sentence: its template was read when it was written, so patterns alone decide. */
  readonly isOwnVoice?: boolean;
};

export type GuardFault = {
  readonly rule:
    | 'number'
    | 'spelled-number'
    | 'advice'
    | 'direction'
    /** Of what a model writes: no fact at all, another instrument, language, markup. */
    | 'evidence'
    | 'subject'
    | 'language'
    | 'markup';
  readonly text: string;
};
export type WithheldSentence = {
  readonly sentence: Sentence;
  readonly faults: readonly GuardFault[];
};
