import type { MeasureRequest, Sentence } from '@vela/contracts';
import { measures } from '@vela/engine';
import { findMeasure } from '../measures/find-measure.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { Verdict } from '../language/verdict-words.ts';
import { createFactReader, type FactReader } from '../narrator/fact-reader.ts';
import type { Measured } from '../measures/calculate-measure.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { toSpokenName } from '../measures/spoken-name.ts';
import { chartJudges } from './chart-verdicts.ts';
import type { Composition } from './composition.ts';
import { measureVerdicts } from './measure-verdicts.ts';

function getName(
  instrument: ResolvedRequest['instrument'],
  { language }: ResolvedRequest['understanding'],
): string | undefined {
  return instrument && toSpokenName(instrument, language);
}

/** Yes or no, where the facts of an answer say it; undefined where they leave it open. */
export function findVerdict(
  facts: FactReader,
  {
    plan,
    understanding,
    others,
    instrument,
  }: Pick<ResolvedRequest, 'plan' | 'understanding' | 'others' | 'instrument'>,
): Verdict | undefined {
  const { asksWhether: way, measures: asked = [], period } = plan;
  if (way === undefined) return undefined;
  if (plan.intent !== 'measure') return chartJudges[plan.intent]?.(facts, plan, way);
  const [measure, ...more] = asked;
  const id = measure === undefined ? undefined : findMeasure(measure.id);
  if (measure === undefined || id === undefined || more.length > 0) return undefined;
  // Of several instruments each sentence says it.
  if (others.length > 0 && measures[id].subjects.most === 1) return undefined;
  const hasPeriod = period !== undefined;
  return measureVerdicts[id]?.(facts, {
    measure,
    way,
    hasPeriod,
    named: getName(instrument, understanding),
  });
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

/** Whether it tells more than a time; the note that the data has ended, which comes first, does not. */
const isAnswer = ({ spans }: Sentence): boolean =>
  spans.some(({ factId }) => factId !== 'close.time');

/** The first sentence about a fact; of measures the first about one of theirs. */
function findDirect({ sentences }: Composition, measured: readonly Measured[]): number {
  const ids = new Set(measured.flatMap(({ facts }) => facts.map(({ id }) => id)));
  const own = sentences.findIndex(({ factIds }) => factIds.some((id) => ids.has(id)));
  return own >= 0 ? own : sentences.findIndex(isAnswer);
}

/** The sentences of one of several measures, with yes or no before the first where it was asked. */
export function addOwnVerdict(
  sentences: readonly Sentence[],
  { id, facts }: Measured,
  { request, resolved }: { readonly request: MeasureRequest; readonly resolved: ResolvedRequest },
): readonly Sentence[] {
  const { understanding, instrument, plan } = resolved;
  const { asksWhether: way, period = plan.period } = request;
  const [first, ...further] = sentences;
  if (way === undefined || first === undefined) return sentences;
  const reader = createFactReader(new Map(facts.map((fact) => [fact.id, fact])), new Set());
  const verdict = measureVerdicts[id]?.(reader, {
    measure: request,
    way,
    hasPeriod: period !== undefined,
    named: getName(instrument, understanding),
  });
  if (verdict === undefined) return sentences;
  const words = analystLanguages[understanding.language].verdictWords.said[verdict];
  return [putBefore(words, first), ...further];
}

/** The answer with yes or no before its first sentence about a fact, where that was asked. */
export function addVerdict(
  composed: Composition,
  resolved: ResolvedRequest,
  measured: readonly Measured[],
): Composition {
  const facts = new Map(composed.facts.map((fact) => [fact.id, fact]));
  // Where no candles came, nothing was looked at, and there is no "no" to say.
  const isNone =
    measured.length > 0 &&
    asksForAny(resolved) &&
    measured.every(({ refusal }) => refusal === 'nothing');
  const verdict = isNone ? 'no' : findVerdict(createFactReader(facts, new Set()), resolved);
  const at = isNone ? 0 : findDirect(composed, measured);
  const first = composed.sentences[at];
  // Neither figures of something else nor a question of which a word was not read decide anything.
  const isOther = measured.some(({ standsFor }) => standsFor !== undefined);
  const isOpen = isOther || resolved.plan.residue !== undefined;
  if (verdict === undefined || first === undefined || isOpen) return composed;
  const words = analystLanguages[resolved.understanding.language].verdictWords.said[verdict];
  return { ...composed, sentences: composed.sentences.with(at, putBefore(words, first)) };
}
