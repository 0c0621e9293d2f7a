import { exploreQuestions } from '@vela/contracts';
import type { MarketData } from '@vela/market-data';
import type { Analyst } from '../../analyst.ts';
import type { CandleEncoder } from '../../candles/encode-candles.ts';
import { readBody } from '../../http/encoded-json.ts';
import type { ExploreName, StoredChart } from './explore-key.ts';
import { exploreLimit, makeAnswer, toExploreRequest } from './make-answer.ts';

export type MakeDeps = {
  readonly analyst: Analyst;
  readonly marketData: MarketData;
  readonly encodeCandles: CandleEncoder;
};

/** Analyses a chart and answers its questions; undefined where its candles are not at hand. */
export async function makeChart(
  { analyst, marketData, encodeCandles }: MakeDeps,
  name: ExploreName,
  now: number,
): Promise<StoredChart | undefined> {
  const made = await analyst.analyze(toExploreRequest(name, 'analyze'), now);
  if (made.kind !== 'analysis' || made.analysis.mode !== 'technical') return undefined;
  const { analysis } = made;
  const { instrument, interval, candles } = analysis;
  const wanted = { instrument, interval, limit: exploreLimit, now };
  const result = await marketData.getSeries(wanted);
  // Other candles would not be those of the sentences.
  if (result.kind !== 'series' || result.series.hash !== candles.hash) return undefined;
  const window = { limit: candles.count, before: candles.to + 1 };
  const body = await readBody(await encodeCandles(result.series, window));
  const answers: StoredChart['answers'] = [];
  for (const question of exploreQuestions)
    answers.push({
      question,
      message: await makeAnswer(analyst, name, { question, analysis, now }),
    });
  return { analysis: { ...analysis, candleColumns: JSON.parse(body.toString('utf8')) }, answers };
}
