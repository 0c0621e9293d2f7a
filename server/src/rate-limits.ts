import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { deriveKey, keyedHash } from './derived-key.ts';
import { AppError } from './errors.ts';

export type Limit = { readonly points: number; readonly seconds: number };

/** How often an action may be tried: from one network address (IPv6: one /64), for one e-mail address, and by everybody together. */
export type ActionLimits = { readonly address?: Limit; readonly email?: Limit; readonly everybody?: Limit };

export type RateLimits<Action extends string> = {
  /**
   * Counts one try, before anything is looked up; throws TOO_MANY_REQUESTS with the seconds to wait. Call what it returns to take the try
   * back when it turned out to be the person himself.
   */
  count(action: Action, who: { readonly ip: string; readonly email?: string }): Promise<() => Promise<void>>;
};

/** The network a client is counted by: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return `${[...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError('TOO_MANY_REQUESTS', 'a rate limit was reached', { details: { retry_after: wait } });
  }
}

function createLimiter(limit: Limit | undefined): RateLimiterMemory | undefined {
  return limit === undefined ? undefined : new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
}

type Limiters = Readonly<Record<keyof ActionLimits, RateLimiterMemory | undefined>>;

function limitersOfAction({ address, email, everybody }: ActionLimits): Limiters {
  return { address: createLimiter(address), email: createLimiter(email), everybody: createLimiter(everybody) };
}

/** Limits kept in this process's memory. E-mail addresses are kept as keyed hashes only. */
export function createRateLimits<Action extends string>(
  secret: string,
  limits: Readonly<Record<Action, ActionLimits>>,
): RateLimits<Action> {
  const key = deriveKey(secret, 'rate-limit');
  const limiters = new Map<string, Limiters>();
  for (const action in limits) limiters.set(action, limitersOfAction(limits[action]));
  return {
    count: async (action, { ip, email }) => {
      const { address, email: person, everybody } = limiters.get(action) ?? limitersOfAction({});
      const counted = [
        { limiter: address, of: networkOf(ip), returnable: true },
        { limiter: person, of: email === undefined ? undefined : keyedHash(key, email), returnable: true },
        { limiter: everybody, of: 'everybody', returnable: false },
      ].flatMap(({ limiter, of, returnable }) => (limiter === undefined || of === undefined ? [] : [{ limiter, of, returnable }]));
      for (const { limiter, of } of counted) await take(limiter, of);
      return async () => {
        for (const { limiter, of, returnable } of counted) if (returnable) await limiter.reward(of);
      };
    },
  };
}
