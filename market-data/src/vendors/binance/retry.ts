import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from '../../provider-error.ts';
import type { ProviderErrorKind } from '../../provider-error.ts';

export type RetryPolicy = {
  /** When everything must have ended, on `clock`. */
  readonly deadline: number;
  readonly clock: () => number;
  /** A number in [0, 1), so that waiting callers do not return all at once. */
  readonly random: () => number;
};

const maxRetries = 2;
const firstDelayMs = 300;
const marginMs = 50;
const retriable: ReadonlySet<ProviderErrorKind> = new Set(['failing', 'rate-limited']);

/** Tries again after failures that may pass, at most twice, with growing jittered pauses or the one the vendor asked for, never past the deadline. */
export async function retry<Value>(
  work: () => Promise<Value>,
  policy: RetryPolicy,
): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderError) || !retriable.has(error.kind) || attempt >= maxRetries)
        throw error;
      const pauseMs =
        error.retryAfterMs === undefined
          ? firstDelayMs * 2 ** attempt * (0.5 + policy.random() / 2)
          : error.retryAfterMs + marginMs;
      if (policy.clock() + pauseMs >= policy.deadline) throw error;
      await wait(pauseMs);
    }
  }
}
