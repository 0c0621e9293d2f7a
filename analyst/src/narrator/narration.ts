import {
  getIntervalName,
  type ShownTechnicalAnalysis,
  type Fact,
  type Language,
} from '@vela/contracts';
import type { Speech } from './sentence-template.ts';
import { analysisTopics, briefTopics, optionalTopics } from './analysis-topics.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { AnalysisSentence } from '../language/en/analysis.ts';
import type { TimeframeSentence } from '../language/en/timeframes.ts';
import { narrateOtherTimeframes } from './timeframe-narration.ts';
import { toFactEntry } from '../to-fact-entry.ts';
import { hasLevelTable } from '../answers/level-rows.ts';
import { toAnswerSection } from './analysis-sections.ts';
import { narrate, type NarratedSentence } from './narrate.ts';
import type { Topic } from './shape.ts';

export type AnalysisCore = ShownTechnicalAnalysis;

export const maxSentences = 11;
const dailyOrLonger = new Set(['1d', '1w', '1mo']);

/** A series without a candle for so long has ended, and is not just late. */
const endedDays = 30;

function findStale({ health }: Pick<AnalysisCore['source'], 'health'>) {
  return health.find(({ code }) => code === 'stale');
}

/** Whether a series has no candles of the last month. */
export function hasEnded(source: Pick<AnalysisCore['source'], 'health'>): boolean {
  return Number(findStale(source)?.params?.['ageDays'] ?? 0) >= endedDays;
}

/** Returns the data notes an explanation must include. */
export function findDataNotes({ source, interval, instrument }: AnalysisCore): Set<string> {
  const notes = new Set<string>(dailyOrLonger.has(interval) ? ['day'] : []);
  if (source.kind === 'simulated' || source.health.some((note) => note.code === 'simulated'))
    notes.add('simulated');
  if (findStale(source) !== undefined) notes.add(hasEnded(source) ? 'ended' : 'stale');
  if (source.health.some((note) => note.code === 'futures-for-spot')) notes.add('futures');
  // Forex has no traded volume: a feed's volume is the number of price changes (tick volume).
  if (instrument.assetClass === 'forex') notes.add('tick-volume');
  return notes;
}

export function toSpeech(analysis: AnalysisCore, language: Language): Speech {
  const facts = new Map<string, Fact>(analysis.facts.map(toFactEntry));
  const { instrument, interval } = analysis;
  const names = {
    symbol: instrument.symbol,
    name: instrument.name[language],
    interval: getIntervalName(interval, language),
  };
  return { language, interval, facts, names };
}

/** Seed of the choice between equal sentences: the series and its last candle, not its values. */
export function createSeed({ instrument, interval, candles }: AnalysisCore): string {
  return `${instrument.symbol}|${interval}|${candles.to}|${candles.count}`;
}

/** Narrates the given topics of an analysis in a language. */
export function narrateAnalysisTopics(
  analysis: AnalysisCore,
  language: Language,
  topics: readonly Topic<AnalysisSentence>[],
): NarratedSentence<AnalysisSentence>[] {
  const speech = toSpeech(analysis, language);
  return narrate({
    topics,
    sentences: analystLanguages[language].analysis,
    speech,
    notes: findDataNotes(analysis),
    seed: createSeed(analysis),
  });
}

/** Sections before the one that begins with the other timeframes. */
const earlierSections: ReadonlySet<string> = new Set(['headline', 'data']);
/** Topics that a table of levels tells. */
const tabledTopics: ReadonlySet<string> = new Set(['block-above', 'block-below']);

/** The whole explanation: 8 to 14 sentences (at most `most`), the same facts in both languages. Volatility and momentum stay in it. */
export function narrateAnalysis(
  analysis: AnalysisCore,
  language: Language,
  most = maxSentences,
): NarratedSentence<AnalysisSentence | TimeframeSentence>[] {
  const beside = narrateOtherTimeframes(analysis, {
    speech: toSpeech(analysis, language),
    seed: createSeed(analysis),
  });
  const own = narrateAnalysisTopics(analysis, language, analysisTopics).filter(
    ({ topic }) => !(tabledTopics.has(topic) && hasLevelTable(analysis.facts)),
  );
  const place = own.findIndex(({ topic }) => !earlierSections.has(toAnswerSection(topic)));
  const told = [...own.slice(0, place), ...beside, ...own.slice(place)];
  const excess = Math.max(0, told.length - most);
  const optional = most < maxSentences - 2 ? [...optionalTopics, ...briefTopics] : optionalTopics;
  const leftOut = new Set(
    optional.filter((topic) => told.some((one) => one.topic === topic)).slice(0, excess),
  );
  return told.filter(({ topic }) => !leftOut.has(topic));
}
