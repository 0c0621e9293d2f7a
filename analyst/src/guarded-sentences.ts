import { intervalName, type Fact, type Language, type Sentence } from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import { guardSentence } from './guard/guard-sentence.ts';
import type { AnalysisCore } from './narrator/narration.ts';
import { timeframesOf } from './timeframes/timeframe-names.ts';

/** Names of an analysis that may hold digits or words of advice ("S&P 500", "Best Buy"). */
export function labelsOf(
  {
    instrument,
    interval,
    facts = [],
  }: Pick<AnalysisCore, 'instrument' | 'interval'> & Partial<Pick<AnalysisCore, 'facts'>>,
  language: Language,
): string[] {
  const frames = [interval, ...timeframesOf(facts)].map((one) => intervalName(one, language));
  return [instrument.symbol, instrument.name[language], ...frames];
}

type Held = {
  readonly language: Language;
  readonly facts: readonly Fact[];
  readonly labels: readonly string[];
};

/** The sentences that may be shown; the others are reported and left out. */
export function keepGuarded(
  sentences: readonly Sentence[],
  held: Held,
  deps: Pick<AnalystDeps, 'onWithheld'>,
): Sentence[] {
  const context = {
    language: held.language,
    labels: held.labels,
    facts: new Map(held.facts.map((fact) => [fact.id, fact])),
  };
  return sentences.filter((sentence) => {
    const faults = guardSentence(sentence, context);
    if (faults.length > 0) deps.onWithheld?.({ sentence, faults });
    return faults.length === 0;
  });
}
