import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal, readRealRows } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

const always = { from: '', to: '9' };

/** Runs of closes one way, up by 1 and down by -1: the length of each, and its last day. */
function listRuns(symbol: string, { from, to }: typeof always, way = -1) {
  const rows = readRealRows(symbol);
  const runs: { length: number; last: string }[] = [];
  let length = 0;
  for (const [t, { day, close }] of rows.entries()) {
    if (day < from || day > to) continue;
    const isOn = (close - (rows[t - 1]?.close ?? Number.NaN)) * way > 0;
    length = isOn ? length + 1 : 0;
    if (length > 1) runs.pop();
    if (isOn) runs.push({ length, last: day });
  }
  return runs;
}
const longest = (runs: readonly { length: number }[]): number =>
  Math.max(...runs.map(({ length }) => length));

describe.skipIf(!hasSharedData).each(languages)('streaks (%s)', (language) => {
  const isEnglish = language === 'en';

  it.each([
    ['losing streak of 4 days BTC in 2024', 'BTC 2024 yılında 4 günlük düşüş serisi'],
    ['did BTC fall 4 days in a row in 2024', 'BTC 2024’te üst üste 4 gün düştü mü'],
  ])('take a number of days for their least length: %s', async (english, turkish) => {
    const found = listRuns('BTCUSDT', { from: '2024-01-01', to: '2024-12-31' }).filter(
      ({ length }) => length >= 4,
    );
    const [first = ''] = await askReal(isEnglish ? english : turkish, language);
    expect(first).toContain(
      isEnglish ? `in a row ${found.length} times` : `arasında ${found.length};`,
    );
    expect(first).toContain(isEnglish ? '4 November 2024' : '4 Kasım 2024');
    expect(found.at(-1)?.last).toBe('2024-11-04');
  });

  it.each([
    [
      'how often did BTC rise at least 5 days in a row',
      'BTC kaç kez en az 5 gün üst üste yükseldi',
    ],
    [
      'how often did BTC rise at least five days running',
      'BTC kaç defa üst üste en az beş gün yükseldi',
    ],
  ])('are counted over all the data: %s', async (english, turkish) => {
    const found = listRuns('BTCUSDT', always, 1).filter(({ length }) => length >= 5);
    expect(found).toHaveLength(48);
    const [first = ''] = await askReal(isEnglish ? english : turkish, language);
    expect(first).toContain(isEnglish ? 'in a row 48 times' : 'arasında 48;');
    expect(first).toContain(isEnglish ? 'closed higher at least 5' : 'en az 5 mumun');
  });

  it.each([
    [
      'how many times did SPX fall at least 4 days running in 2022',
      'SPX 2022’de kaç kez en az 4 gün üst üste düştü',
    ],
    [
      'how many times did SPX fall 4 straight days in 2022',
      'SPX 2022’de kaç kere 4 gün art arda düştü',
    ],
  ])('are counted within a year: %s', async (english, turkish) => {
    const found = listRuns('SPX', { from: '2022-01-01', to: '2022-12-31' }).filter(
      ({ length }) => length >= 4,
    );
    expect(found).toHaveLength(14);
    const [first = ''] = await askReal(isEnglish ? english : turkish, language);
    expect(first).toContain(isEnglish ? 'in a row 14 times' : 'arasında 14;');
  });

  it('are told of a time that is over, and not as under way', async () => {
    const most = longest(listRuns('BTCUSDT', { from: '2024-01-01', to: '2024-12-31' }));
    const message = isEnglish ? 'BTC losing streak in 2024' : 'BTC 2024 düşüş serisi';
    const texts = (await askReal(message, language)).join(' ');
    expect(texts).toContain(isEnglish ? `${most} candles` : `${most} mum`);
    expect(texts).not.toMatch(/under way|has closed|Süren/);
  });
});

describe.skipIf(!hasSharedData).each(languages)('a time that is over (%s)', (language) => {
  const isEnglish = language === 'en';

  it.each([
    ['drawdown of BTC in 2024', 'BTC 2024 zirveden düşüş', / stood /, /altındaydı/],
    [
      'where was BTC in its range in 2024',
      'BTC 2024 yılında fiyat aralığının neresindeydi',
      / stood /,
      /noktasında/,
    ],
    ['trend of BTC in 2024', 'BTC 2024 trendi', / was /, /Dönemin sonunda/],
  ])('is told in the past: %s', async (english, ...others) => {
    const [turkish, en, tr] = others;
    const [first = ''] = await askReal(isEnglish ? english : turkish, language);
    expect(first).toMatch(isEnglish ? en : tr);
    expect(first).not.toMatch(/ stands | is bullish/);
  });
});

/** Whether a day of the year had a high above those of all 365 rows before it. */
function hasNewHigh(symbol: string, year: string): boolean {
  const rows = readRealRows(symbol);
  return rows.some(
    ({ day, high }, t) =>
      day.startsWith(year) &&
      t >= 365 &&
      rows.slice(t - 365, t).every((before) => before.high < high),
  );
}

describe.skipIf(!hasSharedData).each(languages)('a new high (%s)', (language) => {
  it.each(['2025', '2026'])('of %s is told with yes or no first', async (year) => {
    const isThere = hasNewHigh('BTCUSDT', year);
    const [yes, no] = language === 'en' ? ['Yes.', 'No.'] : ['Evet.', 'Hayır.'];
    const messages =
      language === 'en'
        ? [`BTC new high in ${year}?`, `did BTC make a new high in ${year}`]
        : [`BTC ${year} yılında yeni zirve yaptı mı`];
    for (const message of messages) {
      const [first = ''] = await askReal(message, language);
      expect(first.startsWith(isThere ? yes : no)).toBe(true);
    }
  });
});

it.skipIf(!hasSharedData).each(languages)(
  'the last close of a month has its date (%s)',
  async (language) => {
    const chart = { symbol: 'BTCUSDT', interval: '1mo' } as const;
    const message = language === 'en' ? 'how far is 50000' : '50000 ne kadar uzakta';
    const [first = ''] = await askReal(message, language, chart);
    const close = readRealRows('BTCUSDT').findLast(({ day }) => day.startsWith('2026-02'))?.close;
    const typed = close?.toLocaleString(language, { minimumFractionDigits: 2 });
    expect(first).toContain(typed);
    expect(first).toContain(language === 'en' ? '28 February 2026' : '28 Şubat 2026');
  },
);
