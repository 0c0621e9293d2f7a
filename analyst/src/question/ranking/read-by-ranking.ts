import type { Intent, MeasureRequest, Task } from '@vela/contracts';
import { tasks } from '@vela/contracts';
import { findLimit } from '../find-limit.ts';
import { findMeasure } from '../../measures/find-measure.ts';
import { isVocabulary } from '../vocabulary.ts';
import { isIntentRead } from '../is-intent-read.ts';
import type { ReadQuestion } from '../read-question.ts';
import { rankReadings, type RankedReading } from './rank-readings.ts';

/** Read so only for want of anything better. */
const openIntents: ReadonlySet<Intent> = new Set(['analyze', 'unknown']);
/** The share from which a ranked reading counts; chosen by the open halves. */
const leastShare = {
  overview: 0.3,
  open: 0.45,
  described: 0.6,
  /** Against a phrase that asks for another measure. */
  overruling: 0.85,
  /** Against words of charts. */
  chart: 0.95,
  act: 0.5,
  advice: 0.9,
} as const;

/** Acts and answers that need nothing but their name. */
const plainIntents: Readonly<Record<string, Intent>> = {
  advice: 'advice',
  distress: 'distress',
  'off-topic': 'off-topic',
  'small-talk': 'small-talk',
  help: 'help',
  data: 'data',
};

/** Read so by words about charts, which other questions have too. */
const chartIntents: ReadonlySet<Intent> = new Set([
  'levels',
  'gaps',
  'blocks',
  'findings',
  'bias',
  'volatility',
  'indicator',
  'changed-since',
  'compare',
]);

const unlikely: RankedReading = { label: 'unknown', share: 0 };

function findLikeliest(read: ReadQuestion): RankedReading {
  return rankReadings(read)[0] ?? unlikely;
}

/** The share from which a ranked reading counts; undefined where the words were read for sure. */
function chooseLeastShare(read: ReadQuestion): number | undefined {
  const { request, reading, measured } = read;
  const { intent, unread } = request.plan;
  // "META with 200 candles" and an interval that does not exist ask for a chart.
  const isOfChart = unread?.interval !== undefined || findLimit(measured.text) !== undefined;
  if (isOfChart) return undefined;
  if (measured.measures.length > 0)
    return measured.measures.length > 1 || measured.pointsBack ? undefined : leastShare.overruling;
  if (intent === 'analyze' && reading.clues.has('analyze')) return leastShare.described;
  if (openIntents.has(intent)) return leastShare.open;
  return chartIntents.has(intent) ? leastShare.chart : undefined;
}

// An instrument and an interval alone ask for its chart, with or without a small word beside them.
const leastWords = 2;
const smallWords = /(?<![a-z])(?:and|on|the|in|at|for|of|to|a|an|ve|de|da|bir|bi|bu)(?![a-z])/g;

function listOwnWords({ measured }: ReadQuestion): readonly string[] {
  return measured.plain.replaceAll(smallWords, ' ').match(/[a-z]{2,}/g) ?? [];
}

/** Whether a question has words beside its instrument, period, interval and numbers. */
export function hasOwnWords(read: ReadQuestion): boolean {
  return listOwnWords(read).length >= leastWords;
}

/**
 * Whether a question is about a market as far as can be told: it names something of one, or half of
 * its words are those of questions. The model gives every text a reading, bread recipes too.
 */
export function isFamiliar(read: ReadQuestion): boolean {
  const { reading, measured } = read;
  const isPlaced = reading.symbols.length > 0 || measured.pointsBack;
  const isNamed = reading.clues.concepts.length > 0 || measured.shared.indicator !== undefined;
  const own = listOwnWords(read);
  const known = own.filter((word) => isVocabulary(word));
  return isPlaced || isNamed || known.length * 2 > own.length;
}

function isToldByIntent({ request: { plan } }: ReadQuestion, id: string): boolean {
  const isChart = chartIntents.has(plan.intent);
  return isChart && isIntentRead(plan.intent, { intent: 'measure', measures: [{ id }] }, 'measure');
}

/**
 * The question with the most likely measure, where no phrase of one was found, or the wording is
 * that of another measure for sure.
 */
export function addRankedMeasure(read: ReadQuestion): ReadQuestion {
  const { measured } = read;
  const least = chooseLeastShare(read);
  if (least === undefined || !hasOwnWords(read) || !isFamiliar(read)) return read;
  const { label, share } = findLikeliest(read);
  const id = findMeasure(label);
  if (id === undefined || share < least) return read;
  const isPhrase = measured.measures.some((one) => one.id === id);
  if (isPhrase || isToldByIntent(read, id)) return read;
  const { plan } = read.request;
  const isRefuted = measured.measures.length === 0 && !openIntents.has(plan.intent);
  return {
    ...read,
    // What its words were read as is refuted, and decides no more.
    request: isRefuted ? { ...read.request, plan: { ...plan, intent: 'unknown' } } : read.request,
    measured: { ...measured, measures: [measured.toMeasure(id)] },
  };
}

/**
 * Whether a question that was read as one for an overview asks for something else: no word of it
 * asks for an overview, and its wording is none that does.
 */
export function isVagueOverview(read: ReadQuestion): boolean {
  const { request, reading } = read;
  if (request.plan.intent !== 'analyze' || reading.clues.has('analyze')) return false;
  const { label, share } = findLikeliest(read);
  return hasOwnWords(read) && !(label === 'analyze' && share >= leastShare.overview);
}

/** What a question that nothing was read of most likely is, beside a question about a chart. */
export function rankAct(read: ReadQuestion): { intent: Intent; task?: Task } | undefined {
  const { intent, unread } = read.request.plan;
  if (intent !== 'unknown' || unread?.method !== undefined) return undefined;
  if (read.measured.measures.length > 0) return undefined;
  const { label, share } = findLikeliest(read);
  if (share < leastShare.act) return undefined;
  const task = tasks.find((one) => label === `task:${one}`);
  if (task !== undefined) return { intent: 'task', task };
  const plain = plainIntents[label];
  if (plain === 'advice' && share < leastShare.advice) return undefined;
  return plain === undefined ? undefined : { intent: plain };
}

/** Measures that a question may mean, most likely first. */
export function listLikelyMeasures(
  read: ReadQuestion,
  leastLikely: number,
): readonly { readonly measure: MeasureRequest; readonly share: number }[] {
  return rankReadings(read)
    .filter(({ share }) => share >= leastLikely)
    .flatMap(({ label, share }) => {
      const id = findMeasure(label);
      return id === undefined ? [] : [{ measure: read.measured.toMeasure(id), share }];
    });
}
