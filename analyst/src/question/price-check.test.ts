import { createMarketData, instrumentCatalogue } from '@vela/market-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';
import { answerTurns } from '../testing/answer-turns.ts';
import { readTurns } from '../testing/read-turns.ts';

const sides = [
  ['en', 'is gold above 4000', 'XAUUSD above 4000'],
  ['en', 'is BTC below 70000', 'BTCUSDT below 70000'],
  ['en', 'is bitcoin still above 80k', 'BTCUSDT above 80000'],
  ['en', 'is BTC over $100,000', 'BTCUSDT above 100000'],
  ['en', 'is eth under 3000?', 'ETHUSDT below 3000'],
  ['en', 'is tesla trading above 250 right now', 'TSLA above 250'],
  ['en', 'nvda above 150?', 'NVDA above 150'],
  ['en', 'is spx above 5,000', 'SPX above 5000'],
  ['en', 'eurusd over 1.10?', 'EURUSD above 1.1'],
  ['en', 'is silver higher than 30', 'XAGUSD above 30'],
  ['en', 'is sol below $150 today', 'SOLUSDT below 150'],
  ['en', 'are tesla shares above 300', 'TSLA above 300'],
  ['en', 'does btc trade below 90000', 'BTCUSDT below 90000'],
  ['en', 'is ethereum trading under $3.5k', 'ETHUSDT below 3500'],
  ['en', 'is gold over 4,000 dollars an ounce', 'XAUUSD above 4000'],
  ['en', 'is it true that gold is above 4000', 'XAUUSD above 4000'],
  ['tr', "altın 4000'in üstünde mi", 'XAUUSD above 4000'],
  ['tr', "VIX 30'un üstünde mi", 'VIX above 30'],
  ['tr', 'btc 100 bin doların altında mı', 'BTCUSDT below 100000'],
  ['tr', 'bitcoin 80k üstünde mi', 'BTCUSDT above 80000'],
  ['tr', 'dolar 40 liranın üzerinde mi', 'USDTRY above 40'],
  ['tr', 'apple 200 doların üstünde mi hâlâ', 'AAPL above 200'],
  ['tr', "eurusd 1,10'un altında mı", 'EURUSD below 1.1'],
  ['tr', 'ethereum 3 bin üstünde mi', 'ETHUSDT above 3000'],
  ['tr', "tesla 250'den yüksek mi", 'TSLA above 250'],
  ['tr', 'btc hala 100.000 dolar üstünde mi', 'BTCUSDT above 100000'],
  ['tr', 'xrp 2 dolar üstünde mi', 'XRPUSDT above 2'],
] as const;

describe('whether the last close stands beyond a price', () => {
  it.each(sides)('%s: "%s" asks for %s', (language, message, expected) => {
    const { symbol, measures = [] } = readTurns([message], language);
    expect(measures).toHaveLength(1);
    const { id, aspect, side, price } = measures[0] ?? {};
    expect([id, aspect]).toEqual(['distance-to-price', 'now']);
    expect(`${symbol} ${side} ${price}`).toBe(expected);
  });

  it.each([
    ['en', 'has gold passed 4000', 'first-since'],
    ['tr', "altın 4000'i geçti mi", 'first-since'],
    ['tr', "altın 4000'i aştı mı", 'first-since'],
    ['tr', 'altın 5000 doları aştı mı', 'first-since'],
    ['en', 'has btc ever been above 120k', 'first-since'],
    ['en', 'has gold climbed above 4000', 'first-since'],
    ['en', 'did bitcoin close above 100000 today', 'distance-to-price'],
    ['tr', 'bitcoin bugün 100.000 doların üzerinde kapandı mı', 'distance-to-price'],
    ['en', 'will gold be above 4000', 'task'],
    ['en', 'is gold above 4000 in 2024', 'time-above'],
    ['en', 'is tesla below its 200 day average', 'moving-average-distance'],
    ['en', 'is rsi of btc above 70', 'indicator'],
  ] as const)('%s: "%s" asks for %s', (language, message, expected) => {
    const { intent, measures } = readTurns([message], language);
    expect(measures?.[0]?.id ?? intent).toBe(expected);
  });
});

// Each asks of all the data, whichever way.
const everAsked = [
  ['en', 'has bitcoin ever fallen below 3000', 'BTCUSDT below 3000'],
  ['en', 'did oil ever go below zero', 'CL below 0'],
  ['en', 'has gold dropped under $1,500', 'XAUUSD below 1500'],
  ['en', 'has apple ever closed below 200', 'AAPL below 200'],
  ['tr', 'bitcoin hiç 100.000 doların üzerinde kapandı mı', 'BTCUSDT above 100000'],
  ['tr', 'apple hiç 200 doların altında kapandı mı', 'AAPL below 200'],
  ['tr', 'btc hiç 5.000 doların altına indi mi', 'BTCUSDT below 5000'],
  ['tr', 'btc 5.000 doların üzerine hiç çıktı mı', 'BTCUSDT above 5000'],
  ['tr', 'altın hiç 3.000 doların altına indi mi', 'XAUUSD below 3000'],
  ['tr', 'petrol hiç sıfırın altına indi mi', 'CL below 0'],
  ['tr', "apple hiç 150'nin altına düştü mü", 'AAPL below 150'],
] as const;

describe('whether a close was ever beyond a price', () => {
  it.each(everAsked)('%s: "%s" asks for %s', (language, message, expected) => {
    const { symbol, measures = [], period, unread } = readTurns([message], language);
    expect(measures.map(({ id }) => id)).toEqual(['first-since']);
    expect(`${symbol} ${measures[0]?.side} ${measures[0]?.price}`).toBe(expected);
    expect(period === undefined || period.kind === 'all').toBe(true);
    expect(unread).toBeUndefined();
  });

  it.each([
    ['en', 'Has it fallen below 50000?'],
    ['tr', '50.000 doların altına indi mi'],
  ] as const)('%s: "%s" is of the instrument before', (language, message) => {
    const { symbol, measures } = readTurns(['bitcoin', message], language);
    expect(symbol).toBe('BTCUSDT');
    expect(measures).toMatchObject([{ id: 'first-since', side: 'below', price: 50_000 }]);
  });
});

it.each([
  ['en', 'all time high of gold', 'is it taken'],
  ['tr', 'altının tüm zamanların zirvesi', 'o seviye aşıldı mı?'],
] as const)('%s: after "%s" "%s" is of that high', (language, ...turns) => {
  const { symbol, measures = [] } = readTurns(turns, language);
  expect(symbol).toBe('XAUUSD');
  expect(measures.map(({ id }) => id)).toEqual(['all-time-high']);
});

describe('a price in another currency', () => {
  it.each([
    ['tr', 'btc ₺4.000.000 üstünde mi', 'TRY'],
    ['tr', 'xrp 2 liranın altında mı', 'TRY'],
    ['tr', 'altın 90 bin tl üstünde mi', 'TRY'],
    ['en', 'is apple above 200 euros', 'EUR'],
    ['en', 'how far is btc from 4 million lira', 'TRY'],
  ] as const)('%s: "%s" is not compared with the close', (language, message, currency) => {
    const { measures = [], otherCurrency } = readTurns([message], language);
    expect(measures.map(({ id }) => id)).toEqual(['last-price']);
    expect(otherCurrency).toBe(currency);
  });

  it.each([
    ['en', 'is gold over 4,000 dollars an ounce'],
    ['tr', 'dolar 40 liranın üzerinde mi'],
    ['en', 'is eurusd above 1.1 dollars'],
  ] as const)('%s: "%s" is compared', (language, message) => {
    expect(readTurns([message], language).otherCurrency).toBeUndefined();
  });

  it.each([
    ['en', 'is btc above 3000000 ₺', /TRY.*USDT/],
    ['tr', 'btc 3000000 ₺ üstünde mi', /TRY.*USDT/],
  ] as const)('%s: "%s" is told so first', async (language, message, said) => {
    const [answer] = await answerTurns([message], language);
    expect(answer?.texts[0]).toMatch(said);
  });
});

describe('the answer', () => {
  let close = Number.NaN;
  beforeAll(async () => {
    const store = {
      read: () => Promise.resolve(undefined),
      append: () => Promise.resolve(),
      replace: () => Promise.resolve(),
    };
    const market = createMarketData({ mode: 'simulated', allowSimulated: true, store });
    const match = instrumentCatalogue.resolve('BTCUSDT');
    if (match.kind !== 'found') throw new Error('no instrument');
    const { instrument } = match;
    const now = Date.UTC(2026, 3, 30);
    const read = await market.getSeries({ instrument, interval: '1d', limit: 10, now });
    if (read.kind !== 'series') throw new Error('no candles');
    close = read.series.candles.close.at(-1) ?? Number.NaN;
  });

  it.each([
    ['en', 0.9, (price: string) => `is btc above ${price}`, 'Yes. '],
    ['en', 1.1, (price: string) => `is btc above ${price}`, 'No. '],
    ['en', 1.1, (price: string) => `is btc below ${price}`, 'Yes. '],
    ['tr', 0.9, (price: string) => `btc ${price} altında mı`, 'Hayır. '],
    ['tr', 0.9, (price: string) => `btc ${price} üstünde mi`, 'Evet. '],
  ] as const)(
    '%s: at %d of the close begins with yes or no',
    async (...[language, part, ask, said]) => {
      const [answer] = await answerTurns([ask(String(Math.round(close * part)))], language);
      expect(answer?.texts[0]?.startsWith(said)).toBe(true);
      const written = close.toLocaleString(language, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
      expect(answer?.texts[0]).toContain(written);
    },
  );
});

describe('words that were read as something else', () => {
  it.each([
    ['en', 'buy level for btc', 'advice'],
    ['en', 'gold sell level', 'advice'],
    ['tr', 'btc alım seviyesi', 'advice'],
    ['tr', 'altın alım seviyesi nedir', 'advice'],
    ['tr', 'btc satış seviyesi', 'advice'],
    ['tr', 'btc hangi aralıkta', 'range-position'],
    ['tr', 'altın hangi aralıkta işlem görüyor', 'range-position'],
  ] as const)('%s: "%s" asks for %s', (language, message, expected) => {
    const { intent, measures, period } = readTurns([message], language);
    expect(measures?.[0]?.id ?? intent).toBe(expected);
    expect(period).toBeUndefined();
  });

  it.each([
    ['en', 'anlz btc', 'en'],
    ['tr', 'anlz btc', 'tr'],
    ['en', 'btc nasil', 'tr'],
  ] as const)('%s: "%s" is answered in %s', (language, message, expected) => {
    const asked = { message, language, chosen: {}, context: {}, now: Date.UTC(2026, 3, 30) };
    expect(parseQuestion(asked, instrumentCatalogue).language).toBe(expected);
  });

  it.each([
    ['en', 'is the last gap on gold filled'],
    ['tr', 'altında son boşluk doldu mu'],
  ] as const)('%s: "%s" asks the last of all for its state', (language, message) => {
    const { measures } = readTurns([message], language);
    expect(measures).toEqual([
      expect.objectContaining({
        id: 'zone-state',
        order: 'newest',
        state: 'filled',
        aspect: 'now',
      }),
    ]);
  });
});
