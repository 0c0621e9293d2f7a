import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const rows = hasSharedData ? readRealRows('BTCUSDT') : [];

function findCloses(year: number): { readonly before: number; readonly closes: number[] } {
  const closes = rows.filter(({ day }) => day.startsWith(String(year))).map(({ close }) => close);
  return { before: rows.findLast(({ day }) => day < `${year}-01-01`)?.close ?? 0, closes };
}

const findChange = (year: number): number => {
  const { before, closes } = findCloses(year);
  return ((closes.at(-1) ?? 0) / before - 1) * 100;
};

function findDeepestFall(year: number): number {
  let [peak, deepest] = [0, 0];
  for (const close of findCloses(year).closes) {
    peak = Math.max(peak, close);
    deepest = Math.max(deepest, (1 - close / peak) * 100);
  }
  return deepest;
}

describe.skipIf(!hasSharedData).each(languages)('several periods (%s)', (language) => {
  const isEnglish = language === 'en';
  const format = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const ask = async (english: string, turkish: string): Promise<string> =>
    (await askReal(isEnglish ? english : turkish, language)).join(' ');

  it('are each told, with the one that did best', async () => {
    const years = [2022, 2023, 2024];
    const told = await ask(
      'BTC return in 2022, 2023 and 2024',
      "BTC 2022, 2023 ve 2024'te ne kadar kazandırdı",
    );
    for (const year of years) expect(told).toContain(format(Math.abs(findChange(year))));
    const [best] = years.toSorted((a, b) => findChange(b) - findChange(a));
    expect(told).toContain(isEnglish ? `best in ${best}` : `${best} yılında gösterdi`);
  });

  it('are each told of what their own part asks', async () => {
    const moves = rows.map(({ day, close }, at) => {
      const before = rows[at - 1]?.close ?? close;
      return { year: day.slice(0, 4), percent: (close / before - 1) * 100 };
    });
    const of = (year: string): number[] =>
      moves.filter((one) => one.year === year).map(({ percent }) => percent);
    const told = await ask(
      'BTC best day 2020, worst day 2021',
      'BTC en iyi gün 2020, en kötü gün 2021',
    );
    expect(told).toContain(format(Math.max(...of('2020'))));
    expect(told).toContain(format(-Math.min(...of('2021'))));
  });

  it('are judged by the deeper fall', async () => {
    const [deeper, other] =
      findDeepestFall(2021) > findDeepestFall(2022) ? [2021, 2022] : [2022, 2021];
    const told = await ask(
      'BTC drawdown 2021 or 2022',
      "BTC düşüşü 2021'de mi 2022'de mi daha derindi",
    );
    expect(told).toContain(
      isEnglish ? `in ${deeper} than in ${other}` : `${deeper} yılında, ${other} yılına göre`,
    );
    expect(told).toContain(format(findDeepestFall(2021)));
    expect(told).toContain(format(findDeepestFall(2022)));
  });

  it('may be days', async () => {
    const closes = ['2024-01-01', '2025-01-01'].map(
      (day) => rows.find((row) => row.day === day)?.close ?? 0,
    );
    const told = await ask(
      'BTC close on 1 January 2024 and 1 January 2025',
      'BTC 1 Ocak 2024 ve 1 Ocak 2025 kapanışı',
    );
    for (const close of closes) expect(told).toContain(format(close));
  });
});
