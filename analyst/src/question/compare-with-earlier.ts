import type { AnalysisRequest } from '@vela/contracts';
import { chooseAskedSubjects, type Surroundings } from './choose-asked-subjects.ts';
import { listEarlierSubjects } from './earlier-subjects.ts';
import type { ReadQuestion } from './read-question.ts';
import { toRequest } from './to-request.ts';

/**
 * The charts of two instruments beside each other, of which the question names one or none: "both
 * next to each other", "put microsoft beside it". Undefined where they are not two.
 */
export function compareWithEarlier(
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest | undefined {
  const { question, named } = around;
  const last = question.context.lastUnderstanding?.request;
  // Charts stand as they do now: of the time asked about before a measure tells.
  if (last === undefined || last.plan.period !== undefined) return undefined;
  const beside =
    named.length === 0
      ? chooseAskedSubjects(read, [{ id: 'relative-strength' }], around)
      : [...new Set([...listEarlierSubjects(last), ...named])];
  const [symbol, otherSymbol, ...more] = beside;
  if (symbol === undefined || otherSymbol === undefined || more.length > 0) return undefined;
  const request = toRequest('compare', read.reading, question);
  const { unread: _, ...plan } = request.plan;
  return { ...request, symbol, plan: { ...plan, otherSymbol } };
}
