import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { deriveKey, keyedHash } from './derived-key.ts';
import { AppError } from './errors.ts';

export type Limit = { readonly points: number; readonly seconds: number };

/** How often an action may be tried: from one network address (IPv6: one /64), for one e-mail address, and by everybody together. */
export type ActionLimits = {
  readonly address?: Limit;
  readonly email?: Limit;
  readonly everybody?: Limit;
};

type Counted = { readonly ip: string; readonly email?: string };

export type RateLimits<Action extends string> = {
  /**
   * Counts one try, before anything is looked up; throws TOO_MANY_REQUESTS with the seconds to wait. Call what it returns to take the try
   * back when it turned out to be the person himself.
   */
  count(action: Action, who: Counted): Promise<() => Promise<void>>;
  /** Counts what is about to be taken, or nothing at all when one of its limits was reached. Call what it returns when it was not taken after all: as if it had never been counted. */
  reserve(action: Action, who: Counted): Promise<() => Promise<void>>;
};

/** The network a client is counted by: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
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
    throw new AppError('TOO_MANY_REQUESTS', 'a rate limit was reached', {
      details: { retry_after: wait },
    });
  }
}

function createLimiter(limit: Limit | undefined): RateLimiterMemory | undefined {
  return limit === undefined
    ? undefined
    : new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
}

type Limiters = Readonly<Record<keyof ActionLimits, RateLimiterMemory | undefined>>;

function limitersOfAction({ address, email, everybody }: ActionLimits): Limiters {
  return {
    address: createLimiter(address),
    email: createLimiter(email),
    everybody: createLimiter(everybody),
  };
}

/** Limits kept in this process's memory. E-mail addresses are kept as keyed hashes only. */
export function createRateLimits<Action extends string>(
  secret: string,
  limits: Readonly<Record<Action, ActionLimits>>,
): RateLimits<Action> {
  const key = deriveKey(secret, 'rate-limit');
  const limiters = new Map<string, Limiters>();
  for (const action in limits) limiters.set(action, limitersOfAction(limits[action]));
  const limitsOf = (action: Action, { ip, email }: Counted) => {
    const { address, email: person, everybody } = limiters.get(action) ?? limitersOfAction({});
    return [
      { limiter: address, of: networkOf(ip), isOwn: true },
      { limiter: person, of: email === undefined ? undefined : keyedHash(key, email), isOwn: true },
      { limiter: everybody, of: 'everybody', isOwn: false },
    ].flatMap(({ limiter, of, isOwn }) =>
      limiter === undefined || of === undefined ? [] : [{ limiter, of, isOwn }],
    );
  };
  return {
    count: async (action, who) => {
      const counted = limitsOf(action, who);
      for (const { limiter, of } of counted) await take(limiter, of);
      return async () => {
        for (const { limiter, of, isOwn } of counted) if (isOwn) await limiter.reward(of);
      };
    },
    reserve: async (action, who) => {
      const taken: { limiter: RateLimiterMemory; of: string }[] = [];
      const giveBack = async () => {
        for (const { limiter, of } of taken) await limiter.reward(of);
      };
      try {
        for (const { limiter, of } of limitsOf(action, who)) {
          await take(limiter, of);
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
