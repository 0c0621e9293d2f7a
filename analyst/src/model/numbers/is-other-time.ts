import type { Fact } from '@vela/contracts';
import { findNearest, type FrameContext, type FramedPlace } from './choose-framed-fact.ts';
import type { FactFrame } from './fact-frame.ts';

/** What dates are told of. */
const times = new Set(['close', 'event', 'window']);

/** Whether a sentence speaks of a moment: what it is the time of, and on which scale. */
function isTimeMeant({ parts }: FactFrame, place: FramedPlace, context: FrameContext): boolean {
  const isNamed = findNearest(
    context.findMentions('subject').filter(({ value }) => times.has(value)),
    place,
    context,
  );
  const said = findNearest(context.findMentions('scale'), place, context)?.value;
  return (
    isNamed?.value === parts.subject &&
    (parts.scale === undefined || (said ?? parts.scale) === parts.scale)
  );
}

/** Whether a date is told of something else than it is the day of, where another moment is meant. */
export function isOtherTime(fact: Fact, place: FramedPlace, context: FrameContext): boolean {
  const moments = context.frames.filter(({ kind }) => kind === 'time');
  const meant = moments.filter((frame) => isTimeMeant(frame, place, context));
  return (
    moments.some((frame) => frame.fact.id === fact.id) &&
    meant.length > 0 &&
    meant.every((frame) => frame.fact.value !== fact.value)
  );
}
