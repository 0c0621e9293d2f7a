import { setTimeout as delay } from 'node:timers/promises';

export type ShutdownStep = { readonly name: string; run(): Promise<void> | void };

export type ShutdownLimits = { readonly allStepsMs: number; readonly log: (line: string) => void };

/** Runs the steps of a shutdown; a failed or late one is logged and skipped. Resolves with them. */
export async function runShutdownSteps(
  steps: readonly ShutdownStep[],
  { allStepsMs, log }: ShutdownLimits,
): Promise<number> {
  const end = performance.now() + allStepsMs;
  let faults = 0;
  for (const step of steps) {
    // Half of the remaining time, so that one slow step leaves time for the others.
    const fault = await runStep(step, Math.max(1_000, (end - performance.now()) / 2));
    if (fault === undefined) continue;
    faults += 1;
    log(`Stopping: ${step.name} ${fault}`);
  }
  return faults;
}

async function runStep(step: ShutdownStep, limitMs: number): Promise<string | undefined> {
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
