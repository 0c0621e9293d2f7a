import { concepts, languages, type Concept, type Evidence, type Language } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { AnswerPart } from './answer-part.ts';
import { answerQuestion } from './answer-question.ts';
import { builtInNarrator } from './built-in-narrator.ts';
import { explainTerms } from './explain-terms.ts';
import { guardSentence } from './guard/guard-sentence.ts';
import { analystLanguages } from './language/by-language.ts';
import { createSeriesAnalyses } from './series/series-analyses.ts';

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const deps = {
  marketData: createMarketData({ mode: 'simulated', allowSimulated: true, store }),
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'id',
  narrator: builtInNarrator,
};
const now = Date.UTC(2026, 10, 20, 14, 20);

async function collect(parts: AsyncIterable<AnswerPart>): Promise<Evidence[]> {
  const sentences: Evidence[] = [];
  for await (const part of parts) if (part.type === 'sentence') sentences.push(part.data);
  return sentences;
}

/** The answer as it is, and as a beginner reads it; `known` grows by what was explained. */
async function ask(message: string, language: Language, known: Set<Concept> = new Set()) {
  const answer = () => answerQuestion({ message, language, chosen: {}, context: {}, now }, deps);
  const explained: Concept[] = [];
  const reader = { known: new Set(known), onExplained: (term: Concept) => explained.push(term) };
  const usual = await collect(answer());
  const simple = await collect(explainTerms(answer(), reader));
  for (const term of explained) known.add(term);
  return { usual, simple, explained };
}

const getMeaning = (term: Concept, language: Language): string =>
  analystLanguages[language].answers[`concept.${term}.a`];

describe.each(languages)('an answer for a beginner in %s', (language) => {
  const message = language === 'en' ? 'Analyze BTCUSDT' : 'BTCUSDT analiz et';

  it('explains each new term once, right behind the sentence that names it first', async () => {
    const { usual, simple, explained } = await ask(message, language);
    expect(explained.length).toBeGreaterThan(3);
    expect(new Set(explained).size).toBe(explained.length);
    const meanings = explained.map((term) => getMeaning(term, language));
    expect(simple.map(({ text }) => text).filter((text) => meanings.includes(text))).toEqual(
      meanings,
    );
    const others = simple.filter(({ text }) => !meanings.includes(text));
    expect(others.map(({ text }) => text)).toEqual(usual.map(({ text }) => text));
    expect(meanings).not.toContain(simple[0]?.text);
  });

  it('keeps the places of all sentences, so that numbers stay linked', async () => {
    const { simple } = await ask(message, language);
    let offset = 0;
    for (const [index, sentence] of simple.entries()) {
      expect(sentence).toMatchObject({ index, offset });
      offset += sentence.text.length + 1;
    }
  });

  it('explains nothing a second time, and nothing in an answer that is wanted short', async () => {
    const known = new Set<Concept>();
    await ask(message, language, known);
    const again = await ask(message, language, known);
    expect(again.simple).toEqual(again.usual);
    const short = await ask(
      language === 'en' ? 'Analyze BTCUSDT in short' : 'BTCUSDT kısaca analiz et',
      language,
    );
    expect(short.explained).toEqual([]);
  });

  it('has an explanation of every term that passes the guard without facts', () => {
    const context = { language, facts: new Map(), labels: [] };
    for (const term of concepts) {
      const text = getMeaning(term, language);
      expect(text).not.toMatch(/\d/);
      expect(guardSentence({ text, factIds: [], spans: [] }, context)).toEqual([]);
    }
  });
});
