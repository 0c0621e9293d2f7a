import { conceptName, concepts, intervals, languages, type Language } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { Question } from './answer-part.ts';
import { suggestionsEn } from './narrator/en/suggestions.ts';
import { toPrompt } from './narrator/suggestions.ts';
import { parseQuestion } from './read-question.ts';
import { understandingCases } from './testing/understanding-cases.ts';

const now = Date.UTC(2026, 3, 30, 6);

function ask(message: string, language: Language, more: Partial<Question> = {}) {
  const question: Question = { message, language, chosen: {}, context: { symbol: 'SOLUSDT', interval: '1h' }, now, ...more };
  return parseQuestion(question, instrumentCatalogue);
}

describe.each(languages)('understanding in %s', (language) => {
  const cases = understandingCases[language].flatMap(({ expected, asks }) => asks.map((message) => ({ message, expected })));

  it('has a table of at least 120 questions', () => {
    expect(new Set(cases.map(({ message }) => message)).size).toBeGreaterThanOrEqual(120);
  });

  it.each(cases)('understands "$message"', ({ message, expected }) => {
    const { understanding, side } = ask(message, language);
    expect({ ...understanding, ...(side === undefined ? {} : { side }) }).toMatchObject(expected);
  });

  it('understands every question it can ever suggest, as what it suggests', () => {
    const intentOf = {
      analyze: 'analyze',
      technical: 'analyze',
      swing: 'nearest',
      changed: 'changed-since',
      concept: 'concept',
      help: 'help',
    } as const;
    const wrong: string[] = [];
    for (const { symbol } of instrumentCatalogue.all) {
      for (const [key] of Object.entries(suggestionsEn)) {
        const suggestion = Object.keys(suggestionsEn).find((one): one is keyof typeof suggestionsEn => one === key) ?? 'help';
        const prompt = toPrompt({ key: suggestion, symbol }, language);
        const { understanding } = ask(prompt, language);
        const intent = Object.entries(intentOf).find(([one]) => one === key)?.[1] ?? 'nearest';
        const isRight = understanding.intent === intent && (key === 'concept' || key === 'help' || understanding.symbol === symbol);
        if (!isRight) wrong.push(`${prompt} -> ${understanding.intent} ${understanding.symbol ?? ''}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('understands the suggested intervals and concepts', () => {
    for (const interval of intervals) {
      expect(ask(toPrompt({ key: 'analyze', symbol: 'BTCUSDT', interval }, language), language).understanding).toMatchObject({
        intent: 'analyze',
        interval,
      });
    }
    for (const concept of concepts) {
      const { understanding } = ask(toPrompt({ key: 'concept', concept }, language), language);
      expect([conceptName(concept, language), understanding]).toMatchObject([
        conceptName(concept, language),
        { intent: 'concept', concept },
      ]);
    }
  });
});

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);

describe('beginnings', () => {
  it.each([
    ['what changed since yesterday', day(2026, 4, 29)],
    ['dünden beri ne değişti', day(2026, 4, 29)],
    ['what changed since 12 March', day(2026, 3, 12)],
    ["12 Mart'tan beri ne değişti", day(2026, 3, 12)],
    ['what changed since December 24', day(2025, 12, 24)],
    ['12.03.2026 tarihinden beri ne değişti', day(2026, 3, 12)],
    ['what changed since 2026-03-12', day(2026, 3, 12)],
    ['bu sabahtan beri ne değişti', day(2026, 4, 30)],
    ['what changed since monday', day(2026, 4, 27)],
    ['pazartesiden beri ne değişti', day(2026, 4, 27)],
    ['what changed in the last 3 days', now - 3 * 86_400_000],
    ['son 4 saatte ne değişti', now - 4 * 3_600_000],
  ])('reads "%s"', (message, time) => {
    expect(ask(message, 'en').understanding).toMatchObject({ intent: 'changed-since', since: time, interval: '1h' });
  });

  it('counts candles', () => {
    expect(ask('what changed in the last 20 candles', 'en').since).toEqual({ kind: 'candles', count: 20 });
    expect(ask('son 20 mumda ne değişti', 'tr').since).toEqual({ kind: 'candles', count: 20 });
  });
});

describe('whose chart it is', () => {
  it('takes what the message names before the controls, and the controls before the context', () => {
    const more = { chosen: { symbol: 'ETHUSDT', interval: '4h' } } as const;
    expect(ask('analyze BTC daily', 'en', more).understanding).toMatchObject({ symbol: 'BTCUSDT', interval: '1d' });
    expect(ask('analyze', 'en', more).understanding).toMatchObject({ symbol: 'ETHUSDT', interval: '4h' });
    expect(ask('analyze', 'en').understanding).toMatchObject({ symbol: 'SOLUSDT', interval: '1h' });
  });

  it('never answers an instrument that is not covered with another one', () => {
    for (const message of ['GARAN', 'thyao analiz', 'XU100 and BTC', 'compare GARAN.IS with Apple']) {
      expect(ask(message, 'en').understanding).toMatchObject({ intent: 'not-covered', covered: false });
    }
  });

  it('says that it asks for advice', () => {
    expect(ask('should I buy BTC?', 'en').asksForAdvice).toBe(true);
    expect(ask('btc alayım mı', 'tr').asksForAdvice).toBe(true);
    expect(ask('analyze BTC', 'en').asksForAdvice).toBe(false);
    expect(ask('BTC analiz et', 'tr').asksForAdvice).toBe(false);
  });
});
