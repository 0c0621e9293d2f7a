import type { Fact } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { createEmptyAnswer } from '../answer.ts';
import { toFactsCsv, toFileName, toMarkdown } from './answer-export.ts';

const fact: Fact = {
  id: 'close.last',
  kind: 'price',
  label: 'Last close',
  value: 64_893.5,
  unit: 'price',
  decimals: 2,
  asOf: Date.UTC(2026, 2, 12, 14),
  source: { kind: 'candles', vendor: '=cmd', hash: 'abc', from: 0, to: 0 },
  method: '=1+1, "x"',
  refs: [],
};
const answer = {
  ...createEmptyAnswer('a1'),
  createdAt: Date.UTC(2026, 2, 12, 14),
  text: 'The close of *this* candle [links](http://example.com) ğ ş ı İ.',
  facts: [fact],
};
const settings = {
  language: 'en',
  question: 'Where is | the <b>close</b>?',
  outline: { section: () => '', keyFact: () => '', level: () => '' },
  words: {
    asOf: 'As of',
    source: 'Source',
    hash: 'Data hash',
    notice: 'For education only.',
    simulated: 'Simulated data.',
    columns: ['Fact', 'Name', 'Value', 'Unit', 'As of', 'Method', 'Source', 'Hash'],
  },
} as const;

/** Reads a row as RFC 4180 says, apart from the code under test. */
function readRow(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

describe('an exported answer', () => {
  it('has the text of the answer and the notice, with marks escaped', () => {
    const text = toMarkdown(answer, settings);
    expect(text).toContain('# Where is \\| the \\<b\\>close\\</b\\>?');
    expect(text).toContain('of \\*this\\* candle \\[links\\]');
    expect(text).toContain('ğ ş ı İ');
    expect(text.trimEnd().endsWith('*For education only.*')).toBe(true);
  });

  it('has its facts unrounded, and runs no formula of them', () => {
    const csv = toFactsCsv(answer, settings);
    expect(csv.codePointAt(0)).toBe(0xfeff);
    const rows = csv.slice(1).trimEnd().split('\r\n').map(readRow);
    expect(rows[0]).toEqual(['For education only.']);
    expect(rows[2]).toHaveLength(8);
    expect([rows[2]?.[0], rows[2]?.[2], rows[2]?.[4]]).toEqual([
      'close.last',
      '64893.5',
      '2026-03-12T14:00:00.000Z',
    ]);
    expect(rows[2]?.[5]).toBe(`'=1+1, "x"`);
    expect(rows[2]?.slice(6)).toEqual(['candles =cmd', 'abc']);
  });

  it('is named for its instrument and day', () => {
    expect(toFileName(answer, 'csv')).toBe('vela-answer-2026-03-12.csv');
  });
});
