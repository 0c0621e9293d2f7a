import type { Instrument, Interval } from '@vela/contracts';
import type { GatherDeps } from '../gather-deps.ts';
import { hasEnded } from '../narrator/narration.ts';
import {
  calculateMeasure,
  isSimulated,
  type Measured,
  type MeasureQuestion,
  type SeriesOfSymbol,
} from './calculate-measure.ts';
import { toForeignFacts } from './measure-alone.ts';
import { nearestSymbols } from './nearest-symbols.ts';
import { toSpokenName } from './spoken-name.ts';

type Asked = {
  readonly question: MeasureQuestion;
  readonly series: readonly SeriesOfSymbol[];
  readonly interval: Interval;
  readonly now: number;
};

/** The nearest instrument of the same kind that has market data up to now. */
async function findNearest(
  { instrument }: SeriesOfSymbol['series'],
  { series, question: { limit }, interval, now }: Asked,
  { marketData }: Pick<GatherDeps, 'marketData'>,
): Promise<SeriesOfSymbol | undefined> {
  const { all } = marketData.catalogue;
  for (const symbol of nearestSymbols[instrument.symbol] ?? []) {
    const near: Instrument | undefined = all.find((one) => one.symbol === symbol);
    // Neither what is compared already nor the fund of that index.
    const [twin] = nearestSymbols[symbol] ?? [];
    const isThere = series.some(
      (one) => one.symbol === symbol || (one.symbol === twin && !isSimulated(one)),
    );
    if (near === undefined || isThere) continue;
    const asked = { instrument: near, interval, limit, now, onlyReal: true };
    const result = await marketData.getSeries(asked);
    if (result.kind === 'series' && !hasEnded(result.series.source))
      return { symbol, series: result.series };
  }
  return undefined;
}

type Replaced = { readonly chosen: readonly SeriesOfSymbol[]; readonly near: readonly string[] };

/** The series with the nearest of its kind in the place of each that has no market data. */
async function replaceMissing(
  isMissing: (one: SeriesOfSymbol) => boolean,
  asked: Asked,
  deps: Pick<GatherDeps, 'marketData'>,
): Promise<Replaced> {
  const { series, question } = asked;
  const near: string[] = [];
  const chosen: SeriesOfSymbol[] = [];
  for (const one of series) {
    const all = [...series, ...chosen];
    const found = isMissing(one)
      ? await findNearest(one.series, { ...asked, series: all }, deps)
      : undefined;
    if (found !== undefined) near.push(toSpokenName(found.series.instrument, question.language));
    chosen.push(found ?? one);
  }
  return { chosen, near };
}

/** Figures of other instruments, each under its name. */
function nameForeign(measured: Measured, of: SeriesOfSymbol, { question }: Asked): Measured {
  return {
    ...measured,
    of: of.symbol,
    ofName: toSpokenName(of.series.instrument, question.language),
    facts: toForeignFacts(measured.facts, of.symbol),
  };
}

const replaceable: ReadonlySet<string | undefined> = new Set(['simulated', 'mixed', 'outside']);

/**
 * The same measure where an instrument without market data, or whose data has ended, gives its place
 * to the nearest of its kind; what it was where there is none, or that has no figure either.
 */
export async function measureNearest(
  measured: Measured,
  asked: Asked,
  deps: Pick<GatherDeps, 'marketData' | 'seriesAnalyses'>,
): Promise<Measured> {
  const { refusal, simulated } = measured;
  if (refusal === undefined || !replaceable.has(refusal)) return measured;
  const { question, series } = asked;
  const isMissing = (one: SeriesOfSymbol): boolean =>
    refusal === 'outside' ? hasEnded(one.series.source) : isSimulated(one);
  const { chosen, near } = await replaceMissing(isMissing, asked, deps);
  const [of] = chosen;
  if (near.length === 0 || of === undefined) return measured;
  const found = calculateMeasure(
    { ...question, period: question.period ?? measured.period },
    chosen,
    deps,
  );
  if (found === undefined || found.refusal !== undefined) return measured;
  const told = { ...found, simulated, leftOut: [], standsFor: refusal, near };
  return of === series[0] ? told : nameForeign(told, of, asked);
}
