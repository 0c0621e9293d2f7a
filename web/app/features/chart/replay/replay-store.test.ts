import { expect, it } from 'vitest';
import { ReplayStore } from './replay-store.ts';

const state = { at: 40, playing: true, speed: 2 } as const;

it('returns the state of the matching analysis only', () => {
  const store = new ReplayStore();
  store.set({ analysisId: 'first', state });
  expect(store.getState('first')).toEqual(state);
  expect(store.getState('second')).toBeUndefined();
});

it('ends the replay of one analysis, and no other one', () => {
  const store = new ReplayStore();
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.set({ analysisId: 'second', state });
  store.end('first');
  expect(store.getState('second')).toEqual(state);
  store.end('second');
  expect(store.getState('second')).toBeUndefined();
  expect(told).toBe(2);
  stop();
  store.set({ analysisId: 'second', state });
  expect(told).toBe(2);
});
