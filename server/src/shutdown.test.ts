import { expect, it } from 'vitest';
import { runShutdownSteps } from './shutdown.ts';

it('ends everything in order, and passes over what fails or hangs', async () => {
  const ended: string[] = [];
  const lines: string[] = [];
  const faults = await runShutdownSteps(
    [
      { name: 'the first', run: () => void ended.push('first') },
      { name: 'the faulty', run: () => Promise.reject(new Error('no')) },
      { name: 'the endless', run: () => new Promise(() => {}) },
      { name: 'the last', run: async () => void ended.push('last') },
    ],
    { allStepsMs: 10, log: (line) => lines.push(line) },
  );
  expect(ended).toEqual(['first', 'last']);
  expect(faults).toBe(2);
  expect(lines).toEqual([
    'Stopping: the faulty failed: no',
    'Stopping: the endless did not end within 1000 ms',
  ]);
});
