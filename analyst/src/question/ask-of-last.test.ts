import { describe, expect, it } from 'vitest';
import { readTurns } from '../testing/read-turns.ts';

describe('how often a structure held, by an everyday name or that of the last answer', () => {
  it.each([
    ['en', ['whats below to catch it', 'do those zones catch it usually'], 'support-resistance'],
    ['en', ['after a breakout does it carry on usually'], 'break-of-structure'],
    ['tr', ['kırılım sonrası devam etme oranı'], 'break-of-structure'],
    ['tr', ['en yakın destek nerede', 'tutma oranı ne bunların'], 'support-resistance'],
    ['tr', ['trend ne', 'böyle dönüşler sonrası devam etmiş mi geçmişte'], 'change-of-character'],
  ] as const)('%s %j is of %s', (language, turns, concept) => {
    const plan = readTurns(turns, language, ['NVDA', '1d']);
    expect([plan.intent, plan.concept]).toStrictEqual(['base-rate', concept]);
  });

  it.each([
    ['en', ['what is a breakout'], 'concept'],
    ['en', ['do order blocks usually hold after a breakout'], 'order-block'],
    ['tr', ['kırılım ne demek'], 'concept'],
    ['tr', ['emir blokları kırılımdan sonra genelde tutuyor mu'], 'order-block'],
  ] as const)('%s %j is not of breaks', (language, turns, expected) => {
    const { intent, concept } = readTurns(turns, language, ['NVDA', '1d']);
    expect([intent, concept]).toContain(expected);
    expect(concept).not.toBe('break-of-structure');
  });
});

describe('the meaning of what the last answer told', () => {
  it.each([
    ['en', ['tsla vs gold correlation', 'negative means what'], 'correlation'],
    ['tr', ['altınla btc korelasyonu', 'eksi çıkınca ne demek oluyor'], 'correlation'],
  ] as const)('%s %j is that of the measure', (language, turns, measure) => {
    const { measures, asksForDefinition } = readTurns(turns, language);
    expect([measures?.[0]?.id, asksForDefinition]).toStrictEqual([measure, true]);
  });

  it.each([
    ['en', ['nvda rsi', 'what does 70 even stand for']],
    ['tr', ['nvda rsi', 'bu rakam ne anlama geliyor peki']],
  ] as const)('%s %j is that of the indicator', (language, turns) => {
    const { intent, indicator, residue } = readTurns(turns, language);
    expect([intent, indicator?.id, residue]).toStrictEqual(['concept', 'rsi', undefined]);
  });

  it.each([
    ['en', ['tsla vs gold correlation', 'what does slippage mean']],
    ['tr', ['altınla btc korelasyonu', 'slippage ne demek']],
  ] as const)('%s %j is that of the term it names', (language, turns) => {
    expect(readTurns(turns, language).term).toBe('slippage');
  });
});

describe('the charts of two instruments, of which one or none is named', () => {
  it.each([
    ['en', ['btc overview', 'and eth', 'show the two side by side'], ['ETHUSDT', 'BTCUSDT']],
    ['tr', ['btc nasıl', 'peki eth', 'ikisini yan yana anlatsana'], ['ETHUSDT', 'BTCUSDT']],
  ] as const)('%s %j', (language, turns, expected) => {
    const { symbol, otherSymbol, others = [] } = readTurns(turns, language);
    expect([symbol, otherSymbol ?? others[0]]).toStrictEqual(expected);
  });
});

describe('overheated', () => {
  it.each([
    ['en', 'is nvidia overheated'],
    ['tr', 'nvidia aşırı ısınmış mı'],
  ] as const)('%s "%s" asks for the RSI', (language, question) => {
    const { intent, indicator } = readTurns([question], language);
    expect([intent, indicator?.id]).toStrictEqual(['indicator', 'rsi']);
  });
});
