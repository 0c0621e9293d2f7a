import type { AnalysisRequest, QuestionPlan } from '@vela/contracts';
import type { MoreWord } from '../language/act-words.ts';
import { askMore } from './ask-more.ts';
import { askOfDefinition } from './ask-of-definition.ts';
import { findAskedPeriod } from './change-period.ts';
import { findMore } from './find-acts.ts';
import { unbind, unbindMeasure } from './focus/unbind.ts';
import { aboutChart, findFocus } from './measure-families.ts';
import { withoutRepeat } from './read-clues.ts';
import type { ReadQuestion } from './read-question.ts';
import type { More } from './told-answer.ts';

/** The interval and the time that it asks of instead: "how many this week". */
function readPlace({ measured }: ReadQuestion, last: AnalysisRequest) {
  const interval = measured.intervals.find(({ isOffered }) => isOffered)?.value;
  const period = measured.moment === undefined ? findAskedPeriod(measured, last) : undefined;
  return { interval, period };
}

/** The last plan with what was asked of it. */
function changePlan(
  last: QuestionPlan,
  more: More,
  { interval, period }: ReturnType<typeof readPlace>,
): QuestionPlan {
  const isAsked = more.measures !== undefined;
  const asked = isAsked ? unbind(last) : last;
  const { form: _, residue: __, unread: ___, choices: ____, period: _____, side, ...plan } = asked;
  return {
    ...plan,
    ...(side === undefined || isAsked ? {} : { side }),
    ...(interval === undefined ? {} : { namesInterval: true }),
    ...(period === undefined ? {} : { period }),
    ...more,
    ...(more.measures === undefined ? {} : { measures: more.measures.map(unbindMeasure) }),
    intent: isAsked ? 'measure' : plan.intent,
  };
}

const ofValue: ReadonlySet<MoreWord> = new Set(['place', 'far', 'judge', 'list', 'count', 'next']);

/**
 * A whole question about what the last answer told, "when was that?": the last request, or that
 * for the measure which answers it; undefined where it asks for anything else.
 */
export function readMore(read: ReadQuestion, last: AnalysisRequest): AnalysisRequest | undefined {
  const { reading, measured } = read;
  const { plain, numbers } = measured;
  // "The distance to 4000" is not of what was told.
  const asked = numbers.length === 0 ? findMore(withoutRepeat(plain)) : undefined;
  const word = findMore(withoutRepeat(reading.spoken)) ?? asked;
  if (word === undefined) return undefined;
  // "Above or below?" after what the VWAP is asks for its value.
  const plan = ofValue.has(word) ? askOfDefinition(last.plan) : last.plan;
  if (!aboutChart.has(plan.intent)) return undefined;
  const more = askMore(word, { asked: findFocus(plan), plan, read });
  if (more === undefined) return undefined;
  const { interval, period } = readPlace(read, last);
  const kept = word === 'again' ? period : (period ?? plan.period);
  const moved = interval === undefined ? {} : { interval };
  return { ...last, ...moved, plan: changePlan(plan, more, { interval, period: kept }) };
}
