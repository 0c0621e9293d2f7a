import { describe, expect, it } from 'vitest';
import { readCompany } from '../../testing/company-files.ts';
import { hasSharedData } from '../../testing/shared-data.ts';
import { addKnownSplits, adjustForSplits, findSplits } from './splits.ts';

const today = '2026-11-01';

describe('splits of a table beside those of filings', () => {
  const seen = [{ ratio: 4, restatedOn: '2020-10-30' }];

  it('count from their day on, before any report shows them', () => {
    const known = [{ ratio: 4, exDate: '2020-08-31' }];
    expect(addKnownSplits([], known, '2020-08-30')).toEqual([]);
    const [split] = addKnownSplits([], known, '2020-08-31');
    expect(split).toEqual({ ratio: 4, restatedOn: '2020-08-31' });
    const before = { val: 4_275_634_000, filed: '2020-07-31' };
    expect(adjustForSplits(before, split === undefined ? [] : [split])).toBe(17_102_536_000);
  });

  it('count once, and a spin-off told as a split not at all', () => {
    const known = [
      { ratio: 4, exDate: '2020-08-31' },
      { ratio: 1.046, exDate: '2021-11-04' },
      { ratio: 7, exDate: '2014-06-09' },
    ];
    expect(addKnownSplits(seen, known, today)).toEqual([
      { ratio: 7, restatedOn: '2014-06-09' },
      ...seen,
    ]);
  });
});

it.runIf(hasSharedData)('the day of a split is the last that filings name for its ratio', () => {
  // Apple's new shares traded from 2014-06-09 and 2020-08-31, Alphabet's from 2022-07-18.
  expect(findSplits(readCompany('AAPL'), today).map(({ statedOn }) => statedOn)).toEqual([
    '2014-06-06',
    '2020-08-28',
  ]);
  expect(findSplits(readCompany('GOOGL'), today)).toEqual([
    { ratio: 20, restatedOn: '2022-07-27', statedOn: '2022-07-15' },
  ]);
});
