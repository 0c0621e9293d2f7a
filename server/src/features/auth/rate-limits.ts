import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import { deriveKey, keyedHash } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';

type Limit = { readonly points: number; readonly seconds: number };
type ActionLimits = { readonly address: Limit; readonly email?: Limit; readonly everybody: Limit };
export type LimitedAction = 'register' | 'login' | 'verify' | 'mail' | 'reset' | 'refresh';

/** How often each action may be tried: from one network address (IPv6: one /64), for one e-mail address, and by everybody together. */
export type AuthLimits = Readonly<Record<LimitedAction, ActionLimits>>;

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

const productionLimits: AuthLimits = {
  register: {
    address: { points: 30, seconds: 10 * minute },
    email: { points: 10, seconds: hour },
    everybody: { points: 600, seconds: minute },
  },
  login: {
    address: { points: 10, seconds: minute },
    email: { points: 20, seconds: quarter },
    everybody: { points: 1200, seconds: minute },
  },
  verify: {
    address: { points: 30, seconds: 5 * minute },
    email: { points: 20, seconds: quarter },
    everybody: { points: 1200, seconds: minute },
  },
  mail: {
    address: { points: 20, seconds: 10 * minute },
    email: { points: 10, seconds: hour },
    everybody: { points: 600, seconds: minute },
  },
  reset: { address: { points: 20, seconds: 10 * minute }, everybody: { points: 600, seconds: minute } },
  refresh: { address: { points: 300, seconds: minute }, everybody: { points: 60_000, seconds: minute } },
};

/** At home everybody comes from one address, and it is always the same person who tries things out: he may register more often. */
export function limitsFor(profile: Config['profile']): AuthLimits {
  if (profile === 'production') return productionLimits;
  const { register } = productionLimits;
  return { ...productionLimits, register: { ...register, address: { points: 300, seconds: 10 * minute } } };
}

export type RateLimits = {
  /**
   * Counts one try, before anything is looked up; throws TOO_MANY_REQUESTS with the seconds to wait. Call what it returns to take the try
   * back when it turned out to be the person himself.
   */
  count(action: LimitedAction, who: { readonly ip: string; readonly email?: string }): Promise<() => Promise<void>>;
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

function createLimiter({ points, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds });
}

function limitersOfAction({ address, email, everybody }: ActionLimits) {
  return {
    address: createLimiter(address),
    email: email === undefined ? undefined : createLimiter(email),
    everybody: createLimiter(everybody),
  };
}

/** Limits kept in this process's memory. E-mail addresses are kept as keyed hashes only. */
export function createRateLimits(secret: string, limits: AuthLimits): RateLimits {
  const key = deriveKey(secret, 'rate-limit');
  const limiters = {
    register: limitersOfAction(limits.register),
    login: limitersOfAction(limits.login),
    verify: limitersOfAction(limits.verify),
    mail: limitersOfAction(limits.mail),
    reset: limitersOfAction(limits.reset),
    refresh: limitersOfAction(limits.refresh),
  } satisfies Record<LimitedAction, unknown>;
  return {
    count: async (action, { ip, email }) => {
      const { address, email: perEmail, everybody } = limiters[action];
      const network = networkOf(ip);
      const person = email === undefined ? undefined : keyedHash(key, email);
      await take(address, network);
      if (perEmail !== undefined && person !== undefined) await take(perEmail, person);
      await take(everybody, 'everybody');
      return async () => {
        await address.reward(network);
        if (perEmail !== undefined && person !== undefined) await perEmail.reward(person);
      };
    },
  };
}
