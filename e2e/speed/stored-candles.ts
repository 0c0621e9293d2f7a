import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const minuteMs = 60_000;
const end = Date.UTC(2026, 3, 30);
const series = [
  ['BTCUSDT', '1h', 60 * minuteMs],
  ['BTCUSDT', '4h', 240 * minuteMs],
  ['BTCUSDT', '1d', 1_440 * minuteMs],
  ['ETHUSDT', '1h', 60 * minuteMs],
  ['ETHUSDT', '4h', 240 * minuteMs],
  ['ETHUSDT', '1d', 1_440 * minuteMs],
] as const;

/** Deterministic random steps in [-0.5, 0.5) (linear congruential generator). */
function createRandomStep(from: number): () => number {
  let seed = from;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff - 0.5;
  };
}

function makeRows(count: number, stepMs: number, seed: number): string[] {
  const chance = createRandomStep(seed);
  let close = 30_000;
  return Array.from({ length: count }, (_, index) => {
    const open = close;
    close = Math.max(1_000, open * (1 + chance() / 60));
    const [high, low] = [Math.max(open, close) * 1.002, Math.min(open, close) * 0.998];
    const time = new Date(end - (count - index) * stepMs).toISOString();
    return [time, open, high, low, close, 100 + (index % 50)].join(',');
  });
}

/** Writes two symbols with three intervals; `count` candles of an hour, and as many days of the others. */
export async function writeStoredCandles(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    series.map(([symbol, interval, stepMs], index) => {
      const rows = makeRows(Math.ceil((count * 60 * minuteMs) / stepMs), stepMs, index + 7);
      const text = `time,open,high,low,close,volume\n${rows.join('\n')}\n`;
      return writeFile(path.join(folder, `${symbol}_${interval}.csv`), text);
    }),
  );
}
