import type { WireFinding } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { fadeFarZones } from './fade-far-zones.ts';
import { toZone } from './zone.ts';
import { countLegend, defaultVisibility, isShown, readVisibility } from './zone-visibility.ts';

const openTime = [100, 200, 300, 400, 500];
const none: ReadonlySet<string> = new Set();

function finding(change: Partial<WireFinding>): WireFinding {
  return {
    id: 'gap',
    kind: 'fair-value-gap',
    direction: 'bullish',
    timeframe: '1h',
    formedAt: 200,
    confirmedAt: 300,
    top: 12,
    bottom: 10,
    refs: [],
    transitions: [],
    measures: {},
    ...change,
  };
}

const filled = finding({ id: 'filled', transitions: [{ state: 'filled', at: 400, price: 10 }] });
const inverted = finding({ id: 'inverted', transitions: [{ state: 'inverted', at: 400, price: 9 }] });

describe('a zone', () => {
  it('reaches from the candle it formed on to the last candle, and on while it stands', () => {
    expect(toZone(finding({}), openTime, 'Breaker')).toMatchObject({ shape: 'box', from: 1, to: 4, openEnded: true, label: 'FVG' });
  });

  it('ends where it was filled', () => {
    expect(toZone(filled, openTime, 'Breaker')).toMatchObject({ from: 1, to: 3, openEnded: false });
  });

  it('turns over where it was inverted, under another label', () => {
    expect(toZone(inverted, openTime, 'Breaker')).toMatchObject({ flippedAt: 3, openEnded: true, label: 'iFVG' });
  });

  it('is a line from the pivot to the break for a break of structure', () => {
    const broken = finding({ kind: 'break-of-structure', scale: 'swing', formedAt: 100, confirmedAt: 400, top: 11, bottom: 11 });
    expect(toZone(broken, openTime, 'Breaker')).toMatchObject({ shape: 'line', from: 0, to: 3, label: 'BOS', group: 'structure-swing' });
  });

  it('keeps what began before the candles shown and drops what ended before them', () => {
    expect(toZone(finding({ formedAt: 50 }), openTime, 'Breaker')).toMatchObject({ from: -1 });
    expect(toZone(finding({ formedAt: 10, transitions: [{ state: 'filled', at: 50, price: 10 }] }), openTime, 'Breaker')).toBeUndefined();
  });
});

describe('what is shown', () => {
  it('leaves past zones out until they are asked for', () => {
    expect(isShown(filled, defaultVisibility, none)).toBe(false);
    expect(isShown(inverted, defaultVisibility, none)).toBe(false);
    expect(isShown(filled, { hidden: [], past: ['spent'] }, none)).toBe(true);
  });

  it('always holds what an answer lights up', () => {
    expect(isShown(filled, { hidden: ['gaps'], past: [] }, new Set(['filled']))).toBe(true);
  });

  it('keeps broken swings: price turned there', () => {
    const swing = finding({ kind: 'swing-high', transitions: [{ state: 'broken', at: 400, price: 13 }] });
    expect(isShown(swing, defaultVisibility, none)).toBe(true);
  });

  it('counts per legend row what it would show, and the past apart', () => {
    const counts = countLegend([finding({}), filled, inverted], { hidden: ['gaps'], past: [] });
    expect(counts.groups.find(({ group }) => group === 'gaps')?.count).toBe(1);
    expect(counts.past).toEqual({ flipped: 1, spent: 1 });
  });

  it('survives a storage with nonsense in it', () => {
    expect(readVisibility({ getItem: () => '{"hidden":["gaps","unheard-of"],"past":7}' })).toEqual({ hidden: ['gaps'], past: [] });
    expect(readVisibility({ getItem: () => 'not json' })).toEqual(defaultVisibility);
  });

  it('makes standing zones faint beyond the nearest four on a side, but never a lit one', () => {
    const zones = [1, 2, 3, 4, 5, 6].flatMap(
      (step) => toZone(finding({ id: `gap-${step}`, top: 100 - step, bottom: 99.5 - step }), openTime, 'B') ?? [],
    );
    const faint = fadeFarZones(zones, 101, new Set(['gap-6'])).filter((zone) => zone.faint);
    expect(faint.map((zone) => zone.id)).toEqual(['gap-5']);
  });
});
