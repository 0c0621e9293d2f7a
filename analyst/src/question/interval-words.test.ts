import { instrumentCatalogue } from '@vela/market-data';
import { expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 20, 12);

/** A question beside a chart of half hours. */
function read(message: string, language: 'en' | 'tr') {
  const context = { symbol: 'BTCUSDT', interval: '30m' } as const;
  return parseQuestion({ message, language, chosen: {}, context, now }, instrumentCatalogue);
}

it.each([
  ['en', 'h1 rsi of the euro over 50', '1h'],
  ['en', 'm15 ema of gold', '15m'],
  ['en', 'how many bos on gold hourly this month', '1h'],
  ['en', 'closest thing beneath btc on the hour', '1h'],
  ['en', 'cable, median week move', '1w'],
  ['en', 'how much does gold typically move in a week', '1w'],
  ['en', 'how many dollars does btc travel in an hour on average', '1h'],
  ['en', 'was that last hour candle in yen mostly wick', '1h'],
  ['en', 'rejection wick on the last 4h btc', '4h'],
  ['en', 'last five minute candle of gold, big wick', '5m'],
  ['tr', 'btc dörtlük trend', '4h'],
  ['tr', 'nvidia haftada genelde yüzde kaç oynar', '1w'],
  ['tr', 'btc saatte tipik olarak ne kadar kayar', '1h'],
  ['tr', 'son 4 saatlik btc mumu nasıl kapandı', '4h'],
  // An interval of no other words.
  ['en', 'gaps of gold in the last hour', '30m'],
  ['en', 'what did the last candle look like', '30m'],
  ['tr', 'son mum nasıldı', '30m'],
] as const)('%s: %s is on the %s chart', (language, message, interval) => {
  expect(read(message, language).interval).toBe(interval);
});

const findLength = (message: string) => read(message, 'en').plan.measures?.[0]?.indicator?.length;

function findInterval(message: string) {
  const { interval, plan } = read(message, 'en');
  return [interval, plan.unread?.interval];
}

it('a number is a length behind an average, and none as part of an interval', () => {
  expect(findLength('how often was the h1 rsi of gold over 50')).toBeUndefined();
  expect(findLength('how often was the 7 rsi of gold over 50')).toBe(7);
});

it('amounts and units of an interval are of one language', () => {
  expect(findInterval('gold on hourly')).toEqual(['1h', undefined]);
  expect(findInterval('ten minute chart of gold')).toEqual(['5m', 'ten minute']);
  expect(findInterval('altın on dakikalık grafik')).toEqual(['5m', 'on dakikalık']);
});

it('the one candle of a time is the last of its chart, and not of a period', () => {
  expect(read('rejection wick on the last 4h btc', 'en').plan.period).toBeUndefined();
  expect(read('change of btc in the last 4 hours', 'en').plan.period).toMatchObject({ count: 4 });
});
