import { describe, expect, it } from 'vitest';
import { readTurns } from '../../testing/read-turns.ts';

describe('words of a question about a company or a property that were not read', () => {
  it.each([
    ['tr', 'Microsoft lisans yenilemesinin net marja etkisi', ['net-margin']],
    ['en', 'net margin of Apple once warranty provisions unwind', ['net-margin']],
  ] as const)('%s: %s: beside a figure leave a doubt', (language, message, figures) => {
    const read = readTurns([message], language);
    expect([read.intent, read.figures, read.isUnsure]).toEqual(['company', figures, true]);
  });

  it.each([
    ['tr', 'Apple sirketinin finansallarinda patent davasi'],
    ['en', 'Apple financials and its zeppelin hangars'],
  ] as const)('%s: %s: leave a doubt of the whole of a company too', (language, message) => {
    const { intent, isUnsure, residue } = readTurns([message], language);
    expect(intent).toBe('company');
    expect(isUnsure === true || residue !== undefined).toBe(true);
  });

  it.each([
    ['tr', '250 bin ev, 1.500 kira, %20 peşinat, komşunun kamyoneti'],
    ['en', 'house for 250k, 20% down, rent 1500, with the neighbours caravan'],
  ] as const)('%s: %s: leave a doubt of a deal', (language, message) => {
    const { intent, isUnsure } = readTurns([message], language);
    expect([intent, isUnsure]).toEqual(['property', true]);
  });

  it.each([
    ['tr', 'Apple net marjı kaç'],
    ['tr', '250 bin ev, 1.500 kira, %20 peşinat'],
    ['en', 'what is the net margin of Apple'],
    ['en', 'house for 250k, 20% down, rent 1500'],
  ] as const)('%s: %s: there are none, and no doubt', (language, message) => {
    const { isUnsure, residue } = readTurns([message], language);
    expect([isUnsure, residue]).toEqual([undefined, undefined]);
  });
});
