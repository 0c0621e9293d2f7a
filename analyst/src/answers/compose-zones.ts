import type { Sentence } from '@vela/contracts';
import type { Gathered } from '../gather-facts.ts';
import { blockTopics, gapTopics } from '../narrator/analysis-topics.ts';
import { swingTopics, type AnswerTopic } from '../narrator/answer-topics.ts';
import {
  breakerTopics,
  countTopics,
  furtherTopics,
  previousTopics,
  zoneTopics,
} from '../narrator/chart-topics.ts';
import { tellTopics, type AnalysisCore } from '../narrator/narration.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { composeTold } from './compose-chart.ts';
import { sayOf, type Composition } from './composition.ts';

type Asked = Pick<ParsedQuestion, 'understanding' | 'side'>;
const bothSides = ['above', 'below'] as const;

function sidesOf({ side }: Asked): readonly ('above' | 'below')[] {
  return side === undefined ? bothSides : [side];
}

/** The nearest gaps or blocks of the sides asked for, as the summary tells them. */
export function sayNearestZones(
  analysis: AnalysisCore,
  zones: 'gap' | 'block',
  asked: Asked,
): Sentence[] {
  const topics = zones === 'gap' ? gapTopics : blockTopics;
  return tellTopics(analysis, asked.understanding.language, [
    topics.inside,
    ...sidesOf(asked).map((side) => topics[side]),
  ]).map(({ sentence }) => sentence);
}

/** The nearest unbroken swing levels of the sides asked for. */
export function saySwings(analysis: AnalysisCore, asked: Asked): Sentence[] {
  const topics = sidesOf(asked).flatMap((side) => swingTopics[side]);
  return sayOf(analysis, asked.understanding.language, topics);
}

function composeListed(
  gathered: Gathered,
  parsed: ParsedQuestion,
  zones: 'gap' | 'block',
): Composition {
  const { analysis } = gathered;
  const say = (topics: readonly AnswerTopic[]): Sentence[] =>
    sayOf(analysis, parsed.understanding.language, topics);
  const further = sidesOf(parsed).map((side) => furtherTopics[zones][side]);
  const sentences = [
    ...say([countTopics[zones]]),
    ...sayNearestZones(analysis, zones, parsed),
    ...say(further),
  ];
  return composeTold(gathered, parsed, { sentences, closing: ['zones.closing'] });
}

/** Open gaps: how many, the nearest on each side, and the next ones behind them. */
export function composeGaps(gathered: Gathered, parsed: ParsedQuestion): Composition {
  return composeListed(gathered, parsed, 'gap');
}

/** Order blocks: how many are unbroken and untouched, the nearest on each side and the next ones; or the breakers, when they were asked for. */
export function composeBlocks(gathered: Gathered, parsed: ParsedQuestion): Composition {
  if (parsed.understanding.concept !== 'breaker-block')
    return composeListed(gathered, parsed, 'block');
  const topics = sidesOf(parsed).map((side) => breakerTopics[side]);
  const sentences = sayOf(gathered.analysis, parsed.understanding.language, topics);
  return composeTold(gathered, parsed, { sentences, closing: ['zones.closing'] });
}

/** Levels on each side: unbroken swings, zones of support and resistance, and the extremes of the day and week before. */
export function composeLevels(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { analysis } = gathered;
  const { concept, language } = parsed.understanding;
  if (concept === 'previous-levels') {
    const sentences = sayOf(analysis, language, previousTopics(true));
    return composeTold(gathered, parsed, { sentences, closing: ['zones.closing'] });
  }
  const topics = sidesOf(parsed).flatMap((side) => [...swingTopics[side], zoneTopics[side]]);
  const sentences = sayOf(analysis, language, [
    zoneTopics.inside,
    ...topics,
    ...previousTopics(false),
  ]);
  return composeTold(gathered, parsed, { sentences, closing: ['zones.closing'] });
}
