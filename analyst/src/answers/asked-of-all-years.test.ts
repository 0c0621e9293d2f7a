import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const rows = hasSharedData ? readRealRows('BTCUSDT') : [];

/** How many runs of at least so many rising closes there were. */
function countRuns(least: number): number {
  let [runs, length] = [0, 0];
  for (const [at, { close }] of rows.entries()) {
    length = close > (rows[at - 1]?.close ?? Infinity) ? length + 1 : 0;
    if (length === least) runs += 1;
  }
  return runs;
}

/** The month with the best mean change over all years, from 1. */
function findBestMonth(): number {
  const closes = new Map(readRealRows('GC').map(({ day, close }) => [day.slice(0, 7), close]));
  const keys = [...closes.keys()];
  const moves = Array.from({ length: 12 }, (): number[] => []);
  // The first month has no close before it, and the last is not over.
  for (const [at, key] of keys.slice(0, -1).entries()) {
    const before = closes.get(keys[at - 1] ?? '');
    if (before !== undefined)
      moves[Number(key.slice(5)) - 1]?.push((closes.get(key) ?? 0) / before - 1);
  }
  const means = moves.map((some) => some.reduce((a, b) => a + b, 0) / some.length);
  return means.indexOf(Math.max(...means)) + 1;
}

describe.skipIf(!hasSharedData).each(languages)('all the years (%s)', (language) => {
  const isEnglish = language === 'en';
  const ask = (english: string, turkish: string): Promise<string[]> =>
    askReal(isEnglish ? english : turkish, language);

  it('are meant by the best month for something', async () => {
    const [first = ''] = await ask('best month for gold', 'altın için en iyi ay');
    const name = new Date(Date.UTC(2024, findBestMonth() - 1)).toLocaleString(language, {
      month: 'long',
      timeZone: 'UTC',
    });
    expect(first).toContain(isEnglish ? `best in ${name}` : `en güçlü ay ${name.toLowerCase()}`);
  });

  it('are looked through for days running, with or without "at least"', async () => {
    const [first = ''] = await ask(
      'has BTC ever risen five days running',
      'BTC hiç beş gün üst üste yükseldi mi',
    );
    expect(first).toMatch(isEnglish ? /^Yes\. / : /^Evet\. /);
    expect(first).toMatch(new RegExp(`(?<!\\d)${countRuns(5)}(?!\\d)`));
  });

  it('do not matter to a value that is defined and told of now', async () => {
    const told = (
      await ask('what is rsi and how much is it on BTC', "rsi nedir, BTC'de şu an kaç")
    ).join(' ');
    expect(told).toContain(isEnglish ? 'relative strength index' : 'göreceli güç endeksi');
    expect(told).toMatch(/RSI (?:14|\(14\))/);
    expect(told).toContain('BTCUSDT');
  });
});
