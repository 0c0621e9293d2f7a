import { intervalName, type Analysis, type Fact, type Language } from '@vela/contracts';
import type { Speech } from './sentence-template.ts';
import { analysisTopics, lesserTopics } from './analysis-topics.ts';
import { analysisEn, type AnalysisSentence } from './en/analysis.ts';
import type { TimeframeSentence } from './en/timeframes.ts';
import { analysisTr } from './tr/analysis.ts';
import { tellBeside } from './timeframe-narration.ts';
import { tell, type Told } from './tell.ts';
import type { Topic } from './shape.ts';

export type AnalysisCore = Omit<Analysis, 'explanation'>;

export const mostSentences = 14;
const sentencesOf: Readonly<Record<Language, Readonly<Record<AnalysisSentence, string>>>> = {
  en: analysisEn,
  tr: analysisTr,
};
const dailyOrLonger = new Set(['1d', '1w', '1mo']);

/** Notes about the data that must be said beside what it shows. */
export function notesOf({ source, interval, instrument }: AnalysisCore): Set<string> {
  const notes = new Set<string>(dailyOrLonger.has(interval) ? ['day'] : []);
  if (source.kind === 'simulated' || source.health.some((note) => note.code === 'simulated'))
    notes.add('simulated');
  if (source.health.some((note) => note.code === 'stale')) notes.add('stale');
  if (source.health.some((note) => note.code === 'futures-for-spot')) notes.add('futures');
  // Nobody knows the amounts traded in a currency pair: where a feed has a volume, it is the number of price changes.
  if (instrument.assetClass === 'forex') notes.add('tick-volume');
  return notes;
}

export function toSpeech(analysis: AnalysisCore, language: Language): Speech {
  const facts = new Map<string, Fact>(analysis.facts.map((fact) => [fact.id, fact]));
  const { instrument, interval } = analysis;
  const names = {
    symbol: instrument.symbol,
    name: instrument.name[language],
    interval: intervalName(interval, language),
  };
  return { language, interval, facts, names };
}

/** What chooses between equally true sentences: the series and its last candle, not its numbers. */
export function seedOf({ instrument, interval, candles }: AnalysisCore): string {
  return `${instrument.symbol}|${interval}|${candles.to}|${candles.count}`;
}

/** Tells chosen topics of an analysis in a language. */
export function tellTopics(
  analysis: AnalysisCore,
  language: Language,
  topics: readonly Topic<AnalysisSentence>[],
): Told<AnalysisSentence>[] {
  const speech = toSpeech(analysis, language);
  return tell({
    topics,
    sentences: sentencesOf[language],
    speech,
    notes: notesOf(analysis),
    seed: seedOf(analysis),
  });
}

/** The whole explanation: 8 to 14 sentences (fewer than `most` when something else is said first), the same facts in both languages. */
export function narrateAnalysis(
  analysis: AnalysisCore,
  language: Language,
  most = mostSentences,
): Told<AnalysisSentence | TimeframeSentence>[] {
  const beside = tellBeside(analysis, {
    speech: toSpeech(analysis, language),
    seed: seedOf(analysis),
  });
  const told = tellTopics(analysis, language, analysisTopics).flatMap((one) =>
    one.topic === 'trend' ? [one, ...beside] : [one],
  );
  const excess = Math.max(0, told.length - most);
  const leftOut = new Set(
    lesserTopics.filter((topic) => told.some((one) => one.topic === topic)).slice(0, excess),
  );
  return told.filter(({ topic }) => !leftOut.has(topic));
}
