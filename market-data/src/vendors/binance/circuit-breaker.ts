import { ProviderError } from '../../provider-error.ts';
import type { ProviderErrorKind } from '../../provider-error.ts';

export type CircuitBreaker = {
  /** Runs `work` unless the vendor is known to be down, in which case it throws the failure that is remembered, at once. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** The remembered failure while the circuit is open. */
  openBecause(): ProviderError | undefined;
};

const failuresToOpen = 5;
const halfOpenAfterMs = 30_000;
const noConnectionMs = 10_000;
const longestMs = 300_000;

// A machine without network would otherwise wait for every request anew.
const opensAtOnce: ReadonlySet<ProviderErrorKind> = new Set(['unreachable', 'timeout', 'refused']);

/**
 * Stops asking a vendor that does not answer: after five failures in a row for 30 seconds, after a failure to connect or a timeout for 10, after a rate limit
 * as long as it asked. Then one request tries (half-open), and its outcome decides. `clock` is monotonic, in milliseconds.
 */
export function createCircuitBreaker(clock: () => number): CircuitBreaker {
  let failures = 0;
  let open: { until: number; because: ProviderError } | undefined;
  let isProbing = false;

  function noteFailure(error: ProviderError): void {
    if (error.kind === 'not-found') return;
    failures++;
    const openMs = findOpenMs(error, failures);
    if (openMs !== undefined) open = { until: clock() + openMs, because: error };
  }

  function openBecause(): ProviderError | undefined {
    if (open === undefined) return undefined;
    return clock() < open.until || isProbing ? open.because : undefined;
  }

  async function run<Value>(work: () => Promise<Value>): Promise<Value> {
    const remembered = openBecause();
    if (remembered !== undefined) throw remembered;
    const isProbe = open !== undefined;
    if (isProbe) isProbing = true;
    try {
      const value = await work();
      failures = 0;
      open = undefined;
      return value;
    } catch (error) {
      if (error instanceof ProviderError) noteFailure(error);
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  }

  return { run, openBecause };
}

function findOpenMs(error: ProviderError, failures: number): number | undefined {
  if (error.kind === 'rate-limited' && error.retryAfterMs !== undefined)
    return Math.min(error.retryAfterMs, longestMs);
  if (opensAtOnce.has(error.kind)) return noConnectionMs;
  return failures >= failuresToOpen ? halfOpenAfterMs : undefined;
}
