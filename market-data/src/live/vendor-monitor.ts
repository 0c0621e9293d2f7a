import type { VendorState } from '@vela/contracts';
import { ProviderError } from '../provider-error.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { LiveVendor } from './live-vendor.ts';
import type { RateBudget } from './rate-budget.ts';
import type { VendorClient } from './vendor-client.ts';

type MonitorDeps = {
  readonly vendor: LiveVendor;
  readonly client: VendorClient;
  readonly breaker: CircuitBreaker;
  readonly budget: RateBudget;
  /** Monotonic, milliseconds. */
  readonly clock: () => number;
};
type Check = { readonly ok: boolean; readonly detail: string };

export type VendorMonitor = {
  /** Pings the vendor where its last answer is old; says in one line whether it works. */
  check(): Promise<Check>;
  /** What is known without asking. */
  describe(): VendorState;
};

const pingTimeoutMs = 2000;
const leastPauseMs = 5000;
/** Pings take one in so many of the requests that a vendor allows. */
const requestsPerPing = 20;

/** Watches over a vendor: `doctor`, readiness and `/admin` tell what it knows. */
export function createVendorMonitor(deps: MonitorDeps): VendorMonitor {
  const { vendor, client, breaker, budget, clock } = deps;
  const { requests, windowMs } = vendor.rateLimit;
  const pauseMs = Math.max(leastPauseMs, (windowMs / requests) * requestsPerPing);
  /** The last ping, on the clock and in UTC. */
  let last: { readonly at: number; readonly utc: number; readonly failure?: string } | undefined;

  async function ping(): Promise<void> {
    const at = { at: clock(), utc: Date.now() };
    try {
      await breaker.run(() => client.ping(AbortSignal.timeout(pingTimeoutMs)));
      last = at;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      last = { ...at, failure: error.message };
    }
  }

  /** The failure that is not followed by an answer. */
  function findFailure(): string | undefined {
    const open = breaker.getOpenFailure()?.message;
    const isOver = (client.getLastAnswerAt() ?? 0) >= (last?.utc ?? 0);
    return open ?? (isOver ? undefined : last?.failure);
  }

  function describe(): VendorState {
    const failure = findFailure();
    const lastAnswerAt = client.getLastAnswerAt();
    const { left, capacity } = budget.getLeft();
    const isUnasked = last === undefined && lastAnswerAt === undefined;
    return {
      vendor: vendor.id,
      rights: vendor.rights,
      delay: vendor.delay,
      state: failure !== undefined ? 'failing' : isUnasked ? 'unasked' : 'ok',
      offReason: null,
      quota: { left, most: capacity },
      lastAnswerAt: lastAnswerAt ?? null,
      isBroken: breaker.getOpenFailure() !== undefined,
      failure: failure ?? null,
    };
  }

  return {
    describe,
    async check() {
      const answeredMs = Date.now() - (client.getLastAnswerAt() ?? 0);
      const pingedMs = last === undefined ? Number.POSITIVE_INFINITY : clock() - last.at;
      const isFailing = findFailure() !== undefined;
      const waitMs = isFailing ? leastPauseMs : pauseMs;
      if (pingedMs >= waitMs && (isFailing || answeredMs >= pauseMs)) await ping();
      const state = describe();
      return { ok: state.failure === null, detail: formatState(state) };
    },
  };
}

/** One line on a vendor for the terminal. */
function formatState(state: VendorState): string {
  const { failure, quota, lastAnswerAt, rights, delay, isBroken } = state;
  const parts = [
    failure ?? 'answers',
    ...(isBroken ? ['circuit breaker open'] : []),
    ...(quota === null ? [] : [`${quota.left} of ${quota.most} requests can be had at once`]),
    ...(lastAnswerAt === null ? [] : [`last answer ${new Date(lastAnswerAt).toISOString()}`]),
    `rights: ${rights}`,
    delay,
  ];
  return parts.join('; ');
}
