import { languages, type Language, type QuestionPlan } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../../answer-part.ts';
import { describeChips } from '../../describe-chips.ts';
import { parseQuestion } from '../../parse-question.ts';

const now = Date.UTC(2026, 3, 30);
const gaps = [
  'fair-value-gap.bullish.1.2',
  'fair-value-gap.bearish.3.4',
  'fair-value-gap.bullish.5.6',
];
const sweep = 'liquidity-sweep.bearish.wick.7.8';
const swing = 'swing-high.bearish.swing.9.10';

function toContext(plan: QuestionPlan, findingIds: string[]): ConversationContext {
  const chart = { symbol: 'BTCUSDT', interval: '4h' } as const;
  const language = 'en' as const;
  const request = { ...chart, mode: 'technical' as const, window: { limit: 500 }, language, plan };
  return {
    ...chart,
    lastUnderstanding: { intent: plan.intent, request },
    spoken: { ...chart, findingIds },
  };
}

const contexts = {
  gap: toContext({ intent: 'gaps', concept: 'fair-value-gap' }, gaps),
  sweep: toContext({ intent: 'last-sweep', concept: 'liquidity-sweep' }, [sweep]),
  swing: toContext({ intent: 'levels', concept: 'swing' }, [swing]),
};

function ask(message: string, language: Language, context: ConversationContext) {
  const question = { message, language, chosen: {}, context, now };
  const request = parseQuestion(question, instrumentCatalogue);
  return { ...request, chips: describeChips(request, now).map(({ text }) => text) };
}

const readMeasure = (message: string, language: Language, context: ConversationContext) => {
  const [first] = ask(message, language, context).plan.measures ?? [];
  const { id = '', findingId, aspect, side, order } = first ?? {};
  return [id, findingId ?? order, aspect ?? side].filter((part) => part !== undefined).join(' ');
};

const cases: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['when did this gap form?', 'zone-state 0'],
    ['how old is it', 'zone-state 0'],
    ['is it filled?', 'zone-state 0'],
    ['is this gap still open', 'zone-state 0'],
    ['how far is it?', 'zone-state 0 distance'],
    ['how far is price from it', 'zone-state 0 distance'],
    ['how big is it?', 'zone-state 0 size'],
    ["what's its size", 'zone-state 0 size'],
    ['has price touched it?', 'zone-state 0'],
    ['how often was it touched', 'touch-history 0'],
    ['what happens if it closes below it?', 'if-price 0 below'],
    ['what if price closes above it', 'if-price 0 above'],
    ['where is it', 'zone-state 0'],
    ['is it bullish or bearish', 'zone-state 0'],
    ['and the other one', 'zone-state 1'],
    ['the third one', 'zone-state 2'],
    ['how far is the last one', 'zone-state 2 distance'],
    ['the first one: when did it form', 'zone-state 0'],
    ['the second one: when did it form and how big is it', 'zone-state 1'],
    ['when did the second one form and is it filled?', 'zone-state 1'],
    ['the third one: has it been touched since then and when', 'zone-state 2'],
    ['if price closes below it, what happens?', 'if-price 0 below'],
    ['and if it closes above?', 'if-price 0 above'],
    ['the bigger one', 'zone-state largest'],
    ['which one is the freshest?', 'zone-state newest'],
  ],
  tr: [
    ['bu boşluk ne zaman oluştu?', 'zone-state 0'],
    ['kaç mumluk', 'zone-state 0'],
    ['doldu mu?', 'zone-state 0'],
    ['bu boşluk hâlâ açık mı', 'zone-state 0'],
    ['ne kadar uzakta?', 'zone-state 0 distance'],
    ['fiyat ona ne kadar uzak', 'zone-state 0 distance'],
    ['ne kadar büyük', 'zone-state 0 size'],
    ['fiyat ona dokundu mu', 'zone-state 0'],
    ['kaç kez dokunuldu', 'touch-history 0'],
    ['altında kapanırsa ne olur', 'if-price 0 below'],
    ['fiyat üstünde kapanırsa ne olur', 'if-price 0 above'],
    ['nerede', 'zone-state 0'],
    ['yükseliş mi düşüş mü', 'zone-state 0'],
    ['öbürü', 'zone-state 1'],
    ['peki üçüncüsü', 'zone-state 2'],
    ['sonuncusu ne kadar uzakta', 'zone-state 2 distance'],
    ['birincisi ne zaman oluştu', 'zone-state 0'],
    ['ikincisi ne zaman oluştu peki, doldu mu', 'zone-state 1'],
    ['ikincisi ne zaman oluştu ve ne kadar büyük', 'zone-state 1'],
    ['ikinci boşluk tam olarak ne zaman oluştu acaba', 'zone-state 1'],
    ['ne olur altında kapanırsa', 'if-price 0 below'],
    ['büyük olanı', 'zone-state largest'],
    ['en tazesi hangisi', 'zone-state newest'],
  ],
};

describe.each(languages)('a question about gaps that were told (%s)', (language) => {
  it.each(cases[language])('"%s" asks for %s', (message, expected) => {
    const named = expected.replace(/ (\d)/, (_, at: string) => ` ${gaps[Number(at)]}`);
    expect(readMeasure(message, language, contexts.gap)).toBe(named);
    expect(ask(message, language, contexts.gap).plan.spoken?.findingIds).toEqual(gaps);
  });
});

describe('a question about what was told', () => {
  it.each([
    ['when was that', 'sweep', `events ${sweep}`],
    ['how far is that level', 'sweep', `distance-to-price ${sweep}`],
    ['ne zamandı', 'sweep', `events ${sweep}`],
    ['is it broken', 'swing', `zone-state ${swing}`],
    ['how often was it tested', 'swing', `zone-state ${swing} touches`],
    ['ne kadar uzakta', 'swing', `zone-state ${swing} distance`],
  ] as const)('"%s" after a %s asks for %s', (message, name, expected) => {
    const language = message.startsWith('ne ') ? 'tr' : 'en';
    expect(readMeasure(message, language, contexts[name])).toBe(expected);
  });

  it('keeps the list behind one that was chosen of it', () => {
    const { plan } = ask('the second one', 'en', contexts.gap);
    const context = toContext(plan, gaps.slice(1, 2));
    expect(readMeasure('and the third one', 'en', context)).toBe(`zone-state ${gaps[2]}`);
    expect(readMeasure('is it filled', 'en', context)).toBe(`zone-state ${gaps[1]}`);
  });

  it.each(['how far is the nearest gap', 'and eth?', 'is there one above', 'what is a gap'])(
    'is not "%s"',
    (message) => {
      expect(ask(message, 'en', contexts.gap).plan.spoken).toBeUndefined();
    },
  );

  it('is none after an answer that told of no structure', () => {
    const { spoken: _, ...context } = contexts.gap;
    expect(ask('how big is it', 'en', context).plan.spoken).toBeUndefined();
  });
});

describe('a word after a comparison', () => {
  const compared = toContext(
    { intent: 'measure', measures: [{ id: 'correlation' }], others: ['ETHUSDT'] },
    [],
  );
  it.each([
    ['en', 'what does correlation mean?', 'Correlation', 'correlation'],
    ['en', 'and what is beta', 'Beta', 'beta'],
    ['en', 'what does relative strength mean', 'Relative strength', 'relative-strength'],
    ['en', 'what is drawdown', 'Drawdown', 'drawdown'],
    ['tr', 'korelasyon ne demek?', 'Korelasyon', 'correlation'],
    ['tr', 'göreli güç ne demek', 'Göreli güç', 'relative-strength'],
  ] as const)(
    '%s: "%s" is explained under the chip %s alone',
    (...[language, message, chip, id]) => {
      const { plan, chips } = ask(message, language, compared);
      expect(chips).toEqual([chip]);
      expect(plan).toMatchObject({ measures: [{ id }], asksForDefinition: true });
      expect(plan.before).toMatchObject({ measures: [{ id: 'correlation' }], others: ['ETHUSDT'] });
    },
  );
});
