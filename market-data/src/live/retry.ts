import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';

export type RetryPolicy = {
  /** Deadline on `clock`, in milliseconds. */
  readonly deadline: number;
  readonly clock: () => number;
  /** Returns a number in [0, 1) for jitter. */
  readonly random: () => number;
};

const maxRetries = 2;
const firstDelayMs = 300;
const marginMs = 50;
const retriable: ReadonlySet<ProviderErrorKind> = new Set(['failing', 'rate-limited']);

/** At most two retries of transient failures, backoff with jitter or as asked, in the deadline. */
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
