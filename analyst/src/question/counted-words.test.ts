import { instrumentCatalogue } from '@vela/market-data';
import { expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 20, 12);

function read(message: string, language: 'en' | 'tr', context: ConversationContext = {}) {
  return parseQuestion({ message, language, chosen: {}, context, now }, instrumentCatalogue);
}

// What each asks for, as a reader of the words says.
const cases = [
  ['en', 'five worst daily candles of netflix this year', { direction: 'bearish', count: 5 }, '1d'],
  ['en', 'last three swing highs on bitcoin 1h', { count: 3, order: 'newest' }, '1h'],
  ['en', 'how many weeks in a row is btc green', { direction: 'bullish' }, '1w'],
  ['en', 'how many green days in a row has tesla had', { direction: 'bullish' }, '1d'],
  ['en', 'distance of tsla to its 200 average', { indicator: { id: 'sma', length: 200 } }, '1d'],
  ['en', 'worst 5 days of nvda this year', { direction: 'bearish', count: 5 }, '1d'],
  ['tr', 'petrol kaç haftadır üst üste düşüyor', { direction: 'bearish' }, '1w'],
  ['en', 'five green weeks running in btc, how many times', { id: 'streak', count: 5 }, '1w'],
  ['tr', 'btc ne sıklıkla üç hafta üst üste yükseliyor', { id: 'streak', count: 3 }, '1w'],
  ['tr', 'btc kaç kez üç ay üst üste yükseldi', { id: 'streak', count: 3 }, '1mo'],
  ['tr', 'btc 2022de kaç hafta ekside kapattı', { id: 'up-share' }, '1w'],
  ['en', 'is btc above its 200 hour average', { indicator: { length: 200 } }, '1h'],
  ['tr', 'btc 200 saatlik ortalamasının üstünde mi', { indicator: { length: 200 } }, '1h'],
  ['tr', 'eth son üç kırılım', { concept: 'break-of-structure', count: 3 }, '1d'],
  ['tr', 'bu ay en kötü beş gün nvda', { direction: 'bearish', count: 5 }, '1d'],
  ['tr', 'btc macd sıfırın üstüne en son ne zaman çıktı', { level: 0, side: 'above' }, '1d'],
] as const;

it.each(cases)('%s: %s', (language, message, ...[measure, interval]) => {
  const request = read(message, language);
  expect(request.plan.measures?.[0]).toMatchObject(measure);
  expect(request.interval).toBe(interval);
});

it('the best after the worst is the other way', () => {
  const request = read('worst 5 days of nvda this year', 'en');
  const lastUnderstanding = { intent: 'measure', request } as const;
  const next = read('and the best?', 'en', { symbol: 'NVDA', interval: '1d', lastUnderstanding });
  expect(next.plan.measures?.[0]).toMatchObject({ direction: 'bullish', count: 5 });
  expect(next.plan.period).toEqual(request.plan.period);
});

// Words of an interval where a chart of hours is in view.
const intervals = [
  ['en', 'how was yesterdays candle', '1d'],
  ['en', 'structure on the 15', '15m'],
  ['en', 'is it over the weekly 50ma', '1w'],
  ['en', 'gold 20/50 sma cross 4h', '4h'],
  ['en', 'its worst week', '1w'],
  ['tr', 'gümüşün son saatlik kapanışı', '1h'],
  ['tr', "15'teki bearish ob", '15m'],
  ['tr', '4hdeki trend', '4h'],
  ['tr', 'eth en kötü haftası', '1w'],
  ['tr', 'geçen haftanın mumu nasıldı', '1w'],
] as const;

it.each(intervals)('%s: %s is on the %s chart', (language, message, interval) => {
  const chart = { symbol: 'BTCUSDT', interval: '30m' } as const;
  expect(read(message, language, chart).interval).toBe(interval);
});

it('weeks after days are counted on the weekly chart', () => {
  const request = read('how many green days in a row has tesla had', 'en');
  const lastUnderstanding = { intent: 'measure', request } as const;
  const next = read('weeks instead?', 'en', { symbol: 'TSLA', interval: '1d', lastUnderstanding });
  expect(next).toMatchObject({ interval: '1w', plan: { measures: [{ id: 'streak' }] } });
});

it.each([
  ['en', 'where was the dax on october 1', 'what has it done since then'],
  ['tr', "dax 1 ekim'de kaçtı", 'o günden beri ne yaptı'],
] as const)('%s: %s, %s asks of the time since that day', (language, first, second) => {
  const request = read(first, language);
  const lastUnderstanding = { intent: 'measure', request } as const;
  const next = read(second, language, { symbol: 'DAX', interval: '1d', lastUnderstanding });
  expect(next.plan.period).toEqual({ kind: 'range', from: Date.UTC(2026, 9, 1) });
  expect(next.plan.measures?.[0]).not.toHaveProperty('time');
});
