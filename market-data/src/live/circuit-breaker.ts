import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';

export type CircuitBreaker = {
  /** Runs `work`; while the circuit is open, throws the last failure at once. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** The failure that opened the circuit, while it is open. */
  getOpenFailure(): ProviderError | undefined;
};

const failuresToOpen = 5;
const halfOpenAfterMs = 30_000;
const noConnectionOpenMs = 10_000;
const maxOpenMs = 300_000;

// Without a network each request would otherwise wait for its timeout.
const immediateOpenKinds: ReadonlySet<ProviderErrorKind> = new Set([
  'unreachable',
  'timeout',
  'refused',
]);

/**
 * Circuit breaker: opens for 30 s after five failures in a row, 10 s after a failed connection or
 * timeout, as long as a rate limit asks; then one request probes. `clock`: monotonic, milliseconds.
 */
export function createCircuitBreaker(clock: () => number): CircuitBreaker {
  let failures = 0;
  let open: { until: number; because: ProviderError } | undefined;
  let isProbing = false;

  function noteFailure(error: ProviderError): void {
    if (error.kind === 'not-found') return;
    failures++;
    const openMs = calculateOpenMs(error, failures);
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

  return { run, getOpenFailure: openBecause };
}

function calculateOpenMs(error: ProviderError, failures: number): number | undefined {
  if (error.kind === 'rate-limited' && error.retryAfterMs !== undefined)
    return Math.min(error.retryAfterMs, maxOpenMs);
  if (immediateOpenKinds.has(error.kind)) return noConnectionOpenMs;
  return failures >= failuresToOpen ? halfOpenAfterMs : undefined;
}
