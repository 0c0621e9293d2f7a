import { ProviderError } from '../provider-error.ts';

/** The vendor's limit: requests in any window of this length. */
export type RateLimit = { readonly requests: number; readonly windowMs: number };

/**
 * Takes one request; throws ProviderError `rate-limited` with the delay until one is free. A guest
 * leaves half of what can be had at once to accounts.
 */
export type RateBudget = {
  (forGuest?: boolean): void;
  /** Requests that can be had at once now, and at most. */
  getLeft(): { readonly left: number; readonly capacity: number };
};

const usedShare = 0.8;
const reservedShare = 0.5;

/** Token bucket of 80 % of a vendor's limit: half at once, half per window. `clock` in ms. */
export function createRateBudget(
  vendor: string,
  { requests, windowMs }: RateLimit,
  clock: () => number,
): RateBudget {
  const perWindow = (requests * usedShare) / 2;
  const capacity = Math.max(1, perWindow);
  let tokens = capacity;
  let refilledAt = clock();
  const reserved = capacity * reservedShare;
  const refill = (): void => {
    const now = clock();
    tokens = Math.min(capacity, tokens + ((now - refilledAt) * perWindow) / windowMs);
    refilledAt = now;
  };
  const spend = (forGuest = false): void => {
    refill();
    const needed = forGuest ? 1 + reserved : 1;
    if (tokens < needed)
      throw new ProviderError('rate-limited', vendor, {
        detail: 'own request budget is spent',
        retryAfterMs: Math.ceil(((needed - tokens) * windowMs) / perWindow),
      });
    tokens--;
  };
  const getLeft = () => {
    refill();
    return { left: Math.floor(tokens), capacity: Math.floor(capacity) };
  };
  return Object.assign(spend, { getLeft });
}
