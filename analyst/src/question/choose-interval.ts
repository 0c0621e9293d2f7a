import type { Interval } from '@vela/contracts';
import type { Question } from '../answer-part.ts';

/** On which a question is answered that names no interval and has no chart in view. */
export const usualInterval: Interval = '1d';

/** The interval typed, else that chosen, else that of the chart in view, else a day. */
export function chooseInterval(
  typed: Interval | undefined,
  { chosen, context }: Pick<Question, 'chosen' | 'context'>,
): Interval {
  return (
    typed ?? chosen.interval ?? context.interval ?? context.lastAnalysis?.interval ?? usualInterval
  );
}
