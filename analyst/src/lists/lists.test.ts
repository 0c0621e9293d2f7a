import { missingTasks, type Fact, type Language, type ListTable } from '@vela/contracts';
import { createMarketData, instrumentCatalogue, type MarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { OwnList } from '../answer-part.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { parseQuestion } from '../parse-question.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const now = Date.UTC(2026, 10, 25, 12);
const simulated = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store: {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  },
});
const seriesAnalyses = createSeriesAnalyses();
const own: readonly OwnList[] = [
  { name: 'Crypto', symbols: ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'] },
  { name: 'Tech', symbols: ['AAPL', 'BTCUSDT', 'NOSUCH'] },
];

type Asked = { readonly lists?: readonly OwnList[] | 'guest'; readonly marketData?: MarketData };

async function ask(
  message: string,
  language: Language = 'en',
  { lists = own, marketData = simulated }: Asked = {},
) {
  const withheld: unknown[] = [];
  const texts: string[] = [];
  let facts: readonly Fact[] = [];
  let table: ListTable | undefined;
  const question = { message, language, chosen: {}, context: {}, now };
  const asked = lists === 'guest' ? question : { ...question, lists };
  const deps = { marketData, seriesAnalyses, narrator: builtInNarrator, newId: () => 'id' };
  for await (const part of answerQuestion(asked, {
    ...deps,
    onWithheld: (one) => withheld.push(one),
  })) {
    if (part.type === 'sentence') texts.push(part.data.text);
    if (part.type === 'facts') ({ facts } = part.data);
    if (part.type === 'list') table = part.data;
  }
  expect(withheld).toEqual([]);
  const getValue = (id: string | undefined) => facts.find((fact) => fact.id === id)?.value;
  const rows = table?.rows ?? [];
  const found = rows.filter(({ isFound }) => isFound).map(({ symbol }) => symbol);
  return { text: texts.join(' '), first: texts[0], rows, found, getValue, table };
}

const readPlan = (message: string) =>
  parseQuestion(
    { message, language: 'en', chosen: {}, context: {}, now, lists: own },
    instrumentCatalogue,
  ).plan;

describe('questions for own lists', () => {
  it.each([
    ['which of my list is above its 200 day average', 'moving-average-distance'],
    ['look through my watchlist for untouched bullish gaps on 4h', 'zone-list'],
    ["listemde RSI 30'un altında olan var mı", 'indicator-at'],
    ['which on my list moved most today', 'change'],
    ['listemi tara: yeni kırılım', 'events'],
    ['look through my list for an uptrend', 'trend'],
    ['kripto listemde hangisi bugün en çok yükseldi', 'change'],
    ['scan my list for hammers', 'patterns'],
    ['which of my list has the highest rsi', 'indicator-at'],
  ])('%s', (message, id) => {
    const { intent, measures } = readPlan(message);
    expect([intent, measures?.[0]?.id]).toEqual(['list', id]);
  });

  it('name a list, in either spelling', () => {
    expect(readPlan('what on my crypto list fell most').list).toEqual({ name: 'Crypto' });
    expect(readPlan('kripto listemde en çok düşen').list).toEqual({ name: 'Crypto' });
    expect(readPlan('look through my gold list for new breaks').list).toEqual({ name: 'gold' });
  });

  it('are not those about one instrument, advice or an alert', () => {
    expect(readPlan('is BTC on my list above its 200 day average').intent).toBe('measure');
    expect(readPlan('what on my list should I buy').intent).toBe('advice');
    expect(readPlan('my list price is 200k and rent 1500 a month').intent).not.toBe('list');
    expect(readPlan('tell me when anything on my list breaks out').task).toBe('alert');
  });

  it('leave the search of a whole market as what Vela cannot do', async () => {
    expect(missingTasks).toContain('screening');
    const { text } = await ask('find me stocks with a low rsi');
    expect(text).toContain('your own lists');
  });
});

/** Closes of the simulation, as their source gives them. */
async function readCloses(symbol: string, interval: '1d' | '1h') {
  const match = instrumentCatalogue.resolve(symbol);
  if (match.kind !== 'found') throw new Error(`no ${symbol}`);
  const { instrument } = match;
  const result = await simulated.getSeries({ instrument, interval, limit: 500, now });
  if (result.kind !== 'series') throw new Error(`no candles of ${symbol}`);
  return [...result.series.candles.close];
}

describe('an answer about own lists', () => {
  it('finds those above the average of 200 closes, and says how many of how many', async () => {
    const { first, found, rows, getValue } = await ask(
      'which of my list is above its 200 day average',
    );
    const expected: string[] = [];
    for (const symbol of ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'AAPL']) {
      const closes = await readCloses(symbol, '1d');
      const mean = closes.slice(-200).reduce((sum, close) => sum + close, 0) / 200;
      if ((closes.at(-1) ?? 0) > mean) expected.push(symbol);
      const row = rows.find((one) => one.symbol === symbol);
      expect(getValue(row?.values[1])).toBeCloseTo(mean, 6);
    }
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(first).toMatch(
      new RegExp(
        `^${expected.length} of the 4 instruments on your lists “Crypto”, “Tech” closed above SMA 200`,
      ),
    );
  });

  it('has a row for each instrument, with source and delay, or with the reason', async () => {
    const { rows, text, table } = await ask('which on my tech list moved most this week');
    expect(table?.interval).toBe('1h');
    expect(rows.map(({ symbol }) => symbol).toSorted()).toEqual(['AAPL', 'BTCUSDT', 'NOSUCH']);
    expect(rows.find(({ symbol }) => symbol === 'AAPL')?.source).toMatchObject({
      kind: 'simulated',
      delay: 'simulated',
    });
    expect(rows.at(-1)?.reason).toBe('no instrument that Vela covers');
    expect(text).toContain('simulated here');
    expect(text).toContain('Without a figure for this: 1 of the instruments');
  });

  it('is in Turkish, with the figures of each instrument', async () => {
    const { first, rows, found, getValue } = await ask(
      "listemde RSI 60'ın altında olan var mı",
      'tr',
    );
    expect(first).toMatch(
      /listelerinizde bulunan 4 enstrümanın \d tanesinde günlük grafikte RSI 14 60 değerinin altında/,
    );
    const below = rows
      .filter(({ values }) => Number(getValue(values[0])) < 60)
      .map(({ symbol }) => symbol);
    expect(found).toEqual(below);
  });

  it('sets simulated candles beside no market data, and asks no vendor for more than 40', async () => {
    let asked = 0;
    const marketData: MarketData = {
      ...simulated,
      async getSeries(request) {
        asked += 1;
        const result = await simulated.getSeries(request);
        if (result.kind !== 'series' || request.instrument.symbol !== 'BTCUSDT') return result;
        const source = { ...result.series.source, kind: 'file' as const, vendor: 'files' };
        return { ...result, series: { ...result.series, source } };
      },
    };
    const mixed = await ask('which of my crypto list moved most today', 'en', { marketData });
    expect(mixed.found).toEqual(['BTCUSDT']);
    expect(mixed.rows[1]?.reason).toBe('simulated, and not set beside market data');
    asked = 0;
    const symbols = ['BTCUSDT', ...Array.from({ length: 45 }, (_, index) => `NONE${index}`)];
    const cut = await ask('which of my list moved most today', 'en', {
      lists: [{ name: 'Long', symbols }],
      marketData,
    });
    expect([asked, cut.rows.length]).toEqual([1, 40]);
    expect(cut.text).toContain('Only the first 40 of 46 instruments were looked at');
  });

  it('says how to make a list to guests, and where there is none', async () => {
    const guest = await ask('which of my list moved most', 'en', { lists: 'guest' });
    expect(guest.text).toMatch(/Sign in, make a list/);
    const empty = await ask('listemi tara: yeni kırılım', 'tr', { lists: [] });
    expect(empty.text).toContain('İzleme ve alarmlar');
    expect((await ask('look through my gold list for new breaks')).text).toContain('“gold”');
    expect((await ask('my list')).text).toContain('moved most with the last candle');
    expect((await ask('which of my list has the highest beta')).text).toContain(
      'What should Vela look for',
    );
  });
});
