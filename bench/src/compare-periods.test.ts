import { expect, it } from 'vitest';
import { isSamePeriod, toUsualCode } from './compare-periods.ts';

const now = Date.UTC(2026, 10, 25, 18);

it.each([
  ['month:2026-10', 'last-month', true],
  ['range:2026-10-01..2026-10-31', 'month:2026-10', true],
  ['days:90', 'months:3', true],
  ['weeks:52', 'years:1', true],
  ['date:2026-11-24', 'yesterday', true],
  ['date:2026-11-08', 'date:2026-11-09', false],
  ['today', 'yesterday', false],
  ['month:2026-09', 'last-month', false],
  ['days:60', 'months:3', false],
  ['years:1', 'ytd', false],
  ['all', null, false],
] as const)('%s and %s: %s', (one, other, expected) => {
  expect(isSamePeriod(one, other, now)).toBe(expected);
});

it('the usual period of a measure is that of its own, of several none', () => {
  expect(toUsualCode({ intent: 'measure', measures: [{ id: 'drawdown' }] })).toBe('all');
  expect(toUsualCode({ intent: 'measure', measures: [{ id: 'beta' }] })).toBe('days:730');
  expect(toUsualCode({ intent: 'measure', measures: [{ id: 'last-price' }] })).toBeNull();
  const two = [{ id: 'drawdown' }, { id: 'beta' }];
  expect(toUsualCode({ intent: 'measure', measures: two })).toBeNull();
});
