import type { Intent, Task } from '@vela/contracts';
import { tasks } from '@vela/contracts';
import { findMeasure } from '../../measures/find-measure.ts';
import type { ReadQuestion } from '../read-question.ts';
import { rankReadings } from './rank-readings.ts';

/** Read so only for want of anything better. */
const openIntents: ReadonlySet<Intent> = new Set(['analyze', 'unknown']);
/** Read so by words about charts, which other questions have too. */
const chartIntents: ReadonlySet<Intent> = new Set([
  'levels',
  'findings',
  'bias',
  'changed-since',
  'timeframes',
  'compare',
]);
const leastShare = {
  overview: 0.3,
  open: 0.35,
  described: 0.6,
  chart: 0.7,
  act: 0.5,
  advice: 0.85,
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

/** The share from which a ranked reading counts; undefined where the words were read for sure. */
function chooseLeastShare({ request: { plan }, reading }: ReadQuestion): number | undefined {
  const { intent, unread } = plan;
  if (unread !== undefined || reading.limit !== undefined) return undefined;
  if (intent === 'analyze' && reading.clues.has('analyze')) return leastShare.described;
  if (openIntents.has(intent)) return leastShare.open;
  return chartIntents.has(intent) ? leastShare.chart : undefined;
}

// An instrument and an interval alone ask for its chart.
const leastWords = 2;

/** Words of a question beside its instrument, period, interval and numbers. */
function countWords({ measured }: ReadQuestion): number {
  return measured.plain.match(/[a-z]{2,}/g)?.length ?? 0;
}

/** The question with the most likely measure, where no phrase of one was found. */
export function addRankedMeasure(read: ReadQuestion): ReadQuestion {
  const { measured } = read;
  const least = chooseLeastShare(read);
  const isBare = countWords(read) < leastWords;
  if (least === undefined || isBare || measured.measures.length > 0) return read;
  const { label, share } = rankReadings(read);
  const id = findMeasure(label);
  if (id === undefined || share < least) return read;
  return { ...read, measured: { ...measured, measures: [measured.toMeasure(id)] } };
}

/**
 * Whether a question that was read as one for an overview asks for something else: no word of it
 * asks for an overview, and its wording is none that does.
 */
export function isVagueOverview(read: ReadQuestion): boolean {
  const { request, reading } = read;
  if (request.plan.intent !== 'analyze' || reading.clues.has('analyze')) return false;
  const { label, share } = rankReadings(read);
  return countWords(read) >= leastWords && !(label === 'analyze' && share >= leastShare.overview);
}

/** What a question that nothing was read of most likely is, beside a question about a chart. */
export function rankAct(read: ReadQuestion): { intent: Intent; task?: Task } | undefined {
  const { intent, unread } = read.request.plan;
  if (intent !== 'unknown' || unread?.method !== undefined) return undefined;
  if (read.measured.measures.length > 0) return undefined;
  const { label, share } = rankReadings(read);
  if (share < leastShare.act) return undefined;
  const task = tasks.find((one) => label === `task:${one}`);
  if (task !== undefined) return { intent: 'task', task };
  const plain = plainIntents[label];
  if (plain === 'advice' && share < leastShare.advice) return undefined;
  return plain === undefined ? undefined : { intent: plain };
}
