import type { ChangeProfileRequest, Preferences, Profile } from '@vela/contracts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { emailChanges, explainedTerms, preferences } from '../../../db/schema/profile.ts';
import { isInterval } from '@vela/contracts';
import type { AuthDeps } from '../auth-deps.ts';
import { readOwnAccount, type AccountCall } from '../confirm-identity.ts';
import { createFaultError } from '../create-fault-error.ts';
import { readSecondFactor } from '../second-factor/factor-store.ts';
import { toUser } from '../to-user.ts';

const nothingChosen: Preferences = {
  language: null,
  theme: null,
  timeZone: null,
  symbol: null,
  interval: null,
  newDeviceMails: true,
  readingLevel: 'expert',
};

/** What an account chose for every device. */
export async function readPreferences(
  { db }: Pick<AuthDeps, 'db'>,
  userId: number,
): Promise<Preferences> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  if (row === undefined) return nothingChosen;
  const { userId: _owner, interval, ...chosen } = row;
  return { ...chosen, interval: isInterval(interval) ? interval : null };
}

async function findEmailChange({ db, now }: AuthDeps, userId: number) {
  const [open] = await db
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, new Date(now())),
      ),
    )
    .orderBy(desc(emailChanges.id))
    .limit(1);
  return open === undefined ? null : { email: open.email, expiresAt: open.expiresAt.getTime() };
}

/** The profile of an account as its owner sees it. */
export async function readProfile(deps: AuthDeps, userId: number): Promise<Profile> {
  const user = await readOwnAccount(deps, userId);
  return {
    user: toUser(user),
    secondFactor: await readSecondFactor(deps, userId),
    preferences: await readPreferences(deps, userId),
    emailChange: await findEmailChange(deps, userId),
  };
}

/** Changes the given parts of a profile. Throws VALIDATION_FAILED at `symbol` for none. */
export async function changeProfile(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  { username, ...chosen }: ChangeProfileRequest,
): Promise<void> {
  const { symbol: typed, language } = chosen;
  const match = typeof typed === 'string' ? deps.catalogue.resolve(typed) : undefined;
  if (match !== undefined && match.kind !== 'found')
    throw createFaultError('symbol', 'unexpected', client);
  const symbol = match === undefined ? {} : { symbol: match.instrument.symbol };
  const given = Object.entries({ ...chosen, ...symbol }).filter(([, value]) => value !== undefined);
  const change: Partial<Preferences> = Object.fromEntries(given);
  const own = {
    ...(username === undefined ? {} : { username }),
    ...(language === undefined || language === null ? {} : { language }),
  };
  await deps.db.transaction(async (tx) => {
    if (Object.keys(own).length > 0)
      await tx.update(users).set(own).where(eq(users.id, caller.userId));
    // Chosen again, everything is explained anew.
    if (chosen.readingLevel === 'expert')
      await tx.delete(explainedTerms).where(eq(explainedTerms.userId, caller.userId));
    if (given.length === 0) return;
    await tx
      .insert(preferences)
      .values({ userId: caller.userId, ...change })
      .onConflictDoUpdate({ target: preferences.userId, set: change });
  });
  await deps.syncSessions();
}
