import type { Fact, Interval, Language, Sentence } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { guardSentence } from '../guard/guard-sentence.ts';
import type { GuardContext, GuardFault, WithheldSentence } from '../guard/guard-context.ts';
import { findForeignSubjects } from './find-foreign-subjects.ts';
import { findModelFaults } from './find-model-faults.ts';
import { indexNumbers } from './known-numbers.ts';
import { hasOwnInstructions } from './voice-prompt.ts';
import { maskProven } from './numbers/mask-proven.ts';
import { writeSentence } from './write-sentence.ts';

/** What a model's text is checked against. */
export type TextGuardInput = {
  readonly language: Language;
  readonly interval: Interval | undefined;
  readonly facts: readonly Fact[];
  readonly labels: readonly string[];
  readonly symbol: string | undefined;
  readonly catalogue: InstrumentCatalogue;
};

export type GuardedText =
  | { readonly kind: 'sentence'; readonly sentence: Sentence }
  | { readonly kind: 'refused'; readonly refused: WithheldSentence };

const toWithheld = (text: string, faults: readonly GuardFault[]): GuardedText => ({
  kind: 'refused',
  refused: { sentence: { text, factIds: [], spans: [] }, faults },
});

/** Returns a function that binds and checks one sentence of a model: nothing else may be shown. */
export function createTextGuard(input: TextGuardInput): (text: string) => GuardedText {
  const { language, interval, facts, labels, symbol, catalogue } = input;
  const numbers = indexNumbers(facts, { language, interval });
  const writing = { language, interval, numbers, labels };
  const context: GuardContext = { language, labels, facts: numbers.facts };
  return (text) => {
    if (hasOwnInstructions(text)) return toWithheld(text, [{ rule: 'markup', text: 'rules' }]);
    const sentence = writeSentence(text, writing);
    if (sentence === undefined) return toWithheld(text, [{ rule: 'number', text }]);
    const proven = maskProven(sentence, context);
    const faults = [
      ...guardSentence(proven, context),
      ...findModelFaults(proven, context),
      ...findForeignSubjects(sentence, { facts: numbers.facts, labels, symbol, catalogue }),
    ];
    return faults.length === 0 ? { kind: 'sentence', sentence } : toWithheld(text, faults);
  };
}
