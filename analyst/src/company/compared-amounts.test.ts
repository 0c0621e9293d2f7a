import { createFilingsSource, createMarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { readTurns } from '../testing/read-turns.ts';

const marketData = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store: {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  },
});
const filings = createFilingsSource();

async function ask(language: 'en' | 'tr', message: string): Promise<string> {
  const told: string[] = [];
  const asked = { message, language, chosen: {}, context: {}, now: Date.UTC(2026, 2, 31) };
  const deps = {
    marketData,
    filings,
    seriesAnalyses: createSeriesAnalyses(),
    narrator: builtInNarrator,
    newId: () => 'id',
  };
  for await (const part of answerQuestion(asked, deps))
    if (part.type === 'sentence') told.push(part.data.text);
  return told.join(' ');
}

describe('a figure that is compared with a typed amount', () => {
  // Of the 10-Ks for 2025: XOM's net income 28,844 million, KO's revenue 47,941 million and net
  // income 13,107 million (27.3 %); Apple's gross margin of twelve months 47.3 %.
  it.each([
    ['en', 'is XOM net income above 30 billion', /^No\. Net income .*28,844 million/],
    ['en', 'is XOM net income above 28,800 million', /^Yes\. /],
    ['en', 'is KO revenue below 10 billion', /^No\. /],
    ['en', "apple's gross margin above 45 percent", /^Yes\. /],
    ['en', 'KO net margin above 30 percent', /^No\. /],
    ['en', 'is apple EPS above 7 dollars', /^Yes\. /],
    ['en', 'did KO revenue exceed 40bn in 2020', /^No\. Revenue .*33,014 million/],
    ['tr', 'XOM net kârı 30 milyarın üstünde mi', /^Hayır\. /],
    ['tr', "apple brüt marjı yüzde 45'in üstünde mi", /^Evet\. /],
    ['tr', 'apple hasılatı 400 milyarı geçti mi', /^Evet\. /],
  ] as const)('%s "%s" begins with yes or no', async (language, message, begins) => {
    expect(await ask(language, message)).toMatch(begins);
  });

  it.each([
    [
      'en',
      'is apple revenue above 300 billion euros',
      '“300 billion euros” is in another currency',
    ],
    ['tr', 'apple hasılatı 300 milyar eurodan fazla mı', '“300 milyar euro” bildirimlerin'],
    ['en', "is apple's revenue growth above 5 percent", 'Nothing was compared with “5 percent”'],
    ['en', 'is KO revenue above 40 billion and net margin above 20 percent', '40 billion'],
  ] as const)('%s "%s" gives neither where the two are not of one kind', async (...asked) => {
    const [language, message, told] = asked;
    const text = await ask(language, message);
    expect(text).toContain(told);
    expect(text).not.toMatch(/(?:Yes|No|Evet|Hayır)\. /);
  });
});

describe('what ever was so', () => {
  // As reported: KO's revenue of 41,863, 36,212, 34,300, 37,266 and 33,014 million in 2016 to 2020.
  it.each([
    ['en', "has KO's revenue ever fallen", /^Yes\. .*33,014 .*from 37,266 .*36,212 .*from 41,863/],
    ['tr', 'KO hasılatı hiç düştü mü', /^Evet\. .*37\.266 .*33\.014 .*41\.863 .*36\.212/],
    ['en', "has apple's revenue ever been above 400 billion", /^Yes\. .*416,161 .*fiscal years at/],
    ['en', 'has apple ever made a loss', /^No\. .*fiscal years at hand are those from the year to/],
    ['tr', 'apple hiç zarar etti mi', /^Hayır\. .*Eldeki mali yıllar .* öncesi burada bilinmiyor/],
    ['en', 'has amazon ever made a profit', /^Yes\. /],
  ] as const)('%s "%s" is judged year by year', async (language, message, told) => {
    expect(await ask(language, message)).toMatch(told);
  });
});

it.each([
  ['en', 'JPM net interest margin', 'net-interest-margin'],
  ['tr', 'JPM net faiz marjı', 'net-interest-margin'],
  ['en', 'JPM net interest income', 'net-interest-income'],
  ['tr', 'JPM net faiz geliri', 'net-interest-income'],
  ['en', 'JPM cost of risk', 'cost-of-risk'],
  ['tr', 'JPM risk maliyeti', 'cost-of-risk'],
] as const)('%s "%s" is told to be no figure here, and no other is in its place', (...asked) => {
  const [language, message, topic] = asked;
  const { unfiled, figures } = readTurns([message], language);
  expect({ unfiled, figures }).toEqual({ unfiled: [topic], figures: undefined });
});
