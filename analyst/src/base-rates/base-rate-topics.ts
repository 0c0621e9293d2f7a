import { type ArtefactKind, type BaseRateName, baseRateNames } from '@vela/contracts';
import type { FactReader } from '../narrator/fact-reader.ts';
import type { Topic } from '../narrator/shape.ts';

/** Sentences that give no rate: what there is to count, not counted yet, too few events, the method, the data. */
export type BaseRateNote =
  | `base-rate.${'computing' | 'few' | 'method' | 'counted' | 'counted.filled' | 'counted.few'}`
  | `base-rate.${'refused' | 'shortened'}.${ArtefactKind}`;

/**
 * `alike`: not distinguishable from the control; `apart`: distinguishable; `doubted`: the interval
 * excludes chance, but a check does not bear it out.
 */
export type RateSentence = `base-rate.${BaseRateName}.${'alike' | 'apart' | 'doubted'}`;
export type BaseRateSentence = RateSentence | BaseRateNote;

const isDoubted = (facts: FactReader, name: BaseRateName): boolean =>
  facts.has(`base-rate.${name}.doubt`);

/** Whether the confidence interval of the difference includes 0 after rounding. */
function isAlike(facts: FactReader, name: BaseRateName): boolean {
  return (
    !isDoubted(facts, name) &&
    facts.number(`base-rate.${name}.difference-low`) <= 0 &&
    facts.number(`base-rate.${name}.difference-high`) >= 0
  );
}

/** One sentence for each known rate, next to its control rate. */
export function createBaseRateTopics(names: readonly BaseRateName[]): Topic<BaseRateSentence>[] {
  return names.map((name) => ({
    name: `base-rate-${name}`,
    shapes: [
      { key: `base-rate.${name}.doubted`, when: (facts) => isDoubted(facts, name) },
      { key: `base-rate.${name}.alike`, when: (facts) => isAlike(facts, name) },
      {
        key: `base-rate.${name}.apart`,
        when: (facts) => !isAlike(facts, name) && !isDoubted(facts, name),
      },
    ],
  }));
}

/** Words of one rate: what was counted, and the outcome whose share is given. */
export type RateWords = {
  readonly counted: string;
  readonly happened: string;
  /** Stands before the number, where a language wants it there. */
  readonly which?: string;
};

const endings = ['alike', 'apart', 'doubted'] as const;

/** The sentences of every rate from the words of each. */
export function composeRateSentences(
  words: Readonly<Record<BaseRateName, RateWords>>,
  compose: Readonly<
    Record<'alike' | 'apart' | 'doubted', (name: BaseRateName, words: RateWords) => string>
  >,
): Readonly<Record<RateSentence, string>> {
  const sentences: Partial<Record<RateSentence, string>> = {};
  for (const name of baseRateNames) {
    for (const ending of endings)
      sentences[`base-rate.${name}.${ending}`] = compose[ending](name, words[name]);
  }
  if (!isComplete(sentences)) throw new Error('a sentence of a base rate is missing');
  return sentences;
}

function isComplete(
  sentences: Partial<Record<RateSentence, string>>,
): sentences is Record<RateSentence, string> {
  return baseRateNames.every((name) =>
    endings.every((ending) => sentences[`base-rate.${name}.${ending}`] !== undefined),
  );
}

/** How many there are of what is still being counted. */
export const countedTopic: Topic<BaseRateSentence> = {
  name: 'base-rate-counted',
  shapes: [
    { key: 'base-rate.counted.filled', when: (facts) => facts.has('counted.share') },
    {
      key: 'base-rate.counted.few',
      when: (facts) => facts.has('counted.filled') && !facts.has('counted.share'),
    },
    { key: 'base-rate.counted', when: (facts) => !facts.has('counted.filled') },
  ],
};

export function createNoteTopic(key: BaseRateNote): Topic<BaseRateSentence> {
  return { name: key, shapes: [{ key }] };
}
