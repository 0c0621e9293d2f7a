import type { BaseRateName } from '@vela/contracts';
import type { FactReader } from '../narrator/fact-reader.ts';
import type { Topic } from '../narrator/shape.ts';

/** Sentences about base rates without a number: not counted yet, too few events, the method. */
export type BaseRateNote = `base-rate.${'computing' | 'few' | 'method'}`;

/** `alike`: not distinguishable from the control; `apart`: distinguishable. */
export type BaseRateSentence = `base-rate.${BaseRateName}.${'alike' | 'apart'}` | BaseRateNote;

/** Whether the confidence interval of the difference includes 0 after rounding. */
function isAlike(facts: FactReader, name: BaseRateName): boolean {
  return (
    facts.number(`base-rate.${name}.difference-low`) <= 0 &&
    facts.number(`base-rate.${name}.difference-high`) >= 0
  );
}

/** One sentence for each known rate, next to its control rate. */
export function createBaseRateTopics(names: readonly BaseRateName[]): Topic<BaseRateSentence>[] {
  return names.map((name) => ({
    name: `base-rate-${name}`,
    shapes: [
      { key: `base-rate.${name}.alike`, when: (facts) => isAlike(facts, name) },
      { key: `base-rate.${name}.apart`, when: (facts) => !isAlike(facts, name) },
    ],
  }));
}

/** Words of one rate: what was counted, and the outcome whose share is given. */
export type RateWords = {
  readonly counted: string;
  readonly happened: string;
  /** Stands before the number, where a language wants it there. */ readonly which?: string;
};

export function createNoteTopic(key: BaseRateNote): Topic<BaseRateSentence> {
  return { name: key, shapes: [{ key }] };
}
