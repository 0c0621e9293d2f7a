import type { Fact, Language, Sentence } from '@vela/contracts';
import type { WithheldSentence } from './guard-context.ts';
import { guardSentence } from './guard-sentence.ts';

type GuardInput = {
  readonly language: Language;
  readonly facts: readonly Fact[];
  readonly labels: readonly string[];
};

/** Returns whether a sentence of the narrator may be shown beside these facts; if not, calls `onWithheld`. */
export function createGuard(
  { language, facts, labels }: GuardInput,
  { onWithheld }: { readonly onWithheld?: (withheld: WithheldSentence) => void },
): (sentence: Sentence) => boolean {
  const context = {
    language,
    labels,
    isOwnVoice: true,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
  };
  return (sentence) => {
    const faults = guardSentence(sentence, context);
    if (faults.length > 0) onWithheld?.({ sentence, faults });
    return faults.length === 0;
  };
}
