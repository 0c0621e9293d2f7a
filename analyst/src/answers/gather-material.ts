import {
  findingKindNames,
  findingKinds,
  type Concept,
  type Fact,
  type Instrument,
  type Intent,
  type Period,
  type QuestionPlan,
} from '@vela/contracts';
import {
  measures,
  readIndicator,
  toChangeFacts,
  toCountedFacts,
  toFindingFacts,
  toFurtherZoneFacts,
  toLevelFacts,
  toListedFacts,
  toRangeFacts,
  toSweepFacts,
  toVolatilityHistoryFacts,
  type FindingKind,
} from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import type { Question } from '../answer-part.ts';
import { chooseSpokenRates } from '../base-rates/spoken-rates.ts';
import { gatherFacts, type ExtraFactSource, type GatherRequest } from '../gather-facts.ts';
import { listedConcepts } from '../question/choose-intent.ts';
import { toSince, toCandleSpan, type CandleSpan } from '../question/candle-span.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { gatherProperty } from '../property/gather-property.ts';
import { gatherCompanies } from '../company/gather-companies.ts';
import { gatherList, gatherNamed } from '../lists/gather-list.ts';
import { gatherEvents } from '../events/gather-events.ts';
import { findMeasure } from '../measures/find-measure.ts';
import { gatherMeasures } from '../measures/gather-measures.ts';
import { listAsideMeasures, withAsideMeasures } from './aside-measures.ts';
import { chooseIndicator } from './choose-indicator.ts';
import { chooseRealInterval, type IntervalChoice } from './choose-real-interval.ts';
import { compareCharts } from './gather-comparison.ts';
import { addFacts, type Material } from './material.ts';
import { listRepeatedFacts } from './repeated-measure.ts';
import { toClockFacts } from './session-facts.ts';
import { toSwingLevelFacts } from './swing-level-facts.ts';

/** What an answer depends on beside the request: the time, and the chart that is open. */
export type Situation = Pick<Question, 'now' | 'context' | 'request' | 'lateTimeframes' | 'lists'>;

const intentsWithoutChart: readonly Intent[] = [
  ...([
    'help',
    'unknown',
    'not-covered',
    'unknown-symbol',
    'ambiguous-symbol',
    'mode-not-available',
    'task',
    'calendar',
    'news',
    'list',
    'company',
    'property',
    'small-talk',
    'distress',
    'off-topic',
  ] as const),
];

/** A question why a price moved is answered with how far it did. */
function asksWhyMoved({ intent, asksForCause }: QuestionPlan): boolean {
  return intent === 'news' && asksForCause === true;
}

const dayMs = 86_400_000;

/** The measures of a question; of one why a price moved the change over its day, else of a week. */
function toMeasuresQuestion(resolved: ResolvedRequest): ResolvedRequest {
  const { plan } = resolved;
  if (!asksWhyMoved(plan)) return { ...resolved, plan: withAsideMeasures(plan) };
  const { since, period } = plan;
  const day: Period =
    since?.kind === 'time'
      ? { kind: 'range', from: since.time, to: since.time + dayMs }
      : { kind: 'last', count: 7, unit: 'day' };
  return { ...resolved, plan: { ...plan, measures: [{ id: 'change' }], period: period ?? day } };
}

/** Whether the part that its intent cannot do without was not read. */
function isUnreadPart({ intent, unread, indicator }: QuestionPlan): boolean {
  if (intent === 'changed-since') return unread?.since !== undefined;
  return intent === 'indicator' && chooseIndicator(indicator) === undefined;
}

function isChartNeeded({ plan, other }: ResolvedRequest, { context }: Situation): boolean {
  const { intent } = plan;
  if (intent === 'compare' && other === undefined) return false;
  if (isUnreadPart(plan)) return false;
  // A concept or the hour uses only an open chart: it must not fetch a market that is not named.
  const hasChart = context.lastAnalysis !== undefined;
  if (intent === 'concept') return hasChart;
  if (intent === 'killzone') return hasChart || plan.namesInstrument === true;
  if (plan.asksForDefinition === true) return false;
  if (intent === 'task') return listAsideMeasures(plan).length > 0;
  return asksWhyMoved(plan) || !intentsWithoutChart.includes(intent);
}

/** Finding kinds listed for a concept, by the table of kinds; undefined where none are. */
export function findListedKinds(concept: Concept | undefined): readonly FindingKind[] | undefined {
  if (concept === undefined || !listedConcepts.includes(concept)) return undefined;
  const kinds = findingKindNames.filter((kind) => findingKinds[kind].concept === concept);
  return kinds.length === 0 ? undefined : kinds;
}

/** Whether a concept is answered with price's position in the range between the latest swings. */
export function isRangeConcept(concept: Concept): boolean {
  return (
    concept === 'premium-discount' || concept === 'optimal-trade-entry' || concept === 'fibonacci'
  );
}

function chooseFindingFacts({ concept, findingId }: QuestionPlan): ExtraFactSource | undefined {
  if (findingId !== undefined)
    return (technical, window) => toFindingFacts(technical, window, findingId);
  if (concept !== undefined && isRangeConcept(concept)) return toRangeFacts;
  const kinds = findListedKinds(concept);
  return kinds === undefined
    ? undefined
    : (technical, window) => toListedFacts(technical, window, kinds);
}

/** What there is to count while its rates are not known yet. */
function chooseCountedFacts({ concept = 'fair-value-gap' }: QuestionPlan): ExtraFactSource {
  const kinds = findingKindNames.filter((kind) => findingKinds[kind].concept === concept);
  return (technical, window) => toCountedFacts(technical, window, kinds);
}

const extraFactsByIntent: Readonly<Partial<Record<Intent, ExtraFactSource>>> = {
  advice: toSwingLevelFacts,
  levels: (technical, window) => [
    ...toLevelFacts(technical, window),
    ...toSwingLevelFacts(technical, window),
  ],
  gaps: (technical, window) => toFurtherZoneFacts(technical, window, 'gaps'),
  blocks: (technical, window) => toFurtherZoneFacts(technical, window, 'blocks'),
  'last-sweep': toSweepFacts,
  volatility: toVolatilityHistoryFacts,
};

/** Chooses the extra facts of this question; `read` returns what was recorded meanwhile. */
function createExtraFactSource(resolved: ResolvedRequest, situation: Situation) {
  const { understanding, plan, instrument, interval } = resolved;
  let span: CandleSpan = { kind: 'nothing', time: situation.now, isFuture: false };
  let outputs: readonly string[] = [];
  const choice = understanding.intent === 'indicator' ? chooseIndicator(plan.indicator) : undefined;
  const ofChanges: ExtraFactSource = (technical) => {
    if (instrument === undefined) return [];
    span = toCandleSpan(
      toSince(plan.since, situation.context.lastAnalysis, { instrument, interval }),
      technical.candles,
      situation.now,
    );
    return span.kind === 'span' ? toChangeFacts(technical, span) : [];
  };
  const ofIndicator: ExtraFactSource = (technical, window) => {
    const reading =
      choice === undefined
        ? undefined
        : readIndicator(technical, { ...choice, level: plan.level }, window);
    outputs = reading?.outputs ?? [];
    return reading?.facts ?? [];
  };
  const own: Readonly<Partial<Record<Intent, ExtraFactSource | undefined>>> = {
    'changed-since': ofChanges,
    indicator: ofIndicator,
    findings: chooseFindingFacts(plan),
    'base-rate': chooseCountedFacts(plan),
    concept: understanding.concept === 'fibonacci' ? toRangeFacts : toSwingLevelFacts,
  };
  const further = own[understanding.intent] ?? extraFactsByIntent[understanding.intent];
  const read = (): Pick<Material, 'span' | 'indicator'> => {
    return { span, indicator: choice === undefined ? undefined : { choice, outputs } };
  };
  return { further, read };
}

/** A chart that is open is kept; sessions and hours of the day are read on no longer candles. */
function toIntervalChoice(
  { instrument, interval, plan }: ResolvedRequest,
  { context }: Situation,
): IntervalChoice {
  const isOpen = context.symbol === instrument?.symbol && context.interval === interval;
  const isLongest = (plan.measures ?? []).some(({ id }) => {
    const known = findMeasure(id);
    return known !== undefined && measures[known].candles === 'intraday';
  });
  return { mustBeNew: !isOpen, isLongest };
}

/** The chart to gather, and the base rates told with it. */
async function chooseGathering(
  instrument: Instrument,
  asked: { readonly resolved: ResolvedRequest; readonly situation: Situation },
  deps: GatherDeps,
): Promise<GatherRequest> {
  const { interval, limit, plan } = asked.resolved;
  const { now, request, lateTimeframes } = asked.situation;
  const { intent, concept, findingId, namesInterval } = plan;
  const tellsRates = intent === 'base-rate' || findingId !== undefined;
  const rates = tellsRates ? { rates: chooseSpokenRates(concept) } : {};
  const gathering: GatherRequest = { instrument, interval, limit, now, lateTimeframes, ...rates };
  // A button or a link asks for one chart; typed words mean the market.
  // A structure of an earlier answer is looked for on the chart that is open.
  const isBound = plan.spoken !== undefined;
  if (request !== undefined || namesInterval === true || isBound) return gathering;
  const choice = toIntervalChoice(asked.resolved, asked.situation);
  return { ...gathering, interval: await chooseRealInterval(gathering, deps, choice) };
}

/** The hour, by the calendar of what is asked about, else of the chart that is open. */
function gatherClock(
  { instrument, understanding, plan }: ResolvedRequest,
  { now, context }: Situation,
): Fact[] {
  const shown = instrument ?? context.lastAnalysis?.instrument;
  return understanding.intent === 'killzone' ? toClockFacts(now, shown, plan.session) : [];
}

/** Whether measures are told: those asked for, or beside a refusal about one instrument. */
function isMeasured({ understanding, plan, other }: ResolvedRequest): boolean {
  if (understanding.intent === 'measure' || asksWhyMoved(plan)) return true;
  return other === undefined && listAsideMeasures(plan).length > 0;
}

/** Gathers the analysis and the extra facts of this question. */
export async function gatherMaterial(
  situation: Situation,
  resolved: ResolvedRequest,
  deps: GatherDeps,
): Promise<Material> {
  const { instrument, other, understanding } = resolved;
  const { further, read } = createExtraFactSource(resolved, situation);
  const clock = gatherClock(resolved, situation);
  const company =
    understanding.intent === 'company'
      ? await gatherCompanies(resolved, situation.now, deps)
      : undefined;
  const property = gatherProperty(resolved, { now: situation.now, newId: deps.newId });
  const events = await gatherEvents(resolved, situation, deps);
  const list = await gatherList(resolved, situation, deps);
  const nothing = {
    gathered: undefined,
    other: undefined,
    clock,
    measured: [],
    company,
    property,
    events,
    list,
  } as const;
  if (instrument === undefined || !isChartNeeded(resolved, situation))
    return { ...nothing, ...read() };
  const gathering = await chooseGathering(instrument, { resolved, situation }, deps);
  const gathered = await gatherFacts(gathering, deps, further);
  const material: Material = { ...nothing, gathered, ...read() };
  if (gathered.kind !== 'gathered') return material;
  if (understanding.intent === 'killzone')
    return { ...material, gathered: addFacts(gathered, clock) };
  if (isMeasured(resolved)) {
    const { language } = understanding;
    const asked = { ...toMeasuresQuestion(resolved), language, now: situation.now };
    const measured = await gatherMeasures(asked, gathered, deps);
    const facts = measured.flatMap(listRepeatedFacts);
    const { interval } = gathered.series.candles;
    const named = await gatherNamed({ ...resolved, interval }, situation.now, deps);
    return { ...material, measured, list: named, gathered: addFacts(gathered, facts) };
  }
  if (other === undefined) return material;
  const second = await gatherFacts({ ...gathering, instrument: other }, deps);
  const facts = second.kind === 'gathered' ? compareCharts(gathered, second) : [];
  return { ...material, other: second, gathered: addFacts(gathered, facts) };
}
