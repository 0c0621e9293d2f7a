import type { WireFinding } from '@vela/contracts';
import { expect, it } from 'vitest';
import { toZoneLabel } from './zone-label.ts';

const words = { breaker: 'Breaker', high: 'H', low: 'L' };

function label(change: Partial<WireFinding>, language: 'en' | 'tr' = 'en'): string {
  const finding: WireFinding = {
    id: 'one',
    kind: 'session-high',
    direction: 'bearish',
    timeframe: '1h',
    formedAt: 1,
    confirmedAt: 2,
    top: 1,
    bottom: 1,
    refs: [],
    transitions: [],
    measures: {},
    ...change,
  };
  return toZoneLabel(finding, language, words);
}

it('a session level is labelled by name, a period level by abbreviation', () => {
  expect([label({ label: 'london-open' }), label({ kind: 'session-low', label: 'asia' })]).toEqual([
    'London open H',
    'Asia L',
  ]);
  expect([
    label({ kind: 'previous-high', label: 'day' }),
    label({ kind: 'previous-low', label: 'week' }),
  ]).toEqual(['PDH', 'PWL']);
});

it('an overlaid level is prefixed with its timeframe', () => {
  expect(
    label({ id: '4h.previous-low.1', timeframe: '4h', kind: 'previous-low', label: 'day' }),
  ).toBe('4h PDL');
  expect(label({ id: '4h.fair-value-gap.1', timeframe: '4h', kind: 'fair-value-gap' }, 'tr')).toBe(
    '4sa FVG',
  );
});

it('only swings of the swing scale are labelled', () => {
  expect(label({ kind: 'swing-high', scale: 'swing', label: 'higher-high' })).toBe('HH');
  expect(label({ kind: 'swing-high', scale: 'internal', label: 'higher-high' })).toBe('');
});

it('other kinds have their standard label', () => {
  expect([
    label({ kind: 'fair-value-gap' }),
    label({ kind: 'candlestick-pattern', label: 'hammer' }),
  ]).toEqual(['FVG', 'hammer']);
});
