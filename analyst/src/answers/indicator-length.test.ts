import { createMarketData } from '@vela/market-data';
import { builtInNarrator } from '../built-in-narrator.ts';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const now = Date.UTC(2026, 10, 20, 14, 20);
const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const marketData = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store,
});
const deps = {
  marketData,
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'id',
  narrator: builtInNarrator,
};

async function ask(
  message: string,
): Promise<readonly [interval: string | undefined, ...texts: string[]]> {
  const question = {
    message,
    language: 'en',
    chosen: { symbol: 'BTCUSDT', interval: '1h' },
    context: {},
    now,
  } as const;
  let interval: string | undefined;
  const texts: string[] = [];
  for await (const { type, data } of answerQuestion(question, deps)) {
    if (type === 'analysis' && data.mode === 'technical') ({ interval } = data);
    if (type === 'sentence') texts.push(data.text);
  }
  return [interval, ...texts];
}

describe('a length in days', () => {
  it.each([
    {
      message: '50 day moving average',
      chart: '1d',
      note: 'so this answer is about the daily chart.',
      value: 'SMA (50) stands at',
    },
    {
      message: '50 günlük ortalama kaç',
      chart: '1d',
      note: 'bu yanıt günlük grafiği anlatıyor.',
      value: 'SMA (50), kapanan son mumda',
    },
    {
      message: '20 haftalık ortalama kaç',
      chart: '1w',
      note: 'bu yanıt haftalık grafiği anlatıyor.',
      value: 'SMA (20), kapanan son mumda',
    },
    {
      message: '4h 50 day moving average',
      chart: '4h',
      note: 'the question names the 4-hour chart, so candles of that chart are counted here.',
      value: 'SMA (50) stands at',
    },
    {
      message: '4 saatlikte 50 günlük ortalama',
      chart: '4h',
      note: 'soru 4 saatlik grafiği söylüyor; bu yüzden burada o grafiğin mumları sayılıyor.',
      value: 'SMA (50), kapanan son mumda',
    },
  ])(
    'is said to be counted on the chart the answer is about: "$message"',
    async ({ message, chart, note, value }) => {
      const [interval, ...texts] = await ask(message);
      expect(interval).toBe(chart);
      expect(texts[0]).toContain(note);
      expect(texts.filter((text) => text.startsWith(value))).toHaveLength(1);
    },
  );

  it('is not mentioned if the length counts candles', async () => {
    const [interval, first] = await ask('200 ema kaç');
    expect([interval, first?.includes('uzunluk')]).toEqual(['1h', false]);
  });
});
