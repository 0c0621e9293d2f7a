import { languages, type AnalysisRequest, type MeasureRequest } from '@vela/contracts';
import { findMeasure } from '../measures/find-measure.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { ListWords } from '../language/list-words.ts';
import type { Words } from '../language/words.ts';
import { findLabels } from '../question/find-labels.ts';
import { createWordPattern } from '../question/word-pattern.ts';
import { listedMeasures } from './listed-measures.ts';

function createPattern(pick: (words: ListWords) => Words): RegExp {
  const words = languages.flatMap((language) => pick(analystLanguages[language].lists));
  return createWordPattern(words.join('|'));
}

const moves = (['risen', 'fallen', 'moved', 'volatile', 'up', 'down'] as const).map((name) => ({
  name,
  pattern: createPattern((words) => words.moves[name]),
}));
const trends = (['bullish', 'bearish'] as const).map((direction) => ({
  direction,
  pattern: createPattern((words) => words.trends[direction]),
}));
const breaks = createPattern((words) => words.breaks);
const typedPercent = /(?:% ?|yuzde )(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?) ?(?:%|percent)/;

const zoneConcepts: ReadonlySet<string> = new Set([
  'fair-value-gap',
  'order-block',
  'breaker-block',
  'support-resistance',
]);
/** Intents that only name a structure: of a list they ask who has one. */
const structureIntents: ReadonlySet<string> = new Set(['findings', 'concept', 'gaps', 'blocks']);
/** Measures of the past of an indicator: of a list they ask for its value now. */
const ofIndicator: ReadonlySet<string> = new Set(['indicator-extreme', 'indicator-share']);

/** A typed percentage of a folded text. */
export function readPercent(folded: string): number | undefined {
  const [, before, behind] = typedPercent.exec(folded) ?? [];
  const typed = before ?? behind;
  return typed === undefined ? undefined : Number(typed.replace(',', '.'));
}

/** What moved most, or by more than so many percent. */
export function readMove(folded: string): MeasureRequest | undefined {
  const percent = readPercent(folded);
  const found = moves.find(
    ({ name, pattern }) =>
      pattern.test(folded) && (percent !== undefined || (name !== 'up' && name !== 'down')),
  );
  if (found?.name === 'volatile') return { id: 'realised-volatility' };
  if (found === undefined) return undefined;
  if (found.name === 'moved') return { id: 'change', order: 'largest' };
  const isUp = found.name === 'up' || found.name === 'risen';
  return {
    id: 'change',
    direction: isUp ? 'bullish' : 'bearish',
    ...(percent === undefined ? { order: 'largest' } : { percent }),
  };
}

function readStructure({ plan }: AnalysisRequest, folded: string): MeasureRequest | undefined {
  const { intent, concept, side } = plan;
  if (!structureIntents.has(intent)) return undefined;
  const named = concept ?? (intent === 'gaps' ? 'fair-value-gap' : 'order-block');
  if (named === 'divergence') return { id: 'divergences' };
  if (named === 'candlestick-pattern') {
    const labels = findLabels(folded);
    return { id: 'patterns', ...(labels.length === 0 ? {} : { labels: [...labels] }) };
  }
  if (!zoneConcepts.has(named)) return { id: 'events', concept: named };
  return { id: 'zone-list', concept: named, ...(side === undefined ? {} : { side }) };
}

/** The middle of an oscillator from 0 to 100: what is called low lies below it. */
const middle = 50;

function readIndicator({ plan }: AnalysisRequest): MeasureRequest | undefined {
  const [first] = plan.measures ?? [];
  if (first !== undefined && ofIndicator.has(first.id)) return { ...first, id: 'indicator-at' };
  const { indicator, level, side } = plan;
  if (plan.intent !== 'indicator' || indicator === undefined) return undefined;
  if (level === undefined) return { id: 'indicator-at', indicator };
  return {
    id: 'indicator-at',
    indicator,
    level,
    side: side ?? (level < middle ? 'below' : 'above'),
  };
}

const measureByIntent: Readonly<Partial<Record<string, MeasureRequest>>> = {
  bias: { id: 'trend' },
  'changed-since': { id: 'events' },
  analyze: { id: 'last-price' },
};

/** What a plan for one instrument asks, as one measure of each instrument of a list. */
export function readListMeasure(
  request: AnalysisRequest,
  folded: string,
): MeasureRequest | undefined {
  const { plan } = request;
  const move = readMove(folded);
  if (move !== undefined) return move;
  const trend = trends.find(({ pattern }) => pattern.test(folded));
  if (trend !== undefined) return { id: 'trend', direction: trend.direction };
  const [first] = plan.measures ?? [];
  const id = first === undefined ? undefined : findMeasure(first.id);
  const isListed = id !== undefined && listedMeasures[id] !== undefined;
  if (first !== undefined && isListed) return first;
  if (breaks.test(folded) && plan.concept === undefined) return { id: 'events' };
  return readIndicator(request) ?? measureByIntent[plan.intent] ?? readStructure(request, folded);
}
