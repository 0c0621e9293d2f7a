import type { Fact, Language, Sentence } from '@vela/contracts';

/** What a sentence is held against. */
export type GuardContext = {
  readonly language: Language;
  readonly facts: ReadonlyMap<string, Fact>;
  /** Names that may hold digits or words the rules would trip over: the instrument, the interval. */
  readonly labels: readonly string[];
};

export type GuardFault = {
  readonly rule: 'number' | 'spelled-number' | 'advice' | 'direction';
  readonly text: string;
};
export type WithheldSentence = {
  readonly sentence: Sentence;
  readonly faults: readonly GuardFault[];
};
