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

/** A market that holds one window of a series, and how many of its candles are shown. */
export type Window = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  readonly limit: number;
  readonly marketData: MarketData;
  readonly now: number;
};

/** Windows whose ends are spread over a series, with varying limits and histories. */
export async function createWindows(
  wanted: CorpusRequest,
  marketData: MarketData,
): Promise<Window[]> {
  const instrument = findInstrument(wanted.symbol, marketData);
  const { interval, windows } = wanted;
  const result = await marketData.getSeries({ instrument, interval, limit: candleLimit.max, now });
  if (result.kind !== 'series') return [];
  const { series } = result;
  return Array.from({ length: windows }, (_, index) => {
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
    return { instrument, interval, limit, marketData: single, now };
  });
}

async function analyzeWindows(
  wanted: CorpusRequest,
  marketData: MarketData,
): Promise<AnalysisCore[]> {
  const cores: AnalysisCore[] = [];
  for (const [index, window] of (await createWindows(wanted, marketData)).entries()) {
    const deps = {
      marketData: window.marketData,
      seriesAnalyses: createSeriesAnalyses(),
      narrator: builtInNarrator,
      newId: () => `analysis-${index}`,
    };
    const gathered = await gatherFacts(window, deps);
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
