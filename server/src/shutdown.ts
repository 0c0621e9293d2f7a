import { setTimeout as delay } from 'node:timers/promises';

/** One thing to end, in the order they are given. */
export type ShutdownStep = { readonly name: string; run(): Promise<void> | void };

export type ShutdownLimits = { readonly allStepsMs: number; readonly log: (line: string) => void };

/**
 * Ends everything in order. A step that fails or hangs is said and passed over, so that the database, which comes last, is always
 * stopped. Resolves with the number of steps that did not end well.
 */
export async function shutDown(
  steps: readonly ShutdownStep[],
  { allStepsMs, log }: ShutdownLimits,
): Promise<number> {
  const end = performance.now() + allStepsMs;
  let faults = 0;
  for (const step of steps) {
    // Half of what is left, so that one slow step leaves time for the rest.
    const fault = await attempt(step, Math.max(1_000, (end - performance.now()) / 2));
    if (fault === undefined) continue;
    faults += 1;
    log(`Stopping: ${step.name} ${fault}`);
  }
  return faults;
}

async function attempt(step: ShutdownStep, limitMs: number): Promise<string | undefined> {
  const over = new AbortController();
  const late = delay(limitMs, `did not end within ${Math.round(limitMs)} ms`, {
    signal: over.signal,
  }).catch(() => undefined);
  const work = Promise.resolve()
    .then(() => step.run())
    .then(
      () => undefined,
      (error: unknown) => `failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  const outcome = await Promise.race([work, late]);
  over.abort();
  return outcome;
}
