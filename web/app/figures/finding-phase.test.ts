import type { FindingState, WireFinding } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { findEndTime, findFlipTime, getPhase } from './finding-phase.ts';

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

describe('finding phase', () => {
  it('is fresh until something happens', () => {
    expect(getPhase(finding('fair-value-gap'))).toBe('fresh');
  });

  it('is touched while a gap is partly filled', () => {
    expect(getPhase(finding('fair-value-gap', 'touched', 'half'))).toBe('touched');
  });

  it('is spent when a gap is filled', () => {
    const gap = finding('fair-value-gap', 'touched', 'half', 'filled');
    expect(getPhase(gap)).toBe('spent');
    expect(findEndTime(gap)).toBe(12);
  });

  it('flips when a filled gap is closed through, and has the flip time', () => {
    const gap = finding('fair-value-gap', 'filled', 'inverted');
    expect(getPhase(gap)).toBe('flipped');
    expect(findFlipTime(gap)).toBe(11);
    expect(findEndTime(gap)).toBeUndefined();
  });

  it('flips when an order block is broken, and ends when its breaker fails', () => {
    expect(getPhase(finding('order-block', 'broken', 'breaker-touched'))).toBe('flipped');
    expect(getPhase(finding('order-block', 'broken', 'breaker-failed'))).toBe('spent');
  });

  it('is spent when a swing is broken: swings do not flip', () => {
    const swing = finding('swing-high', 'broken');
    expect(getPhase(swing)).toBe('spent');
    expect(findFlipTime(swing)).toBeUndefined();
  });
});
