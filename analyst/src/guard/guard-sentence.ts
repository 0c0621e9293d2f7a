import type { Sentence } from '@vela/contracts';
import { findWrongDirections } from './directions-agree.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { findAdvice } from './no-advice.ts';
import { findSpelledNumbers } from './no-spelled-numbers.ts';
import { findUnboundNumbers } from './numbers-are-facts.ts';

const rules = [findUnboundNumbers, findSpelledNumbers, findAdvice, findWrongDirections];

/** Everything that forbids a sentence to be shown; empty when it may be. */
export function guardSentence(sentence: Sentence, context: GuardContext): GuardFault[] {
  return rules.flatMap((rule) => rule(sentence, context));
}
