import type { Language } from '@vela/contracts';
import { measures } from '@vela/engine';
import type { GatherDeps } from '../gather-deps.ts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { calculateMeasure, type Measured, type SeriesOfSymbol } from './calculate-measure.ts';
import { findRealInstruments } from './find-real-instruments.ts';
import { measureAlone } from './measure-alone.ts';
import { measureNearest } from './measure-nearest.ts';
import { toSpokenName } from './spoken-name.ts';

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
  const { plan, limit, language, now } = asked;
  const { found, missing } = await getOthers(asked, gathered, deps);
  const own = { symbol: gathered.analysis.instrument.symbol, series: gathered.series };
  const series = [own, ...found];
  const { interval } = gathered.series.candles;
  const told: Measured[] = [];
  for (const request of plan.measures ?? []) {
    const question = {
      request,
      period: request.period ?? plan.period,
      limit,
      language,
      spoken: plan.spoken,
    };
    const calculated = calculateMeasure(question, series, deps);
    if (calculated === undefined) continue;
    const most = measures[calculated.id].subjects.most;
    const used = { question, series: series.slice(0, most), interval, now };
    const near = await measureNearest(calculated, used, deps);
    const measured = measureAlone(near, used, deps);
    const isShort = measured.refusal === 'needs.other' && missing.length > 0;
    const before = told.filter(({ id }) => id === measured.id).length;
    told.push({
      ...measured,
      request,
      missing,
      ...(before === 0 ? {} : { repeat: before + 1 }),
      ...(isShort ? { refusal: 'missing' as const } : {}),
    });
  }
  if (told.every(({ refusal }) => refusal !== 'simulated')) return told;
  const { instrument } = gathered.analysis;
  const known = await findRealInstruments(deps.marketData, { instrument, interval, limit, now });
  const named = new Set([own.symbol, ...asked.others.map(({ symbol }) => symbol)]);
  const instead = known
    .filter(({ symbol }) => !named.has(symbol))
    .map((one) => toSpokenName(one, language));
  return told.map((one) => ({ ...one, instead }));
}
