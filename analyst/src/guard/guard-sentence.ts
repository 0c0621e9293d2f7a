import type { Fact, Language, Sentence } from '@vela/contracts';
import { findAdvice } from './no-advice.ts';
import { findSpelledNumbers } from './no-spelled-numbers.ts';
import { findUnboundNumbers } from './numbers-are-facts.ts';
import { findWrongDirections } from './directions-agree.ts';

/** What a sentence is held against. */
export type GuardContext = {
  readonly language: Language;
  readonly facts: ReadonlyMap<string, Fact>;
  /** Names that may hold digits or words the rules would trip over: the instrument, the interval. */
  readonly labels: readonly string[];
};

export type GuardFault = { readonly rule: 'number' | 'spelled-number' | 'advice' | 'direction'; readonly text: string };
export type WithheldSentence = { readonly sentence: Sentence; readonly faults: readonly GuardFault[] };

const rules = [findUnboundNumbers, findSpelledNumbers, findAdvice, findWrongDirections];

/** Everything that forbids a sentence to be shown; empty when it may be. */
export function guardSentence(sentence: Sentence, context: GuardContext): GuardFault[] {
  return rules.flatMap((rule) => rule(sentence, context));
}
