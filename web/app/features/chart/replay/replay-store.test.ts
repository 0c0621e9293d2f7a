import { expect, it } from 'vitest';
import { ReplayStore } from './replay-store.ts';

const state = { at: 40, playing: true, speed: 2 } as const;

it('returns the state of the matching candles only', () => {
  const store = new ReplayStore();
  store.set({ series: 'first', state });
  expect(store.getState('first')).toEqual(state);
  expect(store.getState('second')).toBeUndefined();
});

it('ends the replay of one chart, and no other one', () => {
  const store = new ReplayStore();
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.set({ series: 'second', state });
  store.end('first');
  expect(store.getState('second')).toEqual(state);
  store.end('second');
  expect(store.getState('second')).toBeUndefined();
  expect(told).toBe(2);
  stop();
  store.set({ series: 'second', state });
  expect(told).toBe(2);
});
