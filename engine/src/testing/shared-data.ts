import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Candles, Interval } from '../candles/candles.ts';
import { toCandles } from '../candles/to-candles.ts';

const findFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Real data of the repository: only what its licence allows to distribute. */
export const referenceData = findFolder('../../../reference/');
const sharedData = findFolder('../../../../shared/data/');
/** Whether the folder with prices of exchanges and brokers is beside the repository; optional. */
export const hasSharedData = existsSync(sharedData);

/** Text of a data file: that of the repository, otherwise that of the folder beside it. */
export function readText(path: string): string {
  const own = referenceData + path;
  return readFileSync(existsSync(own) ? own : sharedData + path, 'utf8');
}

/** Rows of a CSV file, without the header. */
export function readRows(path: string): string[][] {
  const lines = readText(path).trim().split('\n');
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
