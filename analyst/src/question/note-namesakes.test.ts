import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { addNamesakes } from '../answers/add-namesakes.ts';
import { describeChips } from '../describe-chips.ts';
import { parseQuestion } from '../parse-question.ts';
import { resolveRequest } from '../resolve-request.ts';
import { readTurns } from '../testing/read-turns.ts';
import { forgetDoubt } from './trust/note-doubt.ts';

const now = Date.UTC(2026, 10, 21, 18);
const number = { text: '1.', spans: [{ start: 0, end: 1, factId: 'a' }], factIds: ['a'] };
const told = { sentences: [number], facts: [], labels: [] };

function read(message: string, language: 'en' | 'tr') {
  const question = { message, language, chosen: {}, context: {}, now };
  return parseQuestion(question, instrumentCatalogue);
}

function tell(message: string, language: 'en' | 'tr'): string[] {
  const resolved = resolveRequest(read(message, language), instrumentCatalogue, now);
  return addNamesakes(told, resolved)
    .sentences.slice(1)
    .map(({ text }) => text);
}

const listChanges = (message: string) =>
  describeChips(read(message, 'en'), now).find(({ kind }) => kind === 'symbol')?.changes;

describe('a name of several instruments', () => {
  it('is told which one it was read as', () => {
    expect(tell('euro 4h trend', 'en')).toEqual([
      'The name was read as EURUSD; it may also mean EURTRY (Euro / Turkish Lira), which its chip offers.',
    ]);
    expect(tell('sterlin trendi', 'tr').join(' ')).toMatch(
      /^Yazılan ad GBPUSD olarak okundu; şu da kastedilmiş olabilir: GBPTRY/,
    );
    expect(tell('bitcoin 4h trend', 'en')).toEqual([]);
    expect(tell('euro kaç lira', 'tr')).toEqual([]);
  });

  it('is not told of where nothing was measured', () => {
    const nothing = { ...told, sentences: [] };
    const resolved = resolveRequest(read('euro trend', 'en'), instrumentCatalogue, now);
    expect(addNamesakes(nothing, resolved)).toBe(nothing);
  });

  it('has the others on its chip, and any instrument where it means one', () => {
    expect(listChanges('nasdaq weekly zones')).toEqual([
      { text: 'IXIC', change: { part: 'symbol', from: 'NDX', to: 'IXIC' } },
    ]);
    expect(listChanges('gold weekly zones')).toBe('instrument');
  });

  it('is told of once: not where its thread goes on, nor where the request is sent again', () => {
    expect(readTurns(['trend of the euro', 'and on weekly'], 'en')).not.toHaveProperty(
      'candidates',
    );
    expect(forgetDoubt(read('trend of the euro', 'en')).plan.candidates).toBeUndefined();
  });

  it.each([
    ['google weekly chart', 'en', 'GOOGL', ['GOOG']],
    ['which killzone are we in for euro', 'en', 'EURUSD', ['EURTRY']],
    ['weekly zones nasdaq', 'en', 'NDX', ['IXIC']],
    ['sterlinin sıradan günü yüzde kaç', 'tr', 'GBPUSD', ['GBPTRY']],
    ['nasdaq karakter değiştirdi mi', 'tr', 'NDX', ['IXIC']],
    ['euro in lira this year', 'en', 'EURTRY', undefined],
    ['50 lira for a dollar, what percent is missing', 'en', 'USDTRY', undefined],
    ['sterlin tl grafiği', 'tr', 'GBPTRY', undefined],
    ['euro and gold, which rose more', 'en', 'EURUSD', undefined],
    ['revenue of google', 'en', 'GOOGL', undefined],
    ['gold levels', 'en', 'XAUUSD', undefined],
  ] as const)('"%s" (%s) takes %s, and names %j', (...[message, language, ...named]) => {
    const { symbol, plan } = read(message, language);
    expect([symbol, plan.candidates?.map((one) => one.symbol)]).toEqual(named);
  });

  it.each([
    ['how is the euro', 'en', 'EURTRY'],
    ['nasdaq trendi', 'tr', 'IXIC'],
  ] as const)('"%s" (%s) means the chart in view, which is %s', (message, language, symbol) => {
    const question = { message, language, chosen: {}, context: { symbol }, now };
    const request = parseQuestion(question, instrumentCatalogue);
    expect([request.symbol, request.plan.candidates]).toEqual([symbol, undefined]);
  });

  it.each(['which of btc eth sol still have structure up', 'btc eth sol levels'])(
    '"%s" names several, and no name of several',
    (message) => {
      const { plan } = read(message, 'en');
      expect(plan.candidates?.length ?? 0).not.toBe(1);
    },
  );
});
