import type { Sentence } from '@vela/contracts';
import { findWrongDirections } from './find-wrong-directions.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { findAdvice } from './find-advice.ts';
import { findSpelledNumbers } from './find-spelled-numbers.ts';
import { findUnboundNumbers } from './find-unbound-numbers.ts';

const rules = [findUnboundNumbers, findSpelledNumbers, findAdvice, findWrongDirections];

/** Returns the rules a sentence violates; empty if it may be shown. */
export function guardSentence(sentence: Sentence, context: GuardContext): GuardFault[] {
  return rules.flatMap((rule) => rule(sentence, context));
}
