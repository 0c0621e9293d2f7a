import type { AnalysisRequest, Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import type { ConversationContext } from '../answer-part.ts';
import { chooseByPlace, isOfEach } from './choose-of-earlier.ts';
import { getSubjects, toComparisons } from './choose-subjects.ts';

/** The instruments that an earlier question was about. */
export function listEarlierSubjects(last: AnalysisRequest | undefined): string[] {
  const { otherSymbol, others = [] } = last?.plan ?? {};
  return [last?.symbol, otherSymbol, ...others].flatMap((symbol) => symbol ?? []);
}

/** The instruments that one is added to: those compared, or all that were asked about in turn. */
export function listThreadSubjects(last: AnalysisRequest): string[] {
  const beside = listEarlierSubjects(last);
  return beside.length > 1 ? beside : [...(last.plan.mentioned ?? []).toReversed(), ...beside];
}

// "Which one got hit harder": of what was asked about in turn.
const ofOne =
  /(?<![a-z])(?:which(?: one| of (?:them|those|these|the two))|who|hangisi\w*|kim|kimin)(?![a-z])/;

/** Those of the last answers that a text asks about by their place, or all of them: "4h for both". */
export function listShared(plain: string, last: AnalysisRequest): readonly string[] {
  const shared = [...listEarlierSubjects(last), ...(last.plan.mentioned ?? [])];
  const placed = chooseByPlace(plain, shared);
  if (placed.length > 0) return placed;
  const isOfOne =
    ofOne.test(plain) &&
    toComparisons(last.plan.measures ?? [], 2).some(
      ({ id }, at) => id !== last.plan.measures?.[at]?.id,
    );
  return (isOfEach(plain) || isOfOne) && shared.length > 1 ? shared : [];
}

/** Those that advice is asked about: those of the last answer, "which one" of all in turn. */
export function listAdvised(plain: string, last: AnalysisRequest): readonly string[] {
  return ofOne.test(plain) ? listThreadSubjects(last) : listEarlierSubjects(last);
}

/** Whether an earlier question was about instruments beside each other. */
export function isComparison({ plan }: AnalysisRequest): boolean {
  const isOfPair = (plan.measures ?? []).some((one) => getSubjects(one).least > 1);
  return isOfPair || (plan.intent === 'compare' && plan.otherSymbol !== undefined);
}

const mostMentioned = 4;

/** The instruments that "and AMD?" leaves behind, for "which of them" to come back to. */
export function listMentioned(
  last: AnalysisRequest,
  [symbol, ...others]: readonly string[],
): string[] {
  const { mentioned = [] } = last.plan;
  const isChanged = symbol !== undefined && symbol !== last.symbol && others.length === 0;
  if (!isChanged) return mentioned.filter((one) => one !== symbol && !others.includes(one));
  const earlier = [last.symbol, ...mentioned].flatMap((one) => one ?? []);
  return earlier.filter((one) => one !== symbol).slice(0, mostMentioned);
}

/** The instruments of the last answers that a question leaves for others. */
export function listLeftBehind(
  request: AnalysisRequest,
  { context }: { readonly context: ConversationContext },
): string[] {
  const last = context.lastUnderstanding?.request;
  const subjects = listEarlierSubjects(request);
  const earlier = [...listEarlierSubjects(last), ...(last?.plan.mentioned ?? [])];
  return [...new Set(earlier)].filter((one) => !subjects.includes(one)).slice(0, mostMentioned);
}

/** What an answer about one chart becomes beside a second instrument. */
const comparedBy: Readonly<Partial<Record<Intent, string>>> = {
  volatility: 'compare-volatility',
  bias: 'compare-trend',
  timeframes: 'compare-trend',
  'changed-since': 'relative-strength',
};

/** "And volatility?" after a comparison of instruments is that of all of them. */
export function compareIntent(intent: Intent, last: AnalysisRequest | undefined): MeasureRequest[] {
  const id = comparedBy[intent];
  return id !== undefined && last !== undefined && isComparison(last) ? [{ id }] : [];
}

/** The instruments beside the first; a comparison of charts takes two. */
export function toOthers(
  { intent, since }: QuestionPlan,
  [, ...others]: readonly string[],
): Partial<QuestionPlan> {
  const [other] = others;
  if (other === undefined) return {};
  const id = comparedBy[intent];
  const period: Partial<QuestionPlan> =
    since?.kind === 'time' ? { period: { kind: 'range', from: since.time } } : {};
  if (id !== undefined) return { ...period, intent: 'measure', measures: [{ id }], others };
  if (intent === 'analyze') return { intent: 'compare', otherSymbol: other };
  return intent === 'compare' && others.length === 1 ? { otherSymbol: other } : { others };
}
