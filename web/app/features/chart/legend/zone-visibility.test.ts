import type { WireFinding } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { createDefaultRule, type GroupRule } from './group-rule.ts';
import {
  selectShownFindings,
  countLegend,
  defaultVisibility,
  type ZoneVisibility,
} from './zone-visibility.ts';
import { type Drawing, presets } from './preset.ts';
import { readVisibility, storeVisibility } from './stored-visibility.ts';

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
    measures: { widthInAtr: 1 },
    ...change,
  };
}

const filled = finding({ id: 'filled', transitions: [{ state: 'filled', at: 400, price: 10 }] });
const inverted = finding({
  id: 'inverted',
  transitions: [{ state: 'inverted', at: 400, price: 9 }],
});
const none: ReadonlySet<string> = new Set();

function withGaps(change: Partial<GroupRule>): Drawing {
  return {
    spoken: false,
    hidden: [],
    rules: { gaps: { ...createDefaultRule('gaps'), ...change } },
  };
}

const selectIds = (findings: readonly WireFinding[], visibility: Drawing, lit = none) =>
  selectShownFindings(findings, visibility, { lit, mentioned: [], price: 100 }).map(({ id }) => id);

describe('drawn findings', () => {
  it('exclude past zones by default', () => {
    expect(selectIds([finding({}), filled, inverted], presets.everything)).toEqual(['gap']);
    expect(
      selectIds([finding({}), filled, inverted], withGaps({ phases: ['spent', 'flipped'] })),
    ).toEqual(['filled', 'inverted']);
  });

  it('always include lit findings', () => {
    expect(
      selectIds([filled], { spoken: false, hidden: ['gaps'], rules: {} }, new Set(['filled'])),
    ).toEqual(['filled']);
  });

  it('include broken swings: price turned there', () => {
    const swing = finding({
      kind: 'swing-high',
      transitions: [{ state: 'broken', at: 400, price: 13 }],
    });
    expect(selectIds([swing], presets.everything)).toEqual(['gap']);
  });

  it('are filtered by side and size; findings without a size stay', () => {
    const [small, large] = [
      finding({ id: 'small', measures: { widthInAtr: 0.3 } }),
      finding({ id: 'large', measures: { widthInAtr: 1.2 } }),
    ];
    const bearish = finding({ id: 'bearish', direction: 'bearish', measures: {} });
    expect(selectIds([small, large, bearish], withGaps({ smallestInAtr: 0.5 }))).toEqual([
      'large',
      'bearish',
    ]);
    expect(selectIds([small, large, bearish], withGaps({ side: 'bearish' }))).toEqual(['bearish']);
  });

  it('are limited to the nearest zones and the latest events', () => {
    const gaps = [70, 95, 110, 140].map((top) =>
      finding({ id: `gap-${top}`, top, bottom: top - 2 }),
    );
    expect(selectIds(gaps, withGaps({ most: 2 }))).toEqual(['gap-95', 'gap-110']);
    const breaks = [1, 3, 2].map((at) =>
      finding({ id: `break-${at}`, kind: 'break-of-structure', scale: 'swing', confirmedAt: at }),
    );
    const latest: Drawing = {
      spoken: false,
      hidden: [],
      rules: { 'structure-swing': { ...createDefaultRule('structure-swing'), most: 2 } },
    };
    expect(selectIds(breaks, latest)).toEqual(['break-3', 'break-2']);
  });
});

describe('legend counts', () => {
  it('counts per row what it would show, also while hidden, and by phase', () => {
    const counts = countLegend(
      [finding({}), filled, inverted],
      { spoken: false, hidden: ['gaps'], rules: {} },
      100,
    );
    expect(counts.find(({ group }) => group === 'gaps')).toEqual({
      group: 'gaps',
      shown: 1,
      phases: { fresh: 1, touched: 0, flipped: 1, spent: 1 },
    });
  });
});

describe('stored visibility', () => {
  it('is read back as it was stored', () => {
    const kept = new Map<string, string>();
    const visibility: ZoneVisibility = {
      spoken: true,
      hidden: ['swings'],
      rules: { gaps: { phases: ['fresh'], side: 'bullish', smallestInAtr: 0.5, most: 5 } },
      own: [{ name: 'Mine', spoken: false, hidden: ['gaps'], rules: {} }],
    };
    storeVisibility({ setItem: (key, value) => kept.set(key, value) }, visibility);
    expect(readVisibility({ getItem: (key) => kept.get(key) ?? null })).toEqual(visibility);
  });

  it('falls back to the default for invalid entries', () => {
    const nonsense =
      '{"hidden":["gaps","unheard-of"],"rules":{"gaps":{"phases":7,"most":-3},"unheard-of":{}}}';
    expect(readVisibility({ getItem: () => nonsense })).toEqual({
      spoken: false,
      own: [],
      hidden: ['gaps'],
      rules: { gaps: createDefaultRule('gaps') },
    });
    expect(readVisibility({ getItem: () => 'not json' })).toEqual(defaultVisibility);
  });
});
