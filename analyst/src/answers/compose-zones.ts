import type { Sentence } from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { swingTopics, type AnswerTopic } from '../narrator/answer-topics.ts';
import {
  countTopics,
  createBreakerTopic,
  createFurtherTopic,
  createNearestTopic,
  createPreviousTopics,
  createZoneTopic,
  zoneInsideTopic,
} from '../narrator/chart-topics.ts';
import { blockTopics, gapTopics } from '../narrator/gap-and-block-topics.ts';
import { createFactReader } from '../narrator/fact-reader.ts';
import type { AnalysisCore } from '../narrator/narration.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { composeChartAnswer } from './compose-chart.ts';
import { listSwingRows, listZoneRows } from './level-rows.ts';
import { narrateAnalysisAnswer, narrateSentences, type Composition } from './composition.ts';

type ZoneQuestion = Pick<ResolvedRequest, 'understanding' | 'plan'>;
const bothSides = ['above', 'below'] as const;

function chooseSides({ plan: { side } }: ZoneQuestion): readonly ('above' | 'below')[] {
  return side === undefined ? bothSides : [side];
}

/** The nearest gaps or blocks on the requested sides, in the sentences of the summary. */
export function narrateNearestZones(
  analysis: AnalysisCore,
  zones: 'gap' | 'block',
  asked: ZoneQuestion,
): Sentence[] {
  const topics = zones === 'gap' ? gapTopics : blockTopics;
  return narrateSentences(analysis, asked.understanding.language, [
    topics.inside,
    ...chooseSides(asked).map((side) => topics[side]),
  ]);
}

/** The nearest unbroken swing levels on the requested sides. */
export function narrateSwings(analysis: AnalysisCore, asked: ZoneQuestion): Sentence[] {
  const topics = chooseSides(asked).flatMap((side) => swingTopics[side]);
  return narrateAnalysisAnswer(analysis, asked.understanding.language, topics);
}

function composeZones(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  zones: 'gap' | 'block',
): Composition {
  const { analysis } = gathered;
  const say = (topics: readonly AnswerTopic[]): Sentence[] =>
    narrateAnalysisAnswer(analysis, resolved.understanding.language, topics);
  const sides = chooseSides(resolved);
  const further = sides.map((side) => createFurtherTopic(zones, side));
  const told = [
    ...narrateNearestZones(analysis, zones, resolved),
    ...say([countTopics[zones]]),
    ...say(further),
  ];
  const nearest = resolved.plan.side === undefined ? say([createNearestTopic(zones)]) : [];
  const [lead, sentences] =
    nearest.length > 0 ? [nearest, told] : [told.slice(0, 1), told.slice(1)];
  return {
    ...composeChartAnswer(gathered, resolved, { lead, sentences, closing: ['zones.closing'] }),
    levels: listZoneRows(analysis.facts, zones, sides),
  };
}

/** Open gaps: the nearer side first, the count, the nearest on each side and the next ones beyond. */
export function composeGaps(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  return composeZones(gathered, resolved, 'gap');
}

/** Order blocks: unbroken and untouched counts, nearest and next per side; breakers if asked. */
export function composeBlocks(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  if (resolved.understanding.concept !== 'breaker-block')
    return composeZones(gathered, resolved, 'block');
  const topics = chooseSides(resolved).map(createBreakerTopic);
  const sentences = narrateAnalysisAnswer(
    gathered.analysis,
    resolved.understanding.language,
    topics,
  );
  return composeChartAnswer(gathered, resolved, { sentences, closing: ['zones.closing'] });
}

/** The levels of a side, the nearest first; the internal one only where it is another. */
function orderLevels({ facts }: AnalysisCore, side: 'above' | 'below'): readonly AnswerTopic[] {
  const read = createFactReader(new Map(facts.map((fact) => [fact.id, fact])), new Set());
  const end = side === 'above' ? 'high' : 'low';
  const [swing, internal] = [`nearest.swing.${end}`, `nearest.internal.${end}`];
  const isOther = read.number(`${internal}.price`) !== read.number(`${swing}.price`);
  const places = [swing, ...(isOther ? [internal] : []), `zone.${side}`];
  const [ofSwing, ofInternal] = swingTopics[side];
  const topics = [ofSwing, ...(isOther ? [ofInternal] : []), createZoneTopic(side)];
  return topics
    .map((topic, at) => {
      const distance = read.number(`${places[at] ?? ''}.distance-percent`);
      return { topic, distance: Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance };
    })
    .toSorted((one, other) => one.distance - other.distance)
    .flatMap(({ topic }) => topic ?? []);
}

/** Levels per side: unbroken swings, support and resistance, previous day and week extremes. */
export function composeLevels(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  const { analysis } = gathered;
  const { concept, language } = resolved.understanding;
  if (concept === 'previous-levels') {
    const sentences = narrateAnalysisAnswer(analysis, language, createPreviousTopics(true));
    return composeChartAnswer(gathered, resolved, { sentences, closing: ['zones.closing'] });
  }
  const sides = chooseSides(resolved);
  const topics = sides.flatMap((side) => orderLevels(analysis, side));
  const sentences = narrateAnalysisAnswer(analysis, language, [
    zoneInsideTopic,
    ...topics,
    ...createPreviousTopics(false),
  ]);
  const [lead, rest] = [sentences.slice(0, 1), sentences.slice(1)];
  return {
    ...composeChartAnswer(gathered, resolved, {
      lead,
      sentences: rest,
      closing: ['zones.closing'],
    }),
    levels: listSwingRows(analysis.facts, sides),
  };
}
