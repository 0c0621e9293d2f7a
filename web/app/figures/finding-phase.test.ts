import type { FindingState, WireFinding } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { endedAt, flippedAt, phaseOf } from './finding-phase.ts';

function finding(kind: WireFinding['kind'], ...states: FindingState[]): WireFinding {
  return {
    id: 'a',
    kind,
    direction: 'bullish',
    timeframe: '1h',
    formedAt: 0,
    confirmedAt: 1,
    top: 2,
    bottom: 1,
    refs: [],
    transitions: states.map((state, index) => ({ state, at: 10 + index, price: 1 })),
    measures: {},
  };
}

describe('the phase of a finding', () => {
  it('is fresh until something happens', () => {
    expect(phaseOf(finding('fair-value-gap'))).toBe('fresh');
  });

  it('is touched while a gap is partly filled', () => {
    expect(phaseOf(finding('fair-value-gap', 'touched', 'half'))).toBe('touched');
  });

  it('is spent when a gap is filled', () => {
    const gap = finding('fair-value-gap', 'touched', 'half', 'filled');
    expect(phaseOf(gap)).toBe('spent');
    expect(endedAt(gap)).toBe(12);
  });

  it('flips when a filled gap is closed through, and remembers since when', () => {
    const gap = finding('fair-value-gap', 'filled', 'inverted');
    expect(phaseOf(gap)).toBe('flipped');
    expect(flippedAt(gap)).toBe(11);
    expect(endedAt(gap)).toBeUndefined();
  });

  it('flips when an order block is broken, and ends when its breaker fails', () => {
    expect(phaseOf(finding('order-block', 'broken', 'breaker-touched'))).toBe('flipped');
    expect(phaseOf(finding('order-block', 'broken', 'breaker-failed'))).toBe('spent');
  });

  it('uses a swing up when it is broken: swings have no other side', () => {
    const swing = finding('swing-high', 'broken');
    expect(phaseOf(swing)).toBe('spent');
    expect(flippedAt(swing)).toBeUndefined();
  });
});
