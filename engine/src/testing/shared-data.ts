import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Candles, Interval } from '../candles/candles.ts';
import { toCandles } from '../candles/to-candles.ts';

/** Real market data kept beside the repository; not everybody has it. */
export const sharedData = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
export const hasSharedData = existsSync(sharedData);

/** Rows of a CSV file of the shared data, without the header. */
export function readRows(path: string): string[][] {
  const lines = readFileSync(sharedData + path, 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).map((line) => line.trim().split(','));
}

/** Candles of a file with the header `time,open,high,low,close,volume`. */
export function readCandles(path: string, interval: Interval): Candles {
  return toCandles(
    interval,
    readRows(path).map(([time = '', open, high, low, close, volume]) => ({
      // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock
      openTime: Date.parse(time),
      open: Number(open),
      high: Number(high),
      low: Number(low),
      close: Number(close),
      volume: Number(volume),
    })),
  );
}
