import { foldText, type AnalysisRequest, type QuestionPlan } from '@vela/contracts';
import type { ConversationContext, Question } from '../answer-part.ts';
import { findForm } from './find-acts.ts';
import { isOfStructures } from './focus/is-of-structures.ts';
import { aboutChart, findFocus } from './measure-families.ts';

type Thread = NonNullable<QuestionPlan['before']>;

/** What a plan asks of its chart, with which the thread goes on after a question beside it. */
export function toThread(plan: QuestionPlan): Thread | undefined {
  if (plan.intent === 'concept') return plan.before;
  if (!aboutChart.has(plan.intent) && plan.intent !== 'analyze') return undefined;
  const { intent, concept, indicator, side, measures, spoken } = plan;
  const { others, otherSymbol, mentioned, period } = plan;
  const chart = { others, otherSymbol, mentioned, period };
  const parts = { concept, indicator, side, measures, spoken, ...chart };
  const named = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { intent, ...Object.fromEntries(named) };
}

/** A definition keeps what was asked of the chart before it. */
export function keepThread(
  request: AnalysisRequest,
  { lastUnderstanding: last, spoken }: ConversationContext,
): AnalysisRequest {
  const { plan } = request;
  const isDefinition = plan.intent === 'concept' || plan.asksForDefinition === true;
  const thread = isDefinition && last?.request ? toThread(last.request.plan) : undefined;
  const told = thread && isOfStructures(thread) ? (thread.spoken ?? spoken) : undefined;
  const before = thread && told !== undefined ? { ...thread, spoken: told } : thread;
  return before === undefined ? request : { ...request, plan: { ...plan, before } };
}

/** Whether a definition says more of what comes next than what was asked before it. */
function isAboutTerm(plan: QuestionPlan, before: Thread, message: string): boolean {
  if (findForm(foldText(message)) !== undefined) return true;
  const defined = findFocus(plan);
  return defined !== undefined && defined.concept !== findFocus(before)?.concept;
}

// "Forget that, how is gold", "boşver altın nasıl".
const reset = /^\W*(?:forget (?:that|it|this)|never ?mind|bos ?ver)(?![a-z])/;

/** After a definition a question goes on with what was asked before it, unless it is of the term. */
export function followThread(question: Question): Question {
  const { context, message } = question;
  const { lastUnderstanding: last } = context;
  if (last?.request === undefined) return question;
  if (reset.test(foldText(message))) {
    const { lastUnderstanding: _, ...chart } = context;
    return { ...question, context: chart };
  }
  const { before, ...plan } = last.request.plan;
  if (before === undefined || isAboutTerm(plan, before, message)) return question;
  const { concept: _, indicator: __, ...understood } = last;
  const { intent, concept, indicator } = before;
  return {
    ...question,
    context: {
      ...context,
      ...(before.spoken === undefined ? {} : { spoken: before.spoken }),
      lastUnderstanding: {
        ...understood,
        intent,
        ...(concept === undefined ? {} : { concept }),
        ...(indicator === undefined ? {} : { indicator: indicator.id }),
        request: { ...last.request, plan: before },
      },
    },
  };
}
