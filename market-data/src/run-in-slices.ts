import { performance } from 'node:perf_hooks';

/** Longest slice, in milliseconds; a generator should yield well within it. */
const maxSliceMs = 4;

const waiting: (() => void)[] = [];

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}

/** Resolves in a turn of the event loop in which no other slice runs. */
function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(startNext);
  });
}

/**
 * Runs a long computation in slices of about 4 ms, and returns its result. All computations of a
 * thread take turns: between two slices its event loop does what else is there.
 */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    await waitForTurn();
    const began = performance.now();
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() - began < maxSliceMs);
  }
}
