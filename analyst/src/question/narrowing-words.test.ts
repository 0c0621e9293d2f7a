import { instrumentCatalogue } from '@vela/market-data';
import { expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 24, 15);

/** The first measure of the last of several turns about EUR/USD. */
function readLast(language: 'en' | 'tr', turns: readonly string[]) {
  let context: ConversationContext = { symbol: 'EURUSD', interval: '1h' };
  const plans = turns.map((message) => {
    const request = parseQuestion(
      { message, language, chosen: {}, context, now },
      instrumentCatalogue,
    );
    const lastUnderstanding = { intent: request.plan.intent, request };
    context = { ...context, interval: request.interval, lastUnderstanding };
    return request.plan;
  });
  const plan = plans.at(-1);
  return { indicator: plan?.indicator, ...plan?.measures?.[0] };
}

// What each asks for, as a reader of the words says.
const cases = [
  // Numbers in words, and with endings.
  ['en', ['how far is gold from five thousand'], { price: 5000 }],
  ['en', ['when was silver last at forty bucks'], { price: 40 }],
  ['en', ['how often does nvda move four percent in a day'], { percent: 4 }],
  ['en', ['share of 2025 that nvda rsi was above fifty'], { id: 'indicator-share', level: 50 }],
  ['tr', ['btc en son ne zaman 70 bindeydi'], { id: 'last-time-at', price: 70_000 }],
  ['tr', ['eth en son ne zaman 2500lerdeydi'], { id: 'last-time-at', price: 2500 }],
  ['tr', ['altın bir haftada yüzde yedi düşmesi ne kadar sık'], { percent: 7 }],
  ['tr', ['dolar kırk beşe ne kadar uzak'], { id: 'distance-to-price', price: 45 }],
  // Averages by their length alone.
  ['en', ['is msft under the 50 day'], { indicator: { id: 'sma', length: 50 } }],
  ['en', ['when did oil lose its 100 last'], { indicator: { id: 'sma', length: 100 } }],
  ['en', ['high of the last 50 days'], { indicator: undefined }],
  ['tr', ['gümüş 100 günlüğün üstünde mi'], { indicator: { id: 'sma', length: 100 } }],
  ['tr', ['son 50 günlüğün getirisi'], { indicator: undefined }],
  // The way a line is crossed, and which side is meant.
  ['tr', ['btc bu yıl 90 bini ilk ne zaman geçti'], { id: 'first-since', side: 'above' }],
  ['en', ['first close of gold beyond 3500'], { id: 'first-since', side: 'above' }],
  ['en', ['next hurdle for oil'], { id: 'nearest-structure', side: 'above' }],
  ['en', ['last swing high of btc'], { id: 'swing-levels', side: 'above' }],
  ['tr', ['bu ay kaç aşağı bos oldu'], { id: 'event-count', direction: 'bearish' }],
  ['tr', ['dipte negatif uyumsuzluk var mı'], { id: 'divergences', direction: 'bearish' }],
  [
    'tr',
    ['eth bir ayda yüzde 8 artma ihtimali geçmişte ne kadar'],
    { direction: 'bullish', percent: 8 },
  ],
  // States, denied and not.
  ['en', ['gaps on btc 4h that have never been filled, oldest'], { state: 'unfilled' }],
  ['en', ['oldest filled gap on btc'], { state: 'filled' }],
  ['tr', ['en büyük kapanmamış boşluk nerede'], { order: 'largest', state: 'unfilled' }],
  ['tr', ['el değmemiş en eski emir bloğu'], { state: 'untouched' }],
  [
    'en',
    ['where is the nearest untouched gap and when did it form'],
    { id: 'zone-state', order: 'nearest', state: 'untouched' },
  ],
  // Of one zone the nearest, and the one that is asked for.
  ['en', ['how many times was the gap below tapped'], { order: 'nearest', side: 'below' }],
  ['en', ['how many times was the largest gap tapped'], { order: 'largest' }],
  ['tr', ['şu desteğe kaç kez gelindi'], { order: 'nearest', side: 'below' }],
  // What a follow-up changes.
  ['en', ['how often does it move 5% in a week', 'and 8?'], { percent: 8 }],
  ['tr', ['macd kaç', 'sinyali en son ne zaman kesti'], { indicator: { id: 'macd' } }],
  ['en', ['bearish divergence on 4h', 'on macd?'], { labels: ['macd-regular', 'macd-hidden'] }],
  ['tr', ['usdjpy seviyeleri', '158 e kaç pip'], { id: 'distance-to-price', price: 158 }],
  ['tr', ['btc açık boşluklar', 'sadece ayı olanlar'], { direction: 'bearish', state: 'unfilled' }],
  ['tr', ['bu ay kaç bos oldu', 'sadece yukarı olanlar'], { direction: 'bullish' }],
  // How many, and a size without its sign.
  ['en', ['four wildest days of silver'], { count: 4 }],
  ['tr', ['petrolde en geniş üç gün'], { count: 3 }],
  ['en', ['how often has tesla dropped 12 within a month'], { percent: 12 }],
  ['tr', ['rsi bu yıl zamanın yüzde kaçında 65 üstündeydi'], { level: 65 }],
  ['en', ['is it below the cloud'], { indicator: { id: 'ichimoku' } }],
  ['tr', ['bantlar daralıyor mu'], { indicator: { id: 'bollinger-bands' } }],
] as const;

it.each(cases)('%s: the last of %j narrows to %j', (language, turns, narrowed) => {
  expect(readLast(language, turns)).toMatchObject(narrowed);
});
