import type { WireFinding } from '@vela/contracts';
import { expect, it } from 'vitest';
import { zoneLabel } from './zone-label.ts';

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
  return zoneLabel(finding, language, words);
}

it('a level of a session carries its name, one of a period its abbreviation', () => {
  expect([label({ label: 'london-open' }), label({ kind: 'session-low', label: 'asia' })]).toEqual([
    'London open H',
    'Asia L',
  ]);
  expect([
    label({ kind: 'previous-high', label: 'day' }),
    label({ kind: 'previous-low', label: 'week' }),
  ]).toEqual(['PDH', 'PWL']);
});

it('one of a longer timeframe names that too', () => {
  expect(
    label({ id: '4h.previous-low.1', timeframe: '4h', kind: 'previous-low', label: 'day' }),
  ).toBe('4h PDL');
});

it('larger swings say what they are, smaller ones would crowd the chart', () => {
  expect(label({ kind: 'swing-high', scale: 'swing', label: 'higher-high' })).toBe('HH');
  expect(label({ kind: 'swing-high', scale: 'internal', label: 'higher-high' })).toBe('');
});

it('the rest is labelled as everywhere', () => {
  expect([
    label({ kind: 'fair-value-gap' }),
    label({ kind: 'candlestick-pattern', label: 'hammer' }),
  ]).toEqual(['FVG', 'hammer']);
});
