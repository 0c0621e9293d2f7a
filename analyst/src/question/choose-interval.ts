import { defaultInterval, type Interval } from '@vela/contracts';
import type { Question } from '../answer-part.ts';

/** The interval typed, else that chosen, else that of the chart in view. */
export function chooseInterval(
  typed: Interval | undefined,
  { chosen, context }: Pick<Question, 'chosen' | 'context'>,
): Interval {
  return (
    typed ??
    chosen.interval ??
    context.interval ??
    context.lastAnalysis?.interval ??
    defaultInterval
  );
}
