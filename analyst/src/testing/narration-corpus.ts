import { builtInNarrator } from '../built-in-narrator.ts';
import { candleLimit, type Instrument, type Interval } from '@vela/contracts';
import { sliceCandles } from '@vela/engine';
import type { CandleSeries, MarketData } from '@vela/market-data';
import { gatherFacts } from '../gather-facts.ts';
import type { AnalysisCore } from '../narrator/narration.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

export type CorpusRequest = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly windows: number;
};

/** Slices a series to one window. */
function trimSeries(series: CandleSeries, from: number, end: number): CandleSeries {
  const candles = sliceCandles(series.candles, from, end);
  const asOf = candles.openTime[candles.length - 1] ?? series.source.asOf;
  return {
    ...series,
    candles,
    hash: `${series.hash}-${end}`,
    version: `${series.version}-${end}`,
    source: { ...series.source, asOf },
  };
}

function findInstrument(symbol: string, marketData: MarketData): Instrument {
  const match = marketData.catalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(`${symbol} is not in the catalogue`);
  return match.instrument;
}

const now = Date.UTC(2026, 10, 1);

/** Analyses many windows whose ends are spread over a series, with varying limits and histories. */
async function analyzeWindows(
  wanted: CorpusRequest,
  marketData: MarketData,
): Promise<AnalysisCore[]> {
  const instrument = findInstrument(wanted.symbol, marketData);
  const { interval, windows } = wanted;
  const result = await marketData.getSeries({ instrument, interval, limit: candleLimit.max, now });
  if (result.kind !== 'series') return [];
  const { series } = result;
  const cores: AnalysisCore[] = [];
  for (let index = 0; index < windows; index += 1) {
    const end = Math.floor(120 + ((series.candles.length - 120) * (index + 1)) / windows);
    const part = trimSeries(
      series,
      Math.max(0, end - ([2500, 160, 700, 1200][index % 4] ?? 700)),
      end,
    );
    const single: MarketData = {
      ...marketData,
      getSeries: () => Promise.resolve({ kind: 'series', series: part }),
    };
    const limit = [500, 60, 200, 1000][index % 4] ?? 500;
    const deps = {
      marketData: single,
      seriesAnalyses: createSeriesAnalyses(),
      narrator: builtInNarrator,
      newId: () => `analysis-${index}`,
    };
    const gathered = await gatherFacts({ instrument, interval, limit, now }, deps);
    if (gathered.kind === 'gathered') cores.push(gathered.analysis);
  }
  return cores;
}

export async function createCorpus(
  wanted: readonly CorpusRequest[],
  marketData: MarketData,
): Promise<AnalysisCore[]> {
  const parts = await Promise.all(wanted.map((one) => analyzeWindows(one, marketData)));
  return parts.flat();
}
