import { chat, mapLanguages, mapLanguagesInTurn, type AnalysisRequest } from '@vela/contracts';
import type { MarketData } from '@vela/market-data';
import type { Analyst } from '../../analyst.ts';
import type { StoredSample } from './stored-sample.ts';
import { toSample } from './to-sample.ts';

/** 150 candles, as many as a picture shows, so that few structures lie before them. */
const question = {
  symbol: chat.exampleSymbol,
  interval: '4h',
  window: { limit: 150 },
  mode: 'technical',
  plan: { intent: 'analyze', namesInstrument: true },
} as const satisfies Omit<AnalysisRequest, 'language'>;

export type SampleResult =
  /** `mayImprove`: simulated candles stand in for a source that did not answer this time. */
  | { readonly kind: 'made'; readonly sample: StoredSample; readonly mayImprove: boolean }
  | { readonly kind: 'failed'; readonly reason: string };

const transientReasons: ReadonlySet<string> = new Set(['unreachable', 'rate-limited']);

/** Analyses the example through the normal pipeline, in every language with one `now`. */
export async function makeSample(
  { analyst, marketData }: { readonly analyst: Analyst; readonly marketData: MarketData },
  now: number,
): Promise<SampleResult> {
  const explained = await mapLanguagesInTurn(async (language) => {
    const answer = await analyst.analyze({ ...question, language }, now);
    return answer.kind === 'analysis' ? answer.analysis : answer.kind;
  });
  const failed = Object.values(explained).find((one) => typeof one === 'string');
  const analyses = Object.values(explained).filter((one) => typeof one !== 'string');
  const [analysis] = analyses;
  if (failed !== undefined || analysis === undefined)
    return { kind: 'failed', reason: failed ?? 'no languages' };
  const { instrument, source } = analysis;
  const answer = await marketData.getSeries({
    instrument,
    interval: question.interval,
    limit: question.window.limit,
    now,
  });
  if (answer.kind !== 'series') return { kind: 'failed', reason: answer.kind };
  const { hash } = analysis.candles;
  // Candles or source changed between the calls: the sentences would not match the chart.
  if (answer.series.hash !== hash || analyses.some(({ candles }) => candles.hash !== hash))
    return { kind: 'failed', reason: 'the candles changed meanwhile' };
  const sentences = mapLanguages((language) => {
    const one = explained[language];
    return typeof one === 'string' ? [] : one.explanation.sentences;
  });
  return {
    kind: 'made',
    sample: toSample({ analysis, sentences, candles: answer.series.candles, madeAt: now }),
    mayImprove:
      source.kind === 'simulated' &&
      source.refusals.some(({ reason }) => transientReasons.has(reason)),
  };
}
