import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { askReal } from '../testing/ask-real.ts';
import { hasSharedData, realCandles } from '../testing/real-candles.ts';

type Row = { readonly time: string; readonly high: number; readonly low: number };
const begin = '2026-03-01';

/** Rows of the four-hour file up to the day of the questions, read without the product's code. */
function readRows(): Row[] {
  const text = readFileSync(path.join(realCandles, 'intraday/BTCUSDT_4h.csv'), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [time = '', , high, low] = line.split(',');
      return { time, high: Number(high), low: Number(low) };
    })
    .filter(({ time }) => time < '2026-03-31');
}

/** Whether the gap that ends with this row is filled by a wick in March: its far edge is reached. */
function isFilledInMarch(rows: readonly Row[], at: number): boolean {
  const [before, after] = [rows[at - 2], rows[at]];
  if (before === undefined || after === undefined) return false;
  const isUp = after.low > before.high;
  if (!isUp && after.high >= before.low) return false;
  const fill = rows
    .slice(at + 1)
    .find(({ high, low }) => (isUp ? low <= before.high : high >= before.low));
  return fill !== undefined && fill.time >= begin;
}

describe.runIf(hasSharedData)('gaps that were filled in a month', () => {
  const rows = hasSharedData ? readRows() : [];
  const filled = rows.filter((_, at) => isFilledInMarch(rows, at)).length;

  it.each([
    ['en', 'how many fair value gaps were filled in march 2026', `${filled} structures of BTCUSDT`],
    ['en', 'number of filled gaps in march 2026', `${filled} structures of BTCUSDT`],
    ['tr', "mart 2026'da kaç boşluk doldu", `dolan adil değer boşluğu sayısı ${filled}:`],
  ] as const)('%s "%s" are counted by when they were, narrow ones too', async (...asked) => {
    const [language, message, words] = asked;
    const [first] = await askReal(message, language, { symbol: 'BTCUSDT', interval: '4h' });
    expect(first).toContain(words);
  });
});
