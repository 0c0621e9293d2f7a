import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  analyzeInstrument,
  builtInNarrator,
  createSeriesAnalyses,
  narrateAnalysis,
  type WithheldSentence,
} from '@vela/analyst';
import {
  languages,
  mapLanguages,
  type TechnicalWireAnalysis,
  type Interval,
  type Language,
} from '@vela/contracts';
import { sliceCandles } from '@vela/engine';
import { createMarketData, type CandleSeries, type MarketData } from '@vela/market-data';

export type NarrationQuality = {
  readonly data: 'real' | 'simulated';
  readonly narrations: Readonly<Record<Language, number>>;
  readonly sentences: { readonly fewest: number; readonly most: number };
  readonly boundValues: number;
  readonly shapes: Readonly<Record<Language, number>>;
  readonly withheld: number;
  /** Milliseconds of one analysis of up to 5,000 candles in memory, with its explanation. */
  readonly analysisMs: { readonly median: number; readonly p95: number };
};

const benchSeries: readonly { readonly symbol: string; readonly interval: Interval }[] = [
  { symbol: 'BTCUSDT', interval: '1h' },
  { symbol: 'AAPL', interval: '1d' },
  { symbol: 'EURUSD', interval: '15m' },
  { symbol: 'CL', interval: '1d' },
];
const windowsPerSeries = 50;
const now = Date.UTC(2026, 10, 1);
const folder = path.resolve(import.meta.dirname, '../../../shared/data/ohlcv');

function openMarket(): {
  readonly marketData: MarketData;
  readonly data: NarrationQuality['data'];
} {
  const store = {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  };
  const isReal = existsSync(folder);
  const settings = {
    mode: isReal ? 'files' : 'simulated',
    allowSimulated: true,
    store,
  } as const;
  return {
    marketData: createMarketData(isReal ? { ...settings, filesDir: folder } : settings),
    data: isReal ? 'real' : 'simulated',
  };
}

async function readSeries(
  { symbol, interval }: (typeof benchSeries)[number],
  marketData: MarketData,
): Promise<CandleSeries> {
  const match = marketData.catalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(`${symbol} is not in the catalogue`);
  const result = await marketData.getSeries({
    instrument: match.instrument,
    interval,
    limit: 5000,
    now,
  });
  if (result.kind !== 'series') throw new Error(`no candles for ${symbol} ${interval}`);
  return result.series;
}

/** The series up to the end of window `index`: at most 5,000 candles, as one request reads. */
function sliceWindow(series: CandleSeries, index: number): CandleSeries {
  const end = Math.floor(200 + ((series.candles.length - 200) * (index + 1)) / windowsPerSeries);
  return {
    ...series,
    candles: sliceCandles(series.candles, Math.max(0, end - 5000), end),
    version: `${end}`,
    hash: `${series.hash}-${end}`,
  };
}

type Run = { readonly analysis: TechnicalWireAnalysis; readonly ms: number };

async function narrateWindow(
  series: CandleSeries,
  language: Language,
  onWithheld: (one: WithheldSentence) => void,
): Promise<Run | undefined> {
  const { instrument } = series;
  const { interval } = series.candles;
  const catalogue = {
    all: [instrument],
    resolve: () => ({ kind: 'found' as const, instrument }),
    search: () => [instrument],
    findMisspelt: () => undefined,
    findInText: () => [],
  };
  const marketData: MarketData = {
    catalogue,
    getSeries: () => Promise.resolve({ kind: 'series', series }),
    check: () => Promise.resolve([]),
  };
  const deps = {
    marketData,
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'bench',
    narrator: builtInNarrator,
    onWithheld,
  };
  const begun = performance.now();
  const result = await analyzeInstrument(
    {
      symbol: instrument.symbol,
      interval,
      window: { limit: 5000 },
      mode: 'technical',
      language,
      plan: { intent: 'analyze' },
    },
    now,
    deps,
  );
  return result.kind === 'analysis'
    ? { analysis: result.analysis, ms: performance.now() - begun }
    : undefined;
}

function calculatePercentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Narrates windows along several series in both languages; measures variety, values and time. */
export async function measureNarrationQuality(): Promise<NarrationQuality> {
  const { marketData, data } = openMarket();
  const runs = mapLanguages((): Run[] => []);
  let withheld = 0;
  for (const one of benchSeries) {
    const series = await readSeries(one, marketData);
    for (let index = 0; index < windowsPerSeries * languages.length; index += 1) {
      const language = languages[index % languages.length] ?? 'en';
      const run = await narrateWindow(
        sliceWindow(series, Math.floor(index / languages.length)),
        language,
        () => (withheld += 1),
      );
      if (run !== undefined) runs[language].push(run);
    }
  }
  const all = languages.flatMap((language) => runs[language]);
  const counts = all.map(({ analysis }) => analysis.explanation.sentences.length);
  const countShapes = (language: Language) =>
    new Set(
      runs[language].flatMap(({ analysis }) =>
        narrateAnalysis(analysis, language).map(({ key }) => key),
      ),
    ).size;
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    data,
    narrations: mapLanguages((language) => runs[language].length),
    sentences: { fewest: Math.min(...counts), most: Math.max(...counts) },
    boundValues: all.reduce(
      (sum, { analysis }) =>
        sum +
        analysis.explanation.sentences.reduce(
          (spans, sentence) => spans + sentence.spans.length,
          0,
        ),
      0,
    ),
    shapes: mapLanguages(countShapes),
    withheld,
    analysisMs: { median: calculatePercentile(times, 0.5), p95: calculatePercentile(times, 0.95) },
  };
}
