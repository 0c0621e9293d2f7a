import type { Fact } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { analysisEn } from './en/analysis.ts';
import { answersEn } from './en/answers.ts';
import { suggestionsEn } from './en/suggestions.ts';
import { factIdsOf, speak, type Speech } from './sentence-template.ts';
import { analysisTr } from './tr/analysis.ts';
import { answersTr } from './tr/answers.ts';
import { suggestionsTr } from './tr/suggestions.ts';

const namesOf = (template: string): string[] =>
  [...new Set(template.match(/\{\$\w+\}/g))].toSorted();
const pairs = [
  [analysisEn, analysisTr],
  [answersEn, answersTr],
  [suggestionsEn, suggestionsTr],
] as const;

describe('sentences of both languages', () => {
  it('have the same keys and speak of the same facts', () => {
    for (const [en, tr] of pairs) {
      const turkish = new Map<string, string>(Object.entries(tr));
      expect([...turkish.keys()].toSorted()).toEqual(Object.keys(en).toSorted());
      for (const [key, template] of Object.entries(en)) {
        expect([key, factIdsOf(turkish.get(key) ?? '').toSorted()]).toEqual([
          key,
          factIdsOf(template).toSorted(),
        ]);
      }
    }
  });

  it('name the same things in answers and suggestions', () => {
    for (const [en, tr] of pairs.slice(1)) {
      const turkish = new Map<string, string>(Object.entries(tr));
      for (const [key, template] of Object.entries(en))
        expect([key, namesOf(turkish.get(key) ?? '')]).toEqual([key, namesOf(template)]);
    }
  });
});

describe('speaking', () => {
  const source = { vendor: 'files', hash: 'h', from: 0, to: 0 };
  const count: Fact = {
    id: 'n',
    kind: 'n',
    label: 'n',
    value: 1,
    unit: 'count',
    decimals: 0,
    asOf: 0,
    source,
    method: 'n@1',
    refs: [],
  };
  const speech = (value: number): Speech => ({
    language: 'en',
    interval: '1h',
    facts: new Map([['n', { ...count, value }]]),
    names: { symbol: 'X' },
  });

  it('binds the value and not the noun beside it', () => {
    expect(speak('{n#candle} of {$symbol}.', speech(1))).toEqual({
      text: '1 candle of X.',
      spans: [{ start: 0, end: 1, factId: 'n' }],
      factIds: ['n'],
    });
    expect(speak('It is {n#candle}.', speech(1500))).toEqual({
      text: 'It is 1,500 candles.',
      spans: [{ start: 6, end: 11, factId: 'n' }],
      factIds: ['n'],
    });
  });

  it('says nothing when a fact or a name is missing', () => {
    expect(speak('{m}', speech(1))).toBeUndefined();
    expect(speak('{$other}', speech(1))).toBeUndefined();
  });
});
