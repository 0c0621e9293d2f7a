import type { Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';

const chart = { symbol: 'XAUUSD', interval: '1d' } as const;
function read(message: string, language: Language) {
  const asked = { message, language, chosen: {}, context: chart, now: 1_774_915_200_000 };
  const { intent, task } = parseQuestion(asked, instrumentCatalogue).plan;
  return task ?? intent;
}

describe('what is no question about the chart in view', () => {
  it.each([
    ['how do i hide the lines on my chart', 'help'],
    ['do you cover bonds and etfs', 'help'],
    ['does it save what i ask', 'help'],
    ['how often does this page refresh', 'data'],
    ['my bank shows a different price', 'data'],
    ['there is a day missing in november', 'data'],
    ['is the dividend included in the chart, adjusted for splits?', 'data'],
    ['do you ever sleep', 'small-talk'],
    ['how should a student split 2k', 'advice'],
    ['my cousin told me to sell', 'advice'],
    ['is it too late to get in', 'advice'],
    ['clear all the boxes', 'drawing'],
    ['what are my 3 coins, what is it all worth', 'portfolio'],
    ['are traders bullish on it', 'sentiment'],
    ['is the exchange closed over easter', 'calendar'],
    ['i cannot sleep and my husband doesnt know', 'distress'],
    ['got scammed by a fake broker', 'distress'],
  ])('"%s" is read as %s', (message, meant) => {
    expect(read(message, 'en')).toBe(meant);
  });

  it.each([
    ['çizgileri nasıl gizlerim', 'help'],
    ['bu site paralı mı', 'help'],
    ['hafta sonu grafik niye donuk', 'data'],
    ['adın ne senin', 'small-talk'],
    ['bileziği bugün mü bozdurayım', 'advice'],
    ['20 bin lirayı nasıl böleyim', 'advice'],
    ['bayramda borsa kapalı mı', 'calendar'],
    ['3000 olunca beni uyandır', 'alert'],
    ['on yıllık birikimim bir gecede gitti', 'distress'],
    ['kızım kumar gibi coin oynuyor', 'distress'],
  ])('"%s" is read as %s', (message, meant) => {
    expect(read(message, 'tr')).toBe(meant);
  });
});

describe('a question about the chart with words of an act', () => {
  it.each([
    ['is gold cheap within its yearly range', 'en'],
    ['when was gold most expensive', 'en'],
    ['average candle size for my stop', 'en'],
    ['does sell in may hold for gold', 'en'],
    ['how old is this trend', 'en'],
    ['altın en pahalı ne zamandı', 'tr'],
    ['tavsiye istemiyorum, trend ne', 'tr'],
    ['altın geçen yıl ne kadar kazandırdı', 'tr'],
  ] as const)('"%s" (%s) is none', (message, language) => {
    const acts = ['advice', 'data', 'help', 'fundamentals', 'company', 'distress', 'task'];
    expect(acts).not.toContain(read(message, language));
  });
});
