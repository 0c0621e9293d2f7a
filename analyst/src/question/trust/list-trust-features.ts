import type { AnalysisRequest, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { isFiller } from '../known-words.ts';
import { findMeanings } from '../ranking/find-meanings.ts';
import { listMarks } from '../ranking/list-features.ts';
import { nameReading } from '../ranking/name-reading.ts';
import type { RankedReading } from '../ranking/rank-readings.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import type { ReadQuestion } from '../read-question.ts';

/** How a question was read: what the rules and the ranking made of its words. */
export type ReadingEvidence = {
  readonly read: ReadQuestion;
  readonly ruled: RuledRequest;
  /** Whether the rules' reading stands. */
  readonly isRuled: boolean;
  readonly ranked: readonly RankedReading[];
  /** Name of the reading of the question before; undefined where there is none. */
  readonly after: string | undefined;
  /** Whether the message as a whole asks for the meaning of a term. */
  readonly isWhole?: boolean;
};

/** Number of places that features are hashed to. */
export const trustFeatureCount = 16_384;
const stemLetters = 5;
const bounds = [0.01, 0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95, 0.98, 0.995] as const;

/** The place of a share among the bounds. */
function toStep(share: number): number {
  return bounds.filter((bound) => share >= bound).length;
}

/** FNV-1a of 32 bits, into the places. */
function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash ^= feature.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % trustFeatureCount;
}

/** What the plan has of parts, each as a word. */
function listPlanParts({ plan, ...request }: AnalysisRequest): string[] {
  const [first] = plan.measures ?? [];
  const { id: _, ...filters } = first ?? { id: '' };
  const others = plan.others ?? [];
  return [
    `measures ${plan.measures?.length ?? 0}`,
    `subjects ${request.symbol === undefined ? 0 : 1 + others.length}`,
    `period ${plan.period?.kind ?? 'none'}`,
    ...Object.keys(filters).map((name) => `filter ${name}`),
    ...Object.keys(plan.unread ?? {}).map((name) => `unread ${name}`),
    ...listManner(plan),
  ];
}

/** How it is asked, and what it names. */
function listManner({ form, asksWhether, namesInstrument, namesInterval }: QuestionPlan): string[] {
  return [
    ...(form === undefined ? [] : [`form ${form}`]),
    ...(asksWhether === undefined ? [] : [`whether ${asksWhether}`]),
    namesInstrument === true ? 'named' : 'unnamed',
    ...(namesInterval === true ? ['interval'] : []),
  ];
}

/** What narrows the measures of a plan; of several the last says it. */
function mergeFilters({ measures = [] }: QuestionPlan): ReadonlyMap<string, unknown> {
  return new Map(measures.flatMap((measure) => Object.entries(measure)));
}

function listFoundFilters(
  { direction, side, state, order, scale }: Omit<MeasureRequest, 'id'>,
  used: ReadonlyMap<string, unknown>,
): string[] {
  const found = Object.entries({ direction, side, state, order, scale });
  return found.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`found ${name} ${used.get(name) === value ? 'used' : 'lost'}`, `found ${name} ${value}`],
  );
}

/** What was found in the words, and whether the plan has it. */
function listFound({ plan, ...request }: AnalysisRequest, { read }: ReadingEvidence): string[] {
  const { measured, reading } = read;
  const own = (plan.measures ?? []).map(({ id }) => id);
  const filters = mergeFilters(plan);
  const phrases = measured.measures.map(({ id }) => id);
  const subjects = new Set([request.symbol, plan.otherSymbol, ...(plan.others ?? [])]);
  subjects.delete(undefined);
  const numbers = measured.numbers.map(({ value }) => value.value);
  const used = [...filters.values()].filter((one) => typeof one === 'number');
  const isTimed = plan.period !== undefined || filters.has('time') || plan.since !== undefined;
  return [
    own.some((id) => phrases.includes(id)) ? 'phrased' : 'unphrased',
    ...phrases.filter((id) => !own.includes(id)).map((id) => `other phrase ${id}`),
    ...listFoundFilters(measured.filters, filters),
    `names ${Math.min(4, reading.symbols.length)} of ${Math.min(4, subjects.size)}`,
    ...(measured.times.length === 0
      ? []
      : [`times ${Math.min(3, measured.times.length)} ${isTimed ? 'used' : 'lost'}`]),
    ...numbers.map((value) => (used.includes(Math.abs(value)) ? 'number used' : 'number lost')),
    ...(measured.pointsBack ? ['points back'] : []),
    `concepts ${Math.min(3, reading.clues.concepts.length)}`,
    ...(plan.residue === undefined ? [] : ['residue']),
  ];
}

/**
 * Places of what tells whether a reading is right: how likely it is beside the others, which rules
 * read it, and each word and meaning beside it.
 */
export function listTrustFeatures(
  request: AnalysisRequest,
  evidence: ReadingEvidence,
): readonly number[] {
  const { read, ruled, isRuled, ranked, after } = evidence;
  const name = nameReading(request);
  const share = ranked.find(({ label }) => label === name)?.share ?? 0;
  const [top = { label: '', share: 0 }, next = { label: '', share: 0 }] = ranked;
  const words = (read.measured.plain.match(/[a-z#%]+/g) ?? []).filter((word) => !isFiller(word));
  const stems = [...new Set(words.map((word) => word.slice(0, stemLetters)))];
  const meanings = findMeanings(read.measured.plain);
  const marks = [...listMarks(read), ...listPlanParts(request), ...listFound(request, evidence)];
  const step = toStep(share);
  const way = `${ruled.by} ${isRuled ? 'ruled' : 'ranked'}`;
  const thread = after === undefined ? 'first' : 'after';
  const features = [
    `share ${step}`,
    `top ${toStep(top.share)}`,
    `margin ${toStep(top.share - next.share)}`,
    top.label === name ? 'same' : `other ${toStep(top.share)}`,
    `way ${way}`,
    `way ${way} ${step}`,
    `way ${way} ${thread} ${step}`,
    thread,
    `name ${name}`,
    `name ${name} ${step}`,
    `name ${name} ${way}`,
    `size ${Math.min(12, words.length)}`,
    `size ${Math.min(12, words.length)} ${thread}`,
    ...(after === undefined ? [] : [`after ${after}`, `after ${after} ${name}`]),
    ...marks.flatMap((mark) => [`mark ${mark}`, `mark ${mark} ${name}`, `mark ${mark} ${thread}`]),
    ...stems.flatMap((stem) => [`stem ${stem}`, `stem ${stem} ${name}`]),
    ...meanings.flatMap((meaning) => [`meaning ${meaning}`, `meaning ${meaning} ${name}`]),
  ];
  return [...new Set(features.map((feature) => hashFeature(feature)))];
}
