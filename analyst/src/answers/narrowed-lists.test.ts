import { getIndicatorWords, languages, type Fact, type Language } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const store = {
  read: async () => undefined,
  append: async () => undefined,
  replace: async () => undefined,
};
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
const seriesAnalyses = createSeriesAnalyses();
const deps = { marketData, narrator: builtInNarrator, seriesAnalyses, newId: () => 'one' };
const now = Date.UTC(2026, 3, 30);
const chart = { symbol: 'AVAXUSDT', interval: '4h' } as const;

async function ask(message: string, language: Language) {
  const texts: string[] = [];
  let facts: readonly Fact[] = [];
  const question = { message, language, chosen: {}, context: chart, now };
  for await (const part of answerQuestion(question, deps)) {
    if (part.type === 'sentence') texts.push(part.data.text);
    if (part.type === 'analysis') facts = part.data.facts;
  }
  const values = (name: RegExp) => facts.filter(({ id }) => name.test(id)).map((one) => one.value);
  return { texts, values };
}

/** The events of all candles with these labels, counted in a plain loop. */
async function countByLabel(labels: readonly string[], direction?: string): Promise<number> {
  const match = marketData.catalogue.resolve(chart.symbol);
  if (match.kind !== 'found') throw new Error('not in the catalogue');
  const { instrument } = match;
  const result = await marketData.getSeries({ ...chart, instrument, limit: 500, now });
  if (result.kind !== 'series') throw new Error('no candles');
  let count = 0;
  for (const finding of seriesAnalyses.analyze(result.series).findings)
    if (
      labels.includes(finding.label ?? '') &&
      finding.direction === (direction ?? finding.direction)
    )
      count += 1;
  return count;
}

const patterns = [
  { en: 'when was the last hammer', tr: 'son çekiç ne zaman', labels: ['hammer'] },
  {
    en: 'list the last bearish engulfings',
    tr: 'son yutan ayı mumlarını listele',
    labels: ['bearish-engulfing'],
  },
] as const;

describe.each(languages)('a list that the question narrows (%s)', (language) => {
  it.each(patterns)('$en: holds no other pattern', async ({ labels, ...asked }) => {
    const { texts, values } = await ask(asked[language], language);
    expect(values(/^measure\.patterns\.\d+\.label$/)).not.toEqual([]);
    for (const label of values(/^measure\.patterns\.\d+\.label$/)) expect(labels).toContain(label);
    expect(values(/^measure\.patterns\.count$/)).toEqual([await countByLabel(labels)]);
    expect(texts.join(' ')).not.toMatch(/doji/i);
  });

  it('divergences of one oscillator and way, as many as asked for', async () => {
    const message = { en: 'last 2 bearish rsi divergences', tr: 'rsi son 2 düşüş uyumsuzluğu' };
    const { texts, values } = await ask(message[language], language);
    const labels = values(/^measure\.divergences\.\d+\.label$/);
    expect(labels).toHaveLength(2);
    for (const label of labels) expect(label).toMatch(/^rsi-/);
    const expected = await countByLabel(['rsi-regular', 'rsi-hidden'], 'bearish');
    expect(values(/^measure\.divergences\.count$/)).toEqual([expected]);
    expect(texts.join(' ')).not.toMatch(/ 0 bullish|: 0 yükseliş/);
  });

  it('gaps of one direction', async () => {
    const message = { en: 'bearish open gaps', tr: 'düşüş yönlü dolmamış boşluklar' };
    const { values } = await ask(message[language], language);
    expect(values(/^measure\.zone-list\.bullish$/)).toEqual([0]);
    expect(values(/^measure\.zone-list\.\d+\.kind$/)).not.toContain('order-block');
  });
});

describe.each(languages)('an indicator beside a typed value (%s)', (language) => {
  it('is said to be above or below it first', async () => {
    const message = { en: 'is rsi above 70?', tr: 'rsi 70 üstünde mi' };
    const { texts, values } = await ask(message[language], language);
    const [value] = values(/^indicator\..*\.value$/);
    expect(values(/^indicator\..*\.asked$/)).toEqual([70]);
    const words = { en: ['above 70', 'below 70'], tr: ['üzerinde', 'altında'] }[language];
    expect(texts[0]).toContain(Number(value) > 70 ? words[0] : words[1]);
  });

  it('two indicators are told apart by what each is', async () => {
    const message = { en: 'difference between rsi and macd', tr: 'rsi ile macd farkı ne' };
    const { texts } = await ask(message[language], language);
    expect(texts.join(' ')).toContain('RSI');
    expect(texts.join(' ')).toContain(getIndicatorWords('macd', language)?.description);
  });

  it('60 beside a word of comparison is a value, and no chart of an hour', async () => {
    const message = { en: 'is rsi above 60', tr: 'rsi 60 üstünde mi' };
    const { values } = await ask(message[language], language);
    expect(values(/^indicator\..*\.asked$/)).toEqual([60]);
  });

  it('a move in percent is a price to be measured to', async () => {
    const message = {
      en: 'what would change if it fell 10%',
      tr: 'yüzde 10 düşerse ne değişir',
    };
    const { values } = await ask(message[language], language);
    const [close, price] = [
      values(/^measure\.if-price\.close$/),
      values(/^measure\.if-price\.price$/),
    ];
    expect(Number(price[0]) / Number(close[0])).toBeCloseTo(0.9, 3);
  });
});
