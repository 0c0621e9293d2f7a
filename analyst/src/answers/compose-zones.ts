import type { Sentence } from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { swingTopics, toOrderedTopics, type AnswerTopic } from '../narrator/answer-topics.ts';
import {
  createBreakerTopic,
  createLevelTopic,
  createNearestTopic,
  createOtherTopic,
  createPreviousTopics,
  insideFirstTopics,
  insideTopics,
  type LevelName,
  zoneInsideTopic,
} from '../narrator/chart-topics.ts';
import { blockTopics, gapTopics } from '../narrator/gap-and-block-topics.ts';
import { createFactReader } from '../narrator/fact-reader.ts';
import { joinPhrases } from '../narrator/join-sentences.ts';
import { toSpeech, type AnalysisCore } from '../narrator/narration.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { composeChartAnswer } from './compose-chart.ts';
import { listSwingRows, listZoneRows } from './level-rows.ts';
import { toRowSpeech } from './row-speech.ts';
import {
  narrateAnalysisAnswer,
  narrateAnswerTopics,
  narrateSentences,
  type Composition,
} from './composition.ts';

type ZoneQuestion = Pick<ResolvedRequest, 'understanding' | 'plan'>;
const topicsByZone = { gap: gapTopics, block: blockTopics } as const;
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
  const topics = topicsByZone[zones];
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

/** The second and third nearest zones of a side in one sentence. */
function tellFurther(speech: Speech, zones: 'gap' | 'block', side: 'above' | 'below'): Sentence[] {
  const phrases = [2, 3]
    .map((rank) => `${zones}.${side}.${rank}`)
    .filter((facts) => speech.facts.has(`${facts}.top`))
    .flatMap((facts) =>
      narrateAnswerTopics(
        toRowSpeech(speech, { facts, name: 'level' }),
        toOrderedTopics('zones.further'),
      ),
    );
  if (phrases.length === 0) return [];
  return narrateAnswerTopics(speech, toOrderedTopics(`zones.further.${side}`)).map((lead) =>
    joinPhrases(lead, phrases, speech.language),
  );
}

/** The nearest zone, that around price and the other side, then the next ones of each side. */
function composeZones(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  zones: 'gap' | 'block',
): Composition {
  const { analysis } = gathered;
  const { language } = resolved.understanding;
  const say = (topics: readonly AnswerTopic[]): Sentence[] =>
    narrateAnalysisAnswer(analysis, language, topics);
  const sides = chooseSides(resolved);
  // The block around price is the nearest; of gaps, which price fills there, only where yes or no is
  // asked.
  const isInsideFirst = zones === 'block' || resolved.plan.asksWhether !== undefined;
  const around = isInsideFirst && sides.length > 1 ? say([insideFirstTopics[zones]]) : [];
  const nearest = sides.find(
    (side) => say([createNearestTopic(zones, side, sides.length > 1)]).length > 0,
  );
  const tellOther = (side: 'above' | 'below'): Sentence[] => {
    const [other] = say([createOtherTopic(zones, side)]);
    return other === undefined
      ? narrateSentences(analysis, language, [topicsByZone[zones][side]])
      : [other];
  };
  const told =
    around.length > 0
      ? [...around, ...sides.flatMap(tellOther)]
      : nearest === undefined
        ? narrateNearestZones(analysis, zones, resolved)
        : [
            ...say([createNearestTopic(zones, nearest, sides.length > 1), insideTopics[zones]]),
            ...sides.filter((side) => side !== nearest).flatMap(tellOther),
          ];
  const speech = toSpeech(analysis, language);
  const further = sides.flatMap((side) => tellFurther(speech, zones, side));
  const composed = composeChartAnswer(gathered, resolved, {
    lead: told.slice(0, 1),
    sentences: [...told.slice(1), ...further],
  });
  return { ...composed, levels: listZoneRows(analysis.facts, zones, sides) };
}

/** Open gaps: the nearest one, that around price, and the nearest of the other side. */
export function composeGaps(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  return composeZones(gathered, resolved, 'gap');
}

/** Order blocks in the same way; breakers if asked. */
export function composeBlocks(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  if (resolved.understanding.concept !== 'breaker-block')
    return composeZones(gathered, resolved, 'block');
  const topics = chooseSides(resolved).map(createBreakerTopic);
  const sentences = narrateAnalysisAnswer(
    gathered.analysis,
    resolved.understanding.language,
    topics,
  );
  return composeChartAnswer(gathered, resolved, { sentences });
}

type Level = { readonly name: LevelName; readonly facts: string };
const levelsBySide: Readonly<Record<'above' | 'below', readonly Level[]>> = {
  above: [
    { name: 'swing-high', facts: 'nearest.swing.high' },
    { name: 'internal-high', facts: 'nearest.internal.high' },
    { name: 'resistance', facts: 'zone.above' },
  ],
  below: [
    { name: 'swing-low', facts: 'nearest.swing.low' },
    { name: 'internal-low', facts: 'nearest.internal.low' },
    { name: 'support', facts: 'zone.below' },
  ],
};

/** The levels of a side in one sentence, the nearest first; an internal one that is the swing's once. */
function tellSide(
  speech: Speech,
  side: 'above' | 'below',
  lead: 'levels.above' | 'levels.below' | 'levels.beside.above' | 'levels.beside.below',
): Sentence[] {
  const read = createFactReader(speech.facts, new Set());
  const [swing, internal] = levelsBySide[side];
  const isTwice = read.number(`${swing?.facts}.price`) === read.number(`${internal?.facts}.price`);
  const phrases = levelsBySide[side]
    .filter((level) => !(isTwice && level === internal))
    .map(({ name, facts }) => ({
      distance: read.number(`${facts}.distance-percent`),
      told: narrateAnswerTopics(toRowSpeech(speech, { facts, name: 'level' }), [
        createLevelTopic(name),
      ]),
    }))
    .toSorted((one, other) => (one.distance || 0) - (other.distance || 0))
    .flatMap(({ told }) => told);
  if (phrases.length === 0)
    return narrateAnswerTopics(speech, toOrderedTopics(`levels.none.${side}`));
  return narrateAnswerTopics(speech, toOrderedTopics(lead)).map((start) =>
    joinPhrases(start, phrases, speech.language),
  );
}

/** Levels per side: unbroken swings, support and resistance, previous day and week extremes. */
export function composeLevels(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  const { analysis } = gathered;
  const { concept, language } = resolved.understanding;
  if (concept === 'previous-levels') {
    const sentences = narrateAnalysisAnswer(analysis, language, createPreviousTopics(true));
    return composeChartAnswer(gathered, resolved, { sentences });
  }
  const sides = chooseSides(resolved);
  const speech = toSpeech(analysis, language);
  const [lead = [], ...more] = sides.map((side, at) =>
    tellSide(speech, side, at === 0 ? `levels.${side}` : `levels.beside.${side}`),
  );
  const beside = narrateAnalysisAnswer(analysis, language, [
    zoneInsideTopic,
    ...(sides.length > 1 ? createPreviousTopics(false) : []),
  ]);
  return {
    ...composeChartAnswer(gathered, resolved, { lead, sentences: [...more.flat(), ...beside] }),
    levels: listSwingRows(analysis.facts, sides),
  };
}
