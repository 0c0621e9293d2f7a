import { selectFindingsKnownAt, type WireFinding } from '@vela/contracts';
import { expect, it } from 'vitest';
import { createKnownFindings } from './known-findings.ts';

function finding(id: string, confirmedAt: number, touchedAt: readonly number[]): WireFinding {
  return {
    id,
    kind: 'fair-value-gap',
    direction: 'bullish',
    timeframe: '1h',
    formedAt: confirmedAt - 1,
    confirmedAt,
    top: 12,
    bottom: 10,
    refs: [],
    transitions: touchedAt.map((at) => ({ state: 'touched', at, price: 11 })),
    measures: {},
  };
}

const history = [finding('one', 2, [5, 6]), finding('two', 3, []), finding('three', 6, [9])];

it('known findings do not depend on the order of requests', () => {
  const knownAt = createKnownFindings(history);
  for (const openTime of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 6, 5, 5, 2, 9, 1]) {
    expect(knownAt(openTime), `at ${openTime}`).toEqual(selectFindingsKnownAt(history, openTime));
  }
});

it('unchanged findings keep their identity', () => {
  const knownAt = createKnownFindings(history);
  expect(knownAt(4)).toBe(knownAt(3));
  const [one, two] = knownAt(4);
  const later = knownAt(5);
  expect(later).not.toBe(knownAt(6));
  expect([later[0] === one, later[1] === two]).toEqual([false, true]);
});
