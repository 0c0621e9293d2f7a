import { describe, expect, it } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

/** Computes for 15 ms in steps of half a millisecond, and notes the turn of each step. */
function* compute(note: () => void): Generator<void, string> {
  for (let step = 0; step < 30; step += 1) {
    const end = performance.now() + 0.5;
    while (performance.now() < end);
    note();
    yield;
  }
  return 'computed';
}

function* fail(): Generator<void, never> {
  yield;
  throw new Error('no such candle');
}

describe('long computations of a thread', () => {
  it('run in slices, of which the event loop runs one in a turn', async () => {
    let turn = 0;
    let isDone = false;
    const countTurns = (): void => {
      turn += 1;
      if (!isDone) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    const owners = new Map<number, Set<string>>();
    const run = (name: string): Promise<string> =>
      runInSlices(compute(() => owners.set(turn, (owners.get(turn) ?? new Set()).add(name))));
    expect(await Promise.all([run('one'), run('other')])).toEqual(['computed', 'computed']);
    isDone = true;
    expect(owners.size).toBeGreaterThan(4);
    expect([...owners.values()].every((names) => names.size === 1)).toBe(true);
  });

  it('fail with what their computation throws, and the next one runs', async () => {
    await expect(runInSlices(fail())).rejects.toThrow('no such candle');
    await expect(runInSlices(compute(() => {}))).resolves.toBe('computed');
  });
});
