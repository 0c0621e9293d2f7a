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
    const listChanges = (message: string) =>
      describeChips(read(message, 'en'), now).find(({ kind }) => kind === 'symbol')?.changes;
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
});
