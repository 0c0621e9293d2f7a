import { setImmediate as waitForTurn } from 'node:timers/promises';
import { candleLimit, type MeasureRequest } from '@vela/contracts';
import type { GatherDeps } from '../gather-deps.ts';
import { calculateMeasure } from '../measures/calculate-measure.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import type { ListedInstrument, Reason } from './list-material.ts';

const reasonByRefusal: Readonly<Partial<Record<string, Reason>>> = {
  outside: 'period',
  'too-few': 'few',
  simulated: 'simulated',
};

type Looking = {
  readonly asked: MeasureRequest;
  readonly resolved: ResolvedRequest;
  readonly now: number;
};

/** One measure of one instrument of a list. */
export async function lookAtInstrument(
  symbol: string,
  { asked, resolved, now }: Looking,
  { marketData, seriesAnalyses }: Pick<GatherDeps, 'marketData' | 'seriesAnalyses'>,
): Promise<ListedInstrument> {
  const match = marketData.catalogue.resolve(symbol);
  const nothing = { symbol, source: undefined, facts: [] };
  if (match.kind !== 'found') return { ...nothing, instrument: undefined, reason: 'unknown' };
  const { instrument } = match;
  const { interval, limit, plan, understanding } = resolved;
  const result = await marketData.getSeries({ instrument, interval, limit, now });
  if (result.kind === 'unavailable') return { ...nothing, instrument, reason: 'unavailable' };
  // Questions of others have their turn between two instruments.
  await waitForTurn();
  const { series } = result;
  const found = { symbol, instrument, source: series.source };
  if (series.candles.length < candleLimit.min) return { ...found, facts: [], reason: 'few' };
  const { language } = understanding;
  const question = { request: asked, period: plan.period, limit, language };
  const measured = calculateMeasure(
    { ...question, tellsSimulated: asked.id === 'change' },
    [{ symbol: instrument.symbol, series }],
    { seriesAnalyses },
  );
  if (measured?.refusal === undefined) return { ...found, facts: measured?.facts ?? [] };
  return { ...found, facts: [], reason: reasonByRefusal[measured.refusal] ?? 'nothing' };
}
