import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const read = (message: string, language: 'en' | 'tr') =>
  parseQuestion(
    {
      message,
      language,
      chosen: {},
      context: { symbol: 'BTCUSDT', interval: '4h' },
      now: Date.UTC(2026, 10, 21, 18),
    },
    instrumentCatalogue,
  ).plan;

describe('a text of two questions', () => {
  it.each([
    ['en', 'where is tsla now and how much is it up this month', ['last-price', 'change']],
    ['tr', 'eth kaç dolar, bu hafta yüzde kaç arttı', ['last-price', 'change']],
    ['tr', 'tesla trendi ne, en yakın direnç nerede', ['trend', 'nearest-structure']],
    // The state of a gap tells how far it is and when it was formed.
    ['en', 'how far is the nearest gap and when was it formed', ['zone-state']],
    // A list of names is one question.
    ['en', 'how much did gold and silver rise this year', ['relative-strength']],
    ['en', 'what is the correlation of gold and silver', ['correlation']],
  ] as const)('%s: %s asks for %j', (language, message, measures) => {
    expect(read(message, language).measures?.map(({ id }) => id)).toEqual(measures);
  });

  it.each([
    ['en', 'what is an order block and are there any on my chart', false],
    ['tr', 'rsi nedir ve şu an kaç', false],
    ['tr', "btc'nin rsi'ı kaç ve rsi ne demek", true],
  ] as const)('%s: %s explains a term beside its answer', (language, message, isLast) => {
    const { intent, defines } = read(message, language);
    expect(['indicator', 'measure']).toContain(intent);
    expect(defines?.concept ?? defines?.indicator?.id).toMatch(/^(?:rsi|order-block)$/);
    expect(defines?.isLast ?? false).toBe(isLast);
  });
});
