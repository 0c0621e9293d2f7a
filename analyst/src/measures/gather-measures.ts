import type { Language } from '@vela/contracts';
import type { GatherDeps } from '../gather-deps.ts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { calculateMeasure, type Measured, type SeriesOfSymbol } from './calculate-measure.ts';
import { findRealSymbols } from './find-real-symbols.ts';
import { measureAlone } from './measure-alone.ts';

type MeasuresQuestion = Pick<ResolvedRequest, 'plan' | 'others' | 'limit'> & {
  readonly now: number;
  readonly language: Language;
};

async function getOthers(
  { others, limit, now }: MeasuresQuestion,
  { series }: GatheredAnalysis,
  { marketData }: GatherDeps,
): Promise<{ readonly found: SeriesOfSymbol[]; readonly missing: string[] }> {
  const { interval } = series.candles;
  const results = await Promise.all(
    others.map(async (instrument) => ({
      symbol: instrument.symbol,
      result: await marketData.getSeries({ instrument, interval, limit, now }),
    })),
  );
  const found = results.flatMap(({ symbol, result }) =>
    result.kind === 'series' ? [{ symbol, series: result.series }] : [],
  );
  const missing = results.flatMap(({ symbol, result }) => (result.kind === 'series' ? [] : symbol));
  return { found, missing };
}

/** Computes the measures of a question over the series of its instruments. */
export async function gatherMeasures(
  asked: MeasuresQuestion,
  gathered: GatheredAnalysis,
  deps: GatherDeps,
): Promise<readonly Measured[]> {
  const { plan, limit, language } = asked;
  const { found, missing } = await getOthers(asked, gathered, deps);
  const own = { symbol: gathered.analysis.instrument.symbol, series: gathered.series };
  const told = (plan.measures ?? []).flatMap((request) => {
    const question = { request, period: plan.period, limit, language, spoken: plan.spoken };
    const calculated = calculateMeasure(question, [own, ...found], deps);
    if (calculated === undefined) return [];
    const measured = measureAlone(calculated, { question, series: [own, ...found] }, deps);
    const isShort = measured.refusal === 'needs.other' && missing.length > 0;
    return [{ ...measured, missing, ...(isShort ? { refusal: 'missing' as const } : {}) }];
  });
  if (told.every(({ refusal }) => refusal !== 'simulated' && refusal !== 'mixed')) return told;
  const { instrument } = gathered.analysis;
  const { interval } = gathered.series.candles;
  const known = await findRealSymbols(deps.marketData, {
    instrument,
    interval,
    limit,
    now: asked.now,
  });
  const named = new Set([own.symbol, ...asked.others.map(({ symbol }) => symbol)]);
  const instead = known.filter((symbol) => !named.has(symbol));
  return told.map((one) => ({ ...one, instead }));
}
