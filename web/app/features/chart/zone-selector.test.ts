import type { WireFinding } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { createDefaultRule } from './legend/group-rule.ts';
import { type Drawing, presets } from './legend/preset.ts';
import { createZoneSelector } from './zone-selector.ts';

const openTime = [100, 200, 300, 400, 500];

function gap(top: number): WireFinding {
  return {
    id: `gap-${top}`,
    kind: 'fair-value-gap',
    direction: 'bullish',
    timeframe: '1h',
    formedAt: 200,
    confirmedAt: 300,
    top,
    bottom: top - 0.5,
    refs: [],
    transitions: [],
    measures: { widthInAtr: 1 },
  };
}

const gaps = [100, 101, 102, 103, 104, 105, 106].map(gap);
const fewGaps: Drawing = {
  spoken: false,
  hidden: [],
  rules: { gaps: { ...createDefaultRule('gaps'), most: 2 } },
};

function createTestSelector(visibility: Drawing) {
  let labels = 0;
  const toLabels = (): string[] => [`label ${(labels += 1)}`];
  const marked = { lit: new Set<string>(), mentioned: [] };
  const choose = createZoneSelector({ openTime, visibility, ...marked, toLabels });
  return { choose, labels: () => labels };
}

describe('zone selection', () => {
  it('fades other zones when the price changes', () => {
    const { choose } = createTestSelector(presets.everything);
    const faintAt = (price: number) =>
      choose(gaps, price).flatMap(({ id, faint }) => (faint ? [id] : []));
    expect(faintAt(99)).toEqual(['gap-104', 'gap-105', 'gap-106']);
    expect(faintAt(110)).toEqual(['gap-100', 'gap-101', 'gap-102']);
    expect(faintAt(99)).toEqual(['gap-104', 'gap-105', 'gap-106']);
  });

  it('selects by price where a group exceeds its maximum', () => {
    const { choose } = createTestSelector(fewGaps);
    expect(choose(gaps, 99).map(({ id }) => id)).toEqual(['gap-100', 'gap-101']);
    expect(choose(gaps, 110).map(({ id }) => id)).toEqual(['gap-105', 'gap-106']);
  });

  it('creates a zone once per finding object', () => {
    const { choose, labels } = createTestSelector(presets.everything);
    choose(gaps, 99);
    choose([...gaps], 101);
    expect(labels()).toBe(gaps.length);
    expect(choose([gap(100)], 99).flatMap(({ labels: own }) => own)).toEqual([
      `label ${gaps.length + 1}`,
    ]);
  });
});
