import type { Fact } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { analystLanguages } from '../language/by-language.ts';
import { findFactIds, fillTemplate, type Speech } from './sentence-template.ts';

const findNames = (template: string): string[] =>
  [...new Set(template.match(/\{\$\w+\}/g))].toSorted();
const pairs = [
  [analystLanguages.en.analysis, analystLanguages.tr.analysis],
  [analystLanguages.en.answers, analystLanguages.tr.answers],
  [analystLanguages.en.suggestions, analystLanguages.tr.suggestions],
] as const;

describe('sentences of both languages', () => {
  it('have the same keys and cite the same facts', () => {
    for (const [en, tr] of pairs) {
      const turkish = new Map<string, string>(Object.entries(tr));
      expect([...turkish.keys()].toSorted()).toEqual(Object.keys(en).toSorted());
      for (const [key, template] of Object.entries(en)) {
        expect([key, findFactIds(turkish.get(key) ?? '').toSorted()]).toEqual([
          key,
          findFactIds(template).toSorted(),
        ]);
      }
    }
  });

  it('name the same things in answers and suggestions', () => {
    for (const [en, tr] of pairs.slice(1)) {
      const turkish = new Map<string, string>(Object.entries(tr));
      for (const [key, template] of Object.entries(en))
        expect([key, findNames(turkish.get(key) ?? '')]).toEqual([key, findNames(template)]);
    }
  });
});

describe('filling a template', () => {
  const source = { kind: 'candles', vendor: 'files', hash: 'h', from: 0, to: 0 } as const;
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

  it('binds the value but not the noun after it', () => {
    expect(fillTemplate('{n#candle} of {$symbol}.', speech(1))).toEqual({
      text: '1 candle of X.',
      spans: [{ start: 0, end: 1, factId: 'n' }],
      factIds: ['n'],
    });
    expect(fillTemplate('It is {n#candle}.', speech(1500))).toEqual({
      text: 'It is 1,500 candles.',
      spans: [{ start: 6, end: 11, factId: 'n' }],
      factIds: ['n'],
    });
  });

  it('returns undefined if a fact or a name is missing', () => {
    expect(fillTemplate('{m}', speech(1))).toBeUndefined();
    expect(fillTemplate('{$other}', speech(1))).toBeUndefined();
  });
});

const createDay = (id: string, day: number): [string, Fact] => [
  id,
  {
    id,
    kind: 'measure',
    label: id,
    value: Date.UTC(2020, 3, day),
    unit: 'time',
    asOf: 0,
    source: { kind: 'input', field: 'day' },
    method: 'measure.average-price@1',
    refs: [],
  },
];

describe('a span of one day', () => {
  it.each([
    ['en', 20, 'From {a.from} to {a.to}, it fell.', 'On 20 April 2020, it fell.'],
    [
      'en',
      21,
      'From {a.from} to {a.to}, it fell.',
      'From 20 April 2020 to 21 April 2020, it fell.',
    ],
    ['tr', 20, '{a.from} ile {a.to} arasında düştü.', '20 Nisan 2020 tarihinde düştü.'],
    [
      'tr',
      21,
      '{a.from} – {a.to} arasında düştü.',
      '20 Nisan 2020 – 21 Nisan 2020 arasında düştü.',
    ],
  ] as const)('%s: to %i April', (...[language, to, template, expected]) => {
    const facts = new Map([createDay('a.from', 20), createDay('a.to', to)]);
    expect(fillTemplate(template, { language, interval: '1d', facts, names: {} })?.text).toBe(
      expected,
    );
  });
});
