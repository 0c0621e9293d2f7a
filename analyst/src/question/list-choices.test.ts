import { clientRequestSchema, getMeasureWords, languages } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../parse-question.ts';
import { resolveRequest } from '../resolve-request.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const now = Date.UTC(2026, 3, 30);

function read(message: string, language: 'en' | 'tr') {
  const question = { message, language, chosen: {}, context: {}, now };
  const request = parseQuestion(question, instrumentCatalogue);
  return resolveRequest(request, instrumentCatalogue, now);
}

// Questions that can be read in more than one way; which of them are sure moves with the model.
const vague = [
  ['tesla usual weekly thing', 'en'],
  ['how did gold and its swings look in 2023', 'en'],
  ['btc moves and how they spread', 'en'],
  ['is silver far out there', 'en'],
  ['nvda best and lately', 'en'],
  ['apple against its past ones', 'en'],
  ['how is the size of things on eth', 'en'],
  ['how hard did btc get hit', 'en'],
  ['how long do they last on gold', 'en'],
  ['btc ne kadar sert', 'tr'],
  ['altın en iyi zamanları', 'tr'],
  ['nvda hangi zamanlar iyi', 'tr'],
  ['altın ne durumda ne kadar oynadı', 'tr'],
  ['tesla en çok ve en az', 'tr'],
  ['btc önceki haller nasıl', 'tr'],
  ['gümüş ne kadar uzakta kaldı eskisinden', 'tr'],
  ['eth ne sıklıkta ve ne kadar', 'tr'],
] as const;

describe('choices of a question that is not sure', () => {
  const doubtful = vague
    .map(([message, language]) => read(message, language))
    .filter(({ plan }) => plan.choices !== undefined);

  it('are found for some of the vague questions', () => {
    expect(doubtful.length).toBeGreaterThanOrEqual(3);
  });

  it('are other measures than what is answered, with a name in both languages', () => {
    for (const { plan } of doubtful)
      for (const { id } of plan.choices ?? []) {
        expect((plan.measures ?? []).map((one) => one.id)).not.toContain(id);
        for (const language of languages) expect(getMeasureWords(id, language)).toBeDefined();
      }
  });

  it('come first among the suggested questions, as requests a client can send', () => {
    for (const resolved of doubtful) {
      const { choices = [] } = resolved.plan;
      const suggested = suggestQuestions(resolved, undefined).slice(0, choices.length);
      expect(suggested.map(({ request }) => request.plan.measures)).toEqual(
        choices.map((one) => [one]),
      );
      for (const { request } of suggested)
        expect(clientRequestSchema.parse(request)).toEqual(request);
    }
  });

  it.each([
    ['how far is gold from its record high', 'en'],
    ['what is the rsi of btc', 'en'],
    ['analyse gold', 'en'],
    ['what is an order block', 'en'],
    ['should i buy tesla', 'en'],
    ['altın bu yıl yüzde kaç arttı', 'tr'],
    ['emir bloğu nedir', 'tr'],
  ] as const)('are none for "%s"', (message, language) => {
    expect(read(message, language).plan.choices).toBeUndefined();
  });
});
