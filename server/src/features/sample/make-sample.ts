import { chat, type Interval } from '@vela/contracts';
import type { MarketData } from '@vela/market-data';
import type { Analyst } from '../../analyst.ts';
import type { StoredSample } from './stored-sample.ts';
import { toSample } from './to-sample.ts';

/** What is analysed, and how many candles: as many as a picture on a page can show, so that few structures of the text lie before them. */
const question = {
  symbol: chat.exampleSymbol,
  interval: '4h',
  limit: 150,
  mode: 'technical',
} as const satisfies {
  symbol: string;
  interval: Interval;
  limit: number;
  mode: 'technical';
};

export type SampleResult =
  /** `mayImprove`: simulated candles stand in for a source that did not answer this time. */
  | { readonly kind: 'made'; readonly sample: StoredSample; readonly mayImprove: boolean }
  | { readonly kind: 'failed'; readonly reason: string };

const passing: ReadonlySet<string> = new Set(['unreachable', 'rate-limited']);

/** Analyses the example instrument as anybody's question would be, in every language at one moment. */
export async function makeSample(
  { analyst, marketData }: { readonly analyst: Analyst; readonly marketData: MarketData },
  now: number,
): Promise<SampleResult> {
  const [english, turkish] = [
    await analyst.analyze({ ...question, language: 'en', now }),
    await analyst.analyze({ ...question, language: 'tr', now }),
  ];
  if (english.kind !== 'analysis') return { kind: 'failed', reason: english.kind };
  if (turkish.kind !== 'analysis') return { kind: 'failed', reason: turkish.kind };
  const { analysis } = english;
  const { instrument, source } = analysis;
  const answer = await marketData.getSeries({
    instrument,
    interval: question.interval,
    limit: question.limit,
    now,
  });
  if (answer.kind !== 'series') return { kind: 'failed', reason: answer.kind };
  const { hash } = analysis.candles;
  // A corrected candle or another source in between: the sentences would speak of other candles than the picture shows.
  if (turkish.analysis.candles.hash !== hash || answer.series.hash !== hash)
    return { kind: 'failed', reason: 'the candles changed meanwhile' };
  const sentences = {
    en: analysis.explanation.sentences,
    tr: turkish.analysis.explanation.sentences,
  };
  return {
    kind: 'made',
    sample: toSample({ analysis, sentences, candles: answer.series.candles, madeAt: now }),
    mayImprove:
      source.kind === 'simulated' && source.refusals.some(({ reason }) => passing.has(reason)),
  };
}
