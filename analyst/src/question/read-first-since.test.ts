import type { MeasureRequest } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 21, 18);
const newYear = Date.UTC(2026, 0, 1);
const october = Date.UTC(2026, 9, 1);

function read(message: string) {
  const question = { message, language: 'en', chosen: {}, context: {}, now } as const;
  const { plan } = parseQuestion(question, instrumentCatalogue);
  const { period } = plan;
  return { measure: plan.measures?.[0], from: period?.kind === 'range' ? period.from : undefined };
}

type Case = [question: string, measure: Omit<MeasureRequest, 'id'>, from?: number];
const september = { after: 'high', time: october } as const;
const bearish = { direction: 'bearish' } as const;
const bos = { concept: 'break-of-structure' } as const;

const cases: Case[] = [
  [
    'tesla when was the first close above 400 since new year',
    { side: 'above', price: 400 },
    newYear,
  ],
  ['when did apple first fall beneath 200 this year', { side: 'below', price: 200 }, newYear],
  ['first daily close over 1.10 since january eurusd', { side: 'above', price: 1.1 }, newYear],
  ['when did eth break 3000 for the first time this quarter', { price: 3000 }, october],
  ['eth first bullish bos since october', { direction: 'bullish', ...bos }, october],
  [
    'gold the first bearish break of structure after the september high',
    { ...bearish, ...bos, ...september },
    Date.UTC(2026, 8, 1),
  ],
  ['btc first bearish break since the high', { ...bearish, after: 'high' }],
  ['btc ilk ne zaman 110 binin üstünde kapattı bu yıl', { side: 'above', price: 110_000 }, newYear],
  ['petrol ilk ne zaman 80 altı kapattı bu yıl', { side: 'below', price: 80 }, newYear],
  [
    'btc ekimden sonra 80k üstünde ilk kapanış ne zamandı',
    { side: 'above', price: 80_000 },
    october,
  ],
  ['altın ekimden sonra ilk ayı yönlü kırılım', bearish, october],
  [
    'btc eylülün tepesinden beri ilk bearish kırılım ne zaman geldi',
    { ...bearish, ...september },
    Date.UTC(2026, 8, 1),
  ],
  ['dipten sonra ilk bos hangi mumda btc', { ...bos, after: 'low' }],
];

describe('a question for the first', () => {
  it.each(cases)('%s', (question, measure, from) => {
    expect(read(question)).toEqual({ measure: { id: 'first-since', ...measure }, from });
  });

  it.each([
    'first half of 2025 for silver',
    'what is the first support below 3000 on eth',
    'eth 3000 kırılırsa aşağıda ilk destek neresi',
    'rsi of gold when did it first cross 70',
  ])('is not read from "%s"', (question) => {
    expect(read(question).measure?.id).not.toBe('first-since');
  });
});
