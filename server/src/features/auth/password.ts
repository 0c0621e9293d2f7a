import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../errors.ts';

/** Memory in KiB, passes, lanes. */
export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

/** Cost of argon2id: 64 MiB, three passes, one lane. OWASP's minimum is 19 MiB and two. */
export const passwordCost = {
  memoryCost: 65_536,
  timeCost: 3,
  parallelism: 1,
} as const satisfies PasswordCost;

// Keyboards differ in composed and combining characters: compare the NFC form.
const normalizePassword = (password: string): string => password.normalize('NFC');

/** Hashes passwords with bounded concurrency: threads stay free for files and database. */
export type PasswordHasher = {
  /** Returns a PHC string. Throws SERVICE_BUSY when the queue is full. */
  hash(password: string): Promise<string>;
  /** Returns false for a missing hash, after the same time. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made at a lower cost than today's. */
  isOutdated(passwordHash: string): boolean;
};

type HasherOptions = {
  readonly cost?: PasswordCost;
  readonly concurrency?: number;
  readonly queueLength?: number;
};

function isCheaper(passwordHash: string, cost: PasswordCost): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash);
  if (found === null) return true;
  return Number(found[1]) < (cost.memoryCost ?? 0) || Number(found[2]) < (cost.timeCost ?? 0);
}

/** A hasher with its own bounded queue: cores minus one at a time, 64 waiting. */
export function createPasswordHasher(options: HasherOptions = {}): PasswordHasher {
  const {
    cost = passwordCost,
    concurrency = Math.max(1, Math.min(availableParallelism() - 1, 3)),
    queueLength = 64,
  } = options;
  const limit = pLimit(concurrency);
  const run = <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queueLength)
      throw new AppError('SERVICE_BUSY', 'the queue of password hashes is full', {
        details: { retry_after: 5 },
      });
    return limit(task);
  };
  const dummy = hash('no account has this password', cost);
  return {
    hash: async (password) => run(() => hash(normalizePassword(password), cost)),
    verify: async (passwordHash, password) => {
      const stored = passwordHash ?? (await dummy);
      const matches = await run(() => verify(stored, normalizePassword(password)));
      return matches && typeof passwordHash === 'string';
    },
    isOutdated: (passwordHash) => isCheaper(passwordHash, cost),
  };
}

/** Hashes one password outside any request, such as the demo user's at the first start. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), passwordCost);
}

/** Verifies one password outside any request. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, normalizePassword(password));
}
