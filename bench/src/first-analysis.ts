import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadCpuUsage } from 'node:process';
import { analyzeInstrument, builtInNarrator, createSeriesAnalyses } from '@vela/analyst';
import { createMarketData } from '@vela/market-data';
import { createRandomWalk } from './random-walk.ts';

const symbols = ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'ADA', 'DOGE', 'DOT'].map(
  (coin) => `${coin}USDT`,
);
const candleCount = 60_000;
const interval = '15m';
const stepMs = 900_000;
const shownCandles = 500;
/** Closes the last candle of the files. */
const now = Date.UTC(2026, 10, 1);
/** Analyses after which the code counts as compiled. */
const warmAfter = 2;

/** A store that stores nothing. */
const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};

/** Writes a file of 60,000 candles of 15 minutes for each of eight symbols. */
export function writeSeries(folder: string): void {
  for (const [seed, symbol] of symbols.entries()) {
    const { open, high, low, close, volume } = createRandomWalk(seed + 1, candleCount);
    const lines = Array.from(volume, (amount, t) => {
      const time = new Date(now - (candleCount - t) * stepMs).toISOString().replace('.000', '');
      const prices = [open, high, low, close].map((column) => column[t]?.toFixed(4));
      return [time, ...prices, amount].join(',');
    });
    writeFileSync(
      path.join(folder, `${symbol}_${interval}.csv`),
      `time,open,high,low,close,volume\n${lines.join('\n')}\n`,
    );
  }
}

/** Milliseconds by the clock, and of processor time of the thread: less distorted by other work. */
export type Duration = { readonly clock: number; readonly processor: number };

/** The first analysis of each series in this process, longer timeframes included. */
export type FirstAnalyses = {
  /** Of the first series, when no code has run yet. */
  readonly cold: readonly Duration[];
  /** Of the series after the second. */
  readonly warm: readonly Duration[];
};

const getProcessorMs = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Analyses each series for the API, from its file on: facts, sentences and guard included, a typed
 * question's reading not. Modules are loaded before.
 */
export async function measureFirstAnalyses(folder: string): Promise<FirstAnalyses> {
  const marketData = createMarketData({
    mode: 'files',
    filesDir: folder,
    allowSimulated: false,
    store,
  });
  const deps = {
    marketData,
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'id',
    narrator: builtInNarrator,
  };
  const times: Duration[] = [];
  for (const symbol of symbols) {
    const [clock, processor] = [performance.now(), getProcessorMs()];
    const { kind } = await analyzeInstrument(
      {
        mode: 'technical',
        symbol,
        interval,
        window: { limit: shownCandles },
        language: 'en',
        plan: { intent: 'analyze' },
      },
      now,
      deps,
    );
    if (kind !== 'analysis') throw new Error(`no analysis of ${symbol}: ${kind}`);
    times.push({ clock: performance.now() - clock, processor: getProcessorMs() - processor });
  }
  return { cold: times.slice(0, 1), warm: times.slice(warmAfter) };
}
