import {
  foldText,
  languages,
  glossaryTerms,
  type Language,
  type GlossaryTerm,
} from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { analystLanguages } from '../language/by-language.ts';
import { parseQuestion } from '../parse-question.ts';
import { isFullRun } from '../testing/tier.ts';

const now = Date.UTC(2026, 3, 30);
const read = (message: string, language: Language, context: ConversationContext = {}) =>
  parseQuestion({ message, language, chosen: {}, context, now }, instrumentCatalogue).plan;

const ask = { en: (name: string) => `what is ${name}?`, tr: (name: string) => `${name} nedir?` };
/** "Halka arz (IPO)" has two names. */
const listNames = (name: string): string[] =>
  name.split(/[()]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
/** Words that also name a concept, whose own explanation stands. */
const concepts: ReadonlySet<GlossaryTerm> = new Set(['timeframe', 'mitigation', 'sideways']);

describe.each(languages)('every term in %s', (language) => {
  it('is asked for by each of its names', () => {
    const missed = glossaryTerms
      .filter((term, at) => !concepts.has(term) && (isFullRun || at % 4 === 0))
      .flatMap((term) =>
        listNames(analystLanguages[language].glossary[term].name).flatMap((name) => {
          const { intent, term: found } = read(ask[language](name), language);
          return intent === 'concept' && found === term ? [] : [`${name}: ${found ?? intent}`];
        }),
      );
    expect(missed).toEqual([]);
  });

  it('has words that compile and that its name is made of', () => {
    const missed = glossaryTerms.filter((term) => {
      const { asked, name } = analystLanguages[language].glossary[term];
      const pattern = new RegExp(`^(?:${[asked].flat().join('|')})$`);
      const names = listNames(name).map((one) => foldText(one).replaceAll('-', ' '));
      return !names.some((one) => pattern.test(one));
    });
    expect(missed).toEqual([]);
  });

  it('has a definition of its own of at most three sentences', () => {
    const definitions = glossaryTerms.map(
      (term) => analystLanguages[language].glossary[term].definition,
    );
    expect(new Set(definitions).size).toBe(glossaryTerms.length);
    expect(
      definitions.filter((text) => !text.endsWith('.') || text.split('. ').length > 3),
    ).toEqual([]);
  });
});

describe('a message that asks for the meaning of a term and nothing else', () => {
  it.each([
    ['what is slippage', 'en', 'slippage'],
    ['What does leverage mean?', 'en', 'leverage'],
    ['whats a margin call', 'en', 'margin-call'],
    ['define free float', 'en', 'free-float'],
    ["hi, i don't understand what open interest is", 'en', 'open-interest'],
    ['what is market cap in crypto', 'en', 'market-cap'],
    ['how does a limit order work', 'en', 'limit-order'],
    ['stablecoin', 'en', 'stablecoin'],
    ['what is defi', 'en', 'defi'],
    ['what is slipage', 'en', 'slippage'],
    ['what does levarage mean', 'en', 'leverage'],
    ['resesyn nedir', 'tr', 'recession'],
    ['spread ne demek', 'tr', 'spread'],
    ['kaldıraç ne anlama geliyor', 'tr', 'leverage'],
    ['Açık pozisyon sayısı nedir?', 'tr', 'open-interest'],
    ["slippage'ın anlamı ne", 'tr', 'slippage'],
    ['peki bedelsiz ne demek', 'tr', 'stock-split'],
    ['F/K nedir kısaca', 'tr', 'price-earnings'],
    ['halka arzı açıklar mısın', 'tr', 'ipo'],
  ] as const)('"%s" (%s) asks for %s', (message, language, term) => {
    expect(read(message, language)).toEqual({ intent: 'concept', term });
  });

  it.each([
    ['what does market cap mean', 'en', 'market-cap'],
    ['trend ne demek', 'tr', 'trend'],
    ['what is slippage', 'en', 'slippage'],
  ] as const)('"%s" (%s) asks for %s whatever is in view', (message, language, term) => {
    expect(read(message, language, { symbol: 'AAPL', interval: '1d' }).term).toBe(term);
  });

  it.each([
    ['what is market cap', 'en', { intent: 'company', figures: ['market-value'] }],
    ['trend nedir', 'tr', { intent: 'measure', measures: [{ id: 'trend' }] }],
  ] as const)('"%s" (%s) asks for the figure of the chart in view', (message, language, plan) => {
    expect(read(message, language, { symbol: 'AAPL', interval: '1d' })).toMatchObject(plan);
  });

  it.each([
    ['what is the spread between gold and silver', 'en'],
    ['what is the market cap of Apple', 'en'],
    ['what is the position of price in the range', 'en'],
    ['what is a fair value gap', 'en'],
    ['bitcoin ne kadar kaldıraçlı', 'tr'],
    ['apple piyasa değeri nedir', 'tr'],
    ['emir bloğu nedir', 'tr'],
  ] as const)('"%s" (%s) asks for none', (message, language) => {
    expect(read(message, language).term).toBeUndefined();
  });
});

describe('a message that asks for the meaning of a name of the chart, or of two things', () => {
  const view = { symbol: 'AAPL', interval: '1d' } as const;
  it.each([
    ['how is beta calculated', 'en', { measures: [{ id: 'beta' }], asksForDefinition: true }],
    ['what counts as displacement', 'en', { concept: 'displacement' }],
    ['atr nasıl hesaplanıyor', 'tr', { indicator: { id: 'atr' } }],
    ['drawdown dediğiniz şey ne', 'tr', { measures: [{ id: 'drawdown' }] }],
    ['difference between spot and futures', 'en', { term: 'spot', otherTerm: 'futures' }],
    ['is a correction the same as a crash', 'en', { term: 'correction', otherTerm: 'crash' }],
    ['medyan ile ortalama farkı ne', 'tr', { term: 'median', otherTerm: 'average' }],
    ['tahvil ile eurobond aynı şey mi', 'tr', { term: 'bond', otherTerm: 'eurobond' }],
  ] as const)('"%s" (%s)', (message, language, plan) => {
    expect(read(message, language, view)).toMatchObject(plan);
  });

  it.each([
    ['what does the last candle tell me', 'en'],
    ['difference between apple and microsoft', 'en'],
    ['altın ile gümüş arasındaki fark ne', 'tr'],
  ] as const)('"%s" (%s) asks for no meaning', (message, language) => {
    const { intent, asksForDefinition } = read(message, language, view);
    expect([intent === 'concept', asksForDefinition ?? false]).toEqual([false, false]);
  });
});
