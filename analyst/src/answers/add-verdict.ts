import type { QuestionPlan, Sentence } from '@vela/contracts';
import { measures } from '@vela/engine';
import { findMeasure } from '../measures/find-measure.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { Verdict } from '../language/verdict-words.ts';
import { createFactReader, type FactReader } from '../narrator/fact-reader.ts';
import type { Measured } from '../measures/calculate-measure.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import type { Composition } from './composition.ts';
import { measureVerdicts } from './measure-verdicts.ts';

type Way = NonNullable<QuestionPlan['asksWhether']>;

/** The trend of the swing structure against the way asked about. */
function judgeBias(facts: FactReader, way: Way): Verdict | undefined {
  const bias = facts.word('trend.swing.bias');
  if (bias === '' || (way !== 'up' && way !== 'down')) return undefined;
  return bias === (way === 'up' ? 'bullish' : 'bearish') ? 'yes' : 'no';
}

/** An indicator against the value it is compared with. */
function judgeIndicator(facts: FactReader, { indicator, level, side }: QuestionPlan) {
  const value = facts.number(`indicator.${indicator?.id ?? ''}.value`);
  if (Number.isNaN(value) || level === undefined || side === undefined) return undefined;
  return (side === 'above' ? value > level : value < level) ? 'yes' : 'no';
}

/** Whether there are zones on the sides asked about. */
function judgeZones(facts: FactReader, zones: 'gap' | 'block', { side }: QuestionPlan) {
  const sides = side === undefined ? (['above', 'below'] as const) : [side];
  if (!facts.has('count.open-gaps')) return undefined;
  return sides.some((one) => facts.has(`${zones}.${one}.top`)) ? 'yes' : 'no';
}

/** How volatile the chart is, against the way asked about; "calmer" is down. */
function judgeVolatility(facts: FactReader, way: Way): Verdict | undefined {
  const regime = facts.word('regime.volatility');
  if (regime === '' || (way !== 'up' && way !== 'down')) return undefined;
  const isSo = way === 'up' ? ['high', 'extreme'].includes(regime) : regime === 'low';
  return isSo ? 'yes' : 'no';
}

type Judge = (facts: FactReader, plan: QuestionPlan, way: Way) => Verdict | undefined;

/** Whether the session that is named runs, or is over. */
function judgeSession(facts: FactReader, { session }: QuestionPlan): Verdict | undefined {
  const start = facts.number('session.asked.start');
  if (session === undefined || Number.isNaN(start)) return undefined;
  const isRunning = start <= facts.number('session.clock');
  return isRunning === (session.isOver !== true) ? 'yes' : 'no';
}

/** Yes or no by what is asked of a chart. */
const chartJudges: Readonly<Partial<Record<QuestionPlan['intent'], Judge>>> = {
  bias: (facts, _, way) => judgeBias(facts, way),
  indicator: judgeIndicator,
  volatility: (facts, _, way) => judgeVolatility(facts, way),
  gaps: (facts, plan) => judgeZones(facts, 'gap', plan),
  blocks: (facts, plan) => judgeZones(facts, 'block', plan),
  killzone: judgeSession,
  findings: (facts) => {
    if (!facts.has('found.count')) return undefined;
    return facts.number('found.count') > 0 ? 'yes' : 'no';
  },
  timeframes: (facts, _, way) => {
    if (way !== 'any' || !facts.has('timeframes.agreement')) return undefined;
    return facts.word('timeframes.agreement') === 'aligned' ? 'yes' : 'no';
  },
};

/** Yes or no, where the facts of an answer say it; undefined where they leave it open. */
export function findVerdict(
  facts: FactReader,
  { plan, understanding, others }: Pick<ResolvedRequest, 'plan' | 'understanding' | 'others'>,
): Verdict | undefined {
  const { asksWhether: way, measures: asked = [], period } = plan;
  if (way === undefined) return undefined;
  if (plan.intent !== 'measure') return chartJudges[plan.intent]?.(facts, plan, way);
  const [measure, ...more] = asked;
  const id = measure === undefined ? undefined : findMeasure(measure.id);
  if (measure === undefined || id === undefined || more.length > 0) return undefined;
  // Of several instruments each sentence says it.
  if (others.length > 0 && measures[id].subjects.most === 1) return undefined;
  const { symbol } = understanding;
  return measureVerdicts[id]?.(facts, { measure, way, symbol, hasPeriod: period !== undefined });
}

/** Whether it is asked if there is something of a kind, of which a list measure has none. */
function asksForAny({ plan }: ResolvedRequest): boolean {
  return plan.asksWhether !== undefined && (plan.measures ?? []).length === 1;
}

/** The sentence with words before it; its spans stay where their numbers are. */
export function putBefore(words: string, sentence: Sentence): Sentence {
  const shift = words.length + 1;
  const spans = sentence.spans.map(({ start, end, factId }) => ({
    start: start + shift,
    end: end + shift,
    factId,
  }));
  return { ...sentence, text: `${words} ${sentence.text}`, spans };
}

/** The answer with yes or no before its first sentence about a fact, where that was asked. */
export function addVerdict(
  composed: Composition,
  resolved: ResolvedRequest,
  measured: readonly Measured[],
): Composition {
  const facts = new Map(composed.facts.map((fact) => [fact.id, fact]));
  const isNone = asksForAny(resolved) && measured.every(({ refusal }) => refusal === 'nothing');
  const verdict = isNone ? 'no' : findVerdict(createFactReader(facts, new Set()), resolved);
  const at = isNone ? 0 : composed.sentences.findIndex(({ spans }) => spans.length > 0);
  const first = composed.sentences[at];
  if (verdict === undefined || first === undefined) return composed;
  const words = analystLanguages[resolved.understanding.language].verdictWords.said[verdict];
  return { ...composed, sentences: composed.sentences.with(at, putBefore(words, first)) };
}
