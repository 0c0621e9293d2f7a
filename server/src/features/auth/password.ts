import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { AppError } from '../../errors.ts';

/** Cost of argon2id: 64 MiB, three passes, one lane. OWASP's minimum is 19 MiB and two. */
export const passwordCost = {
  memoryCost: 65_536,
  timeCost: 3,
  parallelism: 1,
} as const satisfies Options;

// One text can be written with composed or combined characters, depending on the keyboard.
const canonical = (password: string): string => password.normalize('NFC');

/** Hashes and checks passwords without ever taking all threads that file and database work also needs. */
export type PasswordHasher = {
  /** A PHC string. Throws SERVICE_BUSY when too many wait. */
  hash(password: string): Promise<string>;
  /** Takes the same time for a missing hash, and answers no. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made at a lower cost than today's. */
  isOutdated(passwordHash: string): boolean;
};

type HasherOptions = {
  readonly cost?: Options;
  readonly concurrency?: number;
  readonly queueLength?: number;
};

/** Runs at most `concurrency` tasks at once and lets at most `queueLength` wait. */
function createQueue({ concurrency, queueLength }: { concurrency: number; queueLength: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= concurrency) {
      if (waiting.length >= queueLength)
        throw new AppError('SERVICE_BUSY', 'the queue of password hashes is full', {
          details: { retry_after: 5 },
        });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // A waiting task takes this one's place, so `running` stays.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

function isCheaper(passwordHash: string, cost: Options): boolean {
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
  const run = createQueue({ concurrency, queueLength });
  const dummy = hash('no account has this password', cost);
  return {
    hash: (password) => run(() => hash(canonical(password), cost)),
    verify: async (passwordHash, password) => {
      const stored = passwordHash ?? (await dummy);
      const matches = await run(() => verify(stored, canonical(password)));
      return matches && typeof passwordHash === 'string';
    },
    isOutdated: (passwordHash) => isCheaper(passwordHash, cost),
  };
}

/** Hashes one password outside any request, such as the demo user's at the first start. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), passwordCost);
}

/** Checks one password outside any request. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, canonical(password));
}
