import { describe, expect, it } from 'vitest';
import { answerTurns } from '../../testing/answer-turns.ts';
import { readTurns } from '../../testing/read-turns.ts';

describe('what something is, and whether it is there', () => {
  it.each([
    ['en', 'what is a fair value gap and does BTC have one', 'fair-value-gap'],
    ['tr', "adil değer boşluğu nedir ve btc'de var mı", 'fair-value-gap'],
    ['en', 'what is rsi and is nvidia overbought', 'rsi'],
    ['tr', 'rsi nedir ve nvidia aşırı alımda mı', 'rsi'],
  ] as const)('%s: "%s" explains and answers', (language, message, concept) => {
    const { explains, intent } = readTurns([message], language);
    expect(explains).toEqual({ concept });
    expect(['measure', 'indicator', 'gaps']).toContain(intent);
  });

  it.each([
    ['en', 'what is a fair value gap and does BTC have one', /three candles/],
    ['tr', "adil değer boşluğu nedir ve btc'de var mı", /Üç mum/],
  ] as const)('%s: "%s" tells both', async (language, message, explained) => {
    const [answer] = await answerTurns([message], language);
    const text = answer?.texts.join(' ') ?? '';
    expect(text).toMatch(explained);
    expect(text).toContain('BTCUSDT');
  });

  it.each(['what is a gap', 'what is the rsi of btc and is it high'])('is not "%s"', (message) => {
    expect(readTurns([message], 'en').explains).toBeUndefined();
  });
});

const toYear = (from: number): number => new Date(from).getUTCFullYear();

describe('two years against each other', () => {
  it.each([
    ['en', '2024 or 2025: which was better for gold', 'change', [2024, 2025]],
    ['tr', '2024 mü 2025 mi altın için daha iyiydi', 'change', [2024, 2025]],
    ['tr', "altın 2024'te mi 2025'te mi daha çok kazandırdı", 'change', [2024, 2025]],
    ['tr', 'btc 2022 mi 2023 mü daha oynaktı', 'realised-volatility', [2022, 2023]],
  ] as const)('%s: "%s" asks for the %s of both', (...[language, message, id, years]) => {
    const { measures = [] } = readTurns([message], language);
    expect(measures.map((one) => one.id)).toEqual([id, id]);
    const named = measures.flatMap(({ period }) =>
      period?.kind === 'range' ? [toYear(period.from)] : [],
    );
    expect(named).toEqual(years);
  });

  it('are a span where they begin and end one', () => {
    const { measures = [] } = readTurns(['how did btc do between 2020 and 2024'], 'en');
    expect(measures.map(({ id }) => id)).toEqual(['change']);
  });
});
