import type { SpokenRate } from '@vela/contracts';
import type { FactReader } from '../narrator/fact-reader.ts';
import type { Topic } from '../narrator/shape.ts';

/** What is said about base rates without a number: they are not there yet, there are too few cases, how they are counted. */
export type BaseRateNote = `base-rate.${'computing' | 'few' | 'method'}`;

/** `alike`: not distinguishable from chance; `apart`: distinguishable. */
export type BaseRateSentence = `base-rate.${SpokenRate}.${'alike' | 'apart'}` | BaseRateNote;

/** Whether the interval of the difference holds 0, as it is spoken: an end that is rounded to nothing is nothing. */
function isAlike(facts: FactReader, name: SpokenRate): boolean {
  return (
    facts.number(`base-rate.${name}.difference-low`) <= 0 &&
    facts.number(`base-rate.${name}.difference-high`) >= 0
  );
}

/** One sentence for each of these rates that is known, beside its control. */
export function baseRateTopics(names: readonly SpokenRate[]): Topic<BaseRateSentence>[] {
  return names.map((name) => ({
    name: `base-rate-${name}`,
    shapes: [
      { key: `base-rate.${name}.alike`, when: (facts) => isAlike(facts, name) },
      { key: `base-rate.${name}.apart`, when: (facts) => !isAlike(facts, name) },
    ],
  }));
}

/** The words of one rate: what was counted, and what happened to the share that is told. */
export type RateWords = {
  readonly counted: string;
  readonly happened: string;
  /** Stands before the number, where a language wants it there. */ readonly which?: string;
};

export function noteTopic(key: BaseRateNote): Topic<BaseRateSentence> {
  return { name: key, shapes: [{ key }] };
}
