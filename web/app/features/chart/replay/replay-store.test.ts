import { expect, it } from 'vitest';
import { ReplayStore } from './replay-store.ts';

const state = { at: 40, playing: true, speed: 2 } as const;

it('gives a replay to its own analysis only', () => {
  const store = new ReplayStore();
  store.set({ analysisId: 'first', state });
  expect(store.stateOf('first')).toEqual(state);
  expect(store.stateOf('second')).toBeUndefined();
});

it('ends a replay for good, and no other one in its place', () => {
  const store = new ReplayStore();
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.set({ analysisId: 'second', state });
  store.end('first');
  expect(store.stateOf('second')).toEqual(state);
  store.end('second');
  expect(store.stateOf('second')).toBeUndefined();
  expect(told).toBe(2);
  stop();
  store.set({ analysisId: 'second', state });
  expect(told).toBe(2);
});
