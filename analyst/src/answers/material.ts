import type { Fact } from '@vela/contracts';
import type { Gathered, GatherFailure } from '../gather-facts.ts';
import type { Stretch } from '../question/stretch.ts';
import type { IndicatorChoice } from './choose-indicator.ts';

/** What an answer is made from, once it was gathered. */
export type Material = {
  readonly gathered: Gathered | GatherFailure | undefined;
  /** The candles a question about changes speaks of. */
  readonly stretch: Stretch;
  /** The second instrument of a comparison. */
  readonly other: Gathered | GatherFailure | undefined;
  /** Which session is on and which is next, for a question about them. */
  readonly clock: readonly Fact[];
  /** The indicator asked for, and which of its outputs have a value on the last candle. */
  readonly indicator:
    | { readonly choice: IndicatorChoice; readonly outputs: readonly string[] }
    | undefined;
};

/** The same with further facts, which the answer speaks of and which are sent with the analysis. */
export function withFacts(gathered: Gathered, facts: Gathered['analysis']['facts']): Gathered {
  return {
    ...gathered,
    analysis: { ...gathered.analysis, facts: [...gathered.analysis.facts, ...facts] },
  };
}
