import { glossaryTerms, companyTerms, languages, type Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { guardSentence } from '../guard/guard-sentence.ts';
import { analystLanguages } from '../language/by-language.ts';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 3, 30);
const read = (message: string, language: Language) =>
  parseQuestion({ message, language, chosen: {}, context: {}, now }, instrumentCatalogue).plan;

describe('a question for the meaning of a term', () => {
  it.each([
    ['what is a candle', 'en', 'candle'],
    ["what's a pip", 'en', 'pip'],
    ['what does the green box on the chart mean', 'en', 'chart-box'],
    ['does red mean it went down', 'en', 'candle-colour'],
    ['what does it mean when it says untouched', 'en', 'untouched'],
    ['pip nedir', 'tr', 'pip'],
    ['bu kutular ne anlama geliyor', 'tr', 'chart-box'],
    ['kırmızı çizgi neyi gösteriyor', 'tr', 'chart-line'],
    ['boğa piyasası ayı piyasası nedir', 'tr', 'bull-bear-market'],
    ['what is free cash flow', 'en', 'free-cash-flow'],
    ['what does ROIC mean', 'en', 'return-on-capital'],
    ['explain the piotroski score', 'en', 'piotroski'],
    ['cari oran nedir', 'tr', 'current-ratio'],
    ['içsel değer ne demek', 'tr', 'share-value'],
  ] as const)('"%s" (%s) asks for %s', (message, language, term) => {
    expect(read(message, language)).toMatchObject({ intent: 'concept', term });
  });

  it.each([
    ['what is an order block', 'en'],
    ['what does RSI mean', 'en'],
    ['where is the nearest gap on gold', 'en'],
    ['altın kaç dolar', 'tr'],
    ['what is the free cash flow of Apple', 'en'],
    ['Apple cari oran nedir', 'tr'],
  ] as const)('"%s" (%s) asks for none', (message, language) => {
    expect(read(message, language).term).toBeUndefined();
  });

  it.each(languages)(
    'has a definition that the guard lets pass for every term in %s',
    (language) => {
      const { glossary, company } = analystLanguages[language];
      const told = [
        ...glossaryTerms.map((term) => glossary[term]),
        ...companyTerms.map((term) => ({
          name: company.names[term],
          definition: company.definitions[term],
        })),
      ];
      const faults = told.flatMap(({ name, definition }) => {
        const sentence = { text: `${name}: ${definition}`, spans: [], factIds: [] };
        return guardSentence(sentence, { language, facts: new Map(), labels: [name] });
      });
      expect(faults).toEqual([]);
    },
  );
});
