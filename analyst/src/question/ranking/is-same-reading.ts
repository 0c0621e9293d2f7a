import type { Intent } from '@vela/contracts';
import { isToldByChart } from '../chart-answers.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import type { ReadQuestion } from '../read-question.ts';
import { isOpenIntent, leastShare } from './least-share.ts';
import { nameReading } from './name-reading.ts';
import { sameReading, type RankedReading } from './rank-readings.ts';

/** What a measure tells beside its own question. */
const toldToo: Readonly<Record<string, readonly string[]>> = {
  'zone-state': ['touch-history'],
  'moving-average-distance': ['indicator'],
  'volatility-rank': ['volatility'],
};

/** What an answer about a chart tells beside much else, and a measure by itself. */
const toldBeside: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  gaps: ['zone-state', 'zone-count'],
  blocks: ['zone-state', 'zone-count'],
  levels: ['nearest-structure', 'zone-list'],
  volatility: ['volatility-rank'],
  killzone: ['session-range'],
};

const levels = /(?<![a-z])(?:levels|seviyeler\w*)(?![a-z])/;

// "The trend and the RSI" asks for two.
const joiners =
  /(?<![a-z])(?:and|plus|also|ve|ayrica|birlikte|hem|bir? de|ikisini de)(?![a-z])|[+,&]/;

/** Whether a word joins what is asked for. */
export function isJoined(plain: string): boolean {
  return joiners.test(plain);
}

/** Whether the chart's answer of an intent tells what a reading asks for. */
function isTold({ label, share }: RankedReading, read: ReadQuestion, intent: Intent): boolean {
  // "Nearest levels" are several.
  if (intent === 'levels' && label === 'nearest-structure' && levels.test(read.measured.plain))
    return true;
  // What is asked for sure is told by itself.
  if (share >= leastShare.likely && toldBeside[intent]?.includes(label) === true) return false;
  const isChart = intent !== 'measure' && !isOpenIntent(intent);
  return isChart && isToldByChart(read, [{ ...read.measured.shared, id: label }]);
}

function isNamedSame(
  ranked: RankedReading,
  read: ReadQuestion,
  { request, by }: RuledRequest,
): boolean {
  const { label } = ranked;
  if (label === sameReading) return by === 'follow-up' || by === 'more';
  const { intent } = request.plan;
  if (intent === 'help' && label === 'small-talk') return true;
  if (intent === 'company' && label === 'task:dividends') return true;
  const name = nameReading(request);
  const isToldToo = ranked.share < leastShare.likely && toldToo[name]?.includes(label) === true;
  return name === label || isToldToo || isTold(ranked, read, intent);
}

/**
 * Whether the rules read what the label names, or what tells it too. Of several measures it is one
 * only where a word joins them.
 */
export function isSameReading(
  ranked: RankedReading,
  read: ReadQuestion,
  ruled: RuledRequest,
): boolean {
  const { label } = ranked;
  const { measures = [] } = ruled.request.plan;
  if (measures.length < 2) return isNamedSame(ranked, read, ruled);
  return isJoined(read.measured.plain) && measures.some(({ id }) => id === label);
}
