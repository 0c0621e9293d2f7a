import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { askReal } from '../testing/ask-real.ts';
import { hasSharedData } from '../testing/real-candles.ts';

// The hourly file ends on 21 April 2024, two years before the question.
const chart = { symbol: 'BTCUSDT', interval: '1h' } as const;
const questions = {
  en: [
    'is BTC above its 200 average on 1h',
    'what is the RSI on 1h',
    'trend on 1h',
    'where is the nearest gap on 1h',
    'support and resistance on 1h',
    'explain the chart on 1h',
  ],
  tr: [
    'BTC 1 saatlik grafikte 200 ortalamasının üstünde mi',
    '1 saatlikte RSI kaç',
    '1 saatlikte trend ne',
    '1 saatlikte en yakın boşluk nerede',
    '1 saatlikte destek ve dirençler',
    '1 saatlik grafiği açıkla',
  ],
};
const note = { en: /ends with the candle of 21 April 2024/, tr: /21 Nisan 2024.*mumla bitiyor/ };

describe.skipIf(!hasSharedData).each(languages)('data that has ended (%s)', (language) => {
  it.each(questions[language])('is noted behind the direct answer, once: %s', async (message) => {
    const texts = await askReal(message, language, chart);
    const places = texts.flatMap((text, at) => (note[language].test(text) ? [at] : []));
    // The direct answer is one sentence or two; what was not read stands between.
    expect([[1], [2]]).toContainEqual(places);
  });
});
