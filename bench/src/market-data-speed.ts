import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Instrument, Interval } from '@vela/contracts';
import {
  type CandleSource,
  createFilesSource,
  createSimulatedSource,
  instrumentCatalogue,
} from '@vela/market-data';
import { createRandomWalk } from './random-walk.ts';

export type MarketDataSpeed = {
  readonly name: string;
  readonly ms: number;
  readonly limitMs: number;
};

const now = Date.UTC(2026, 10, 1);
const rounds = 5;
const intervals = ['1m', '5m', '15m', '30m', '1h', '4h', '1d'] as const;
/** A store that stores nothing: every request starts without a cache. */
const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};

async function measureBest(times: number, act: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    await act();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

async function readCandles(
  source: CandleSource,
  instrument: Instrument,
  interval: Interval,
): Promise<void> {
  const result = await source.getSeries({ instrument, interval, limit: 5000, now });
  if (result.kind !== 'series')
    throw new Error(`no candles for ${instrument.symbol} ${interval}: ${result.refusal.reason}`);
}

function findInstrument(symbol: string): Instrument {
  const match = instrumentCatalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(`${symbol} is not in the catalogue`);
  return match.instrument;
}

/** Writes a CSV file of `count` 15-minute candles that end before `now`. */
function writeCandleFile(file: string, count: number): void {
  const { openTime, open, high, low, close, volume } = createRandomWalk(7, count);
  const columns = [open, high, low, close, volume];
  const begin = now - count * 900_000;
  const lines = Array.from(openTime, (time, index) =>
    [new Date(begin + time).toISOString(), ...columns.map((column) => column[index])].join(','),
  );
  writeFileSync(file, `time,open,high,low,close,volume\n${lines.join('\n')}\n`);
}

async function measureFiles(): Promise<readonly MarketDataSpeed[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vela-candle-files-'));
  try {
    writeCandleFile(path.join(folder, 'BTCUSDT_15m.csv'), 200_000);
    const instrument = findInstrument('BTCUSDT');
    const first = await measureBest(rounds, () =>
      readCandles(createFilesSource({ folder }), instrument, '15m'),
    );
    const known = createFilesSource({ folder });
    await readCandles(known, instrument, '15m');
    const again = await measureBest(rounds, () => readCandles(known, instrument, '15m'));
    return [
      { name: 'a file of 200,000 candles, read and checked', ms: first, limitMs: 1500 },
      { name: 'the same candles once more', ms: again, limitMs: 20 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSimulation(): Promise<MarketDataSpeed> {
  const times: number[] = [];
  for (const interval of intervals)
    times.push(
      await measureBest(rounds, () =>
        readCandles(createSimulatedSource({ store }), findInstrument('MSFT'), interval),
      ),
    );
  return {
    name: '5,000 simulated candles, the slowest of seven intervals',
    ms: Math.max(...times),
    limitMs: 50,
  };
}

/** Measures instrument search and candle loading, best of five runs. */
export async function measureMarketDataSpeed(): Promise<readonly MarketDataSpeed[]> {
  const longText = 'altının fiyatı BTCUSDT TOTDY '.repeat(4000);
  return [
    {
      name: 'an instrument searched by a misspelled name',
      ms: await measureBest(rounds, () => instrumentCatalogue.search('bitcoim', 8)),
      limitMs: 50,
    },
    {
      name: 'instruments found in 120,000 characters',
      ms: await measureBest(rounds, () => instrumentCatalogue.findInText(longText)),
      limitMs: 250,
    },
    ...(await measureFiles()),
    await measureSimulation(),
  ];
}
