import { deriveKey, hashWithKey } from './derived-key.ts';
import { AppError } from './errors.ts';
import { toNetwork } from './network.ts';
import { createWindowLimiter, type WindowLimiter } from './window-limiter.ts';

export type Limit = { readonly points: number; readonly seconds: number };

/** Limits of an action per account, network address (IPv6: per /64), e-mail address, and in total. */
export type ActionLimits = {
  readonly account?: Limit;
  readonly address?: Limit;
  readonly email?: Limit;
  readonly everybody?: Limit;
};

type RateLimitSubject = {
  readonly ip?: string;
  readonly email?: string;
  readonly account?: number;
};

export type RateLimits<Action extends string> = {
  /**
   * Counts an attempt; throws TOO_MANY_REQUESTS with seconds. Returns a refund of the address and
   * email points, for a successful sign-in.
   */
  count(action: Action, who: RateLimitSubject): Promise<() => Promise<void>>;
  /** Counts an accepted submission, or nothing at a limit; returns a refund of all points. */
  reserve(action: Action, who: RateLimitSubject): Promise<() => Promise<void>>;
};

function consumePoint(limiter: WindowLimiter, key: string): void {
  const waitMs = limiter.consume(key);
  if (waitMs === undefined) return;
  throw new AppError('TOO_MANY_REQUESTS', 'a rate limit was reached', {
    details: { retry_after: Math.max(1, Math.ceil(waitMs / 1000)) },
  });
}

type Limiters = Readonly<Record<keyof ActionLimits, WindowLimiter | undefined>>;

function createActionLimiters(limits: ActionLimits, clock?: () => number): Limiters {
  const create = (limit: Limit | undefined) => limit && createWindowLimiter(limit, clock);
  const { account, address, email, everybody } = limits;
  return {
    account: create(account),
    address: create(address),
    email: create(email),
    everybody: create(everybody),
  };
}

/**
 * In-memory rate limits, by a monotonic `clock` in milliseconds. E-mail addresses are stored as
 * keyed hashes only.
 */
export function createRateLimits<Action extends string>(
  secret: string,
  limits: Readonly<Record<Action, ActionLimits>>,
  clock?: () => number,
): RateLimits<Action> {
  const key = deriveKey(secret, 'rate-limit');
  const limiters = new Map<string, Limiters>();
  for (const action in limits) limiters.set(action, createActionLimiters(limits[action], clock));
  const getLimits = (action: Action, { ip, email, account }: RateLimitSubject) => {
    const found = limiters.get(action) ?? createActionLimiters({});
    const { address, email: person, everybody } = found;
    return [
      { limiter: found.account, of: account?.toString(), isOwn: true },
      { limiter: address, of: ip && toNetwork(ip), isOwn: true },
      { limiter: person, of: email && hashWithKey(key, email), isOwn: true },
      { limiter: everybody, of: 'everybody', isOwn: false },
    ].flatMap(({ limiter, of, isOwn }) =>
      limiter === undefined || of === undefined ? [] : [{ limiter, of, isOwn }],
    );
  };
  return {
    count: async (action, who) => {
      const counted = getLimits(action, who);
      for (const { limiter, of } of counted) consumePoint(limiter, of);
      return async () => {
        for (const { limiter, of, isOwn } of counted) if (isOwn) limiter.reward(of);
      };
    },
    reserve: async (action, who) => {
      const taken: { limiter: WindowLimiter; of: string }[] = [];
      const giveBack = async () => {
        for (const { limiter, of } of taken) limiter.reward(of);
      };
      try {
        for (const { limiter, of } of getLimits(action, who)) {
          consumePoint(limiter, of);
          taken.push({ limiter, of });
        }
      } catch (refusal) {
        await giveBack();
        throw refusal;
      }
      return giveBack;
    },
  };
}
