import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../../answer-part.ts';
import { parseQuestion } from '../../parse-question.ts';

const now = Date.UTC(2026, 10, 21, 18);

function readTurns(turns: readonly string[], language: 'en' | 'tr') {
  let context: ConversationContext = {};
  let request = undefined;
  for (const message of turns) {
    const question = { message, language, chosen: {}, context, now };
    request = parseQuestion(question, instrumentCatalogue);
    const { plan, symbol, interval } = request;
    context = {
      ...(symbol === undefined ? {} : { symbol }),
      interval,
      lastUnderstanding: { intent: plan.intent, request },
    };
  }
  return request;
}

// None of these wordings is in the training.
describe('a wording of none of the training', () => {
  it.each([
    ['so how deep did nvidia sink from the top before it climbed back', 'en', 'drawdown'],
    ['where did most of the turning points lie lately on eth', 'en', 'swing-levels'],
    ['altın en son hangi günlerde zirve yapıp dönmüş', 'tr', 'swing-levels'],
  ] as const)('"%s" (%s) asks for %s', (message, language, id) => {
    const { plan } = readTurns([message], language) ?? {};
    const offered = [...(plan?.measures ?? []), ...(plan?.choices ?? [])].map((one) => one.id);
    expect(offered).toContain(id);
  });
});

it('hears a cry for help whose words the rules read as a name', () => {
  const { plan } =
    readTurns(
      ['owe 25k to the broker from trading, everyone would be better off without me'],
      'en',
    ) ?? {};
  expect(plan?.intent).toBe('distress');
});

describe('a turn that changes the one before', () => {
  it.each([
    [['realised volatility of eurusd over 90 days', 'likewise for cable'], 'en', 'GBPUSD'],
    [['worst drawdown of amazon', 'netflix?'], 'en', 'NFLX'],
    [['tesla en büyük düşüş', 'apple da?'], 'tr', 'AAPL'],
  ] as const)('%j (%s) is about %s', (turns, language, symbol) => {
    const [first, last] = [readTurns(turns.slice(0, 1), language), readTurns(turns, language)];
    expect(last?.symbol).toBe(symbol);
    expect(last?.plan.measures?.map(({ id }) => id)).toEqual(
      first?.plan.measures?.map(({ id }) => id),
    );
  });

  it('moves a calendar year back', () => {
    const last = readTurns(['how did nvidia do in 2023', 'and the year before'], 'en');
    expect(last?.plan.period).toEqual({
      kind: 'range',
      from: Date.UTC(2022, 0),
      to: Date.UTC(2023, 0),
    });
  });
});
