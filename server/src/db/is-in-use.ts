import { and, eq, isNull } from 'drizzle-orm';
import { users } from './schema/account.ts';

/** Accounts that are neither disabled nor to be erased: nothing is sent for others. */
export const isInUse = and(eq(users.disabled, false), isNull(users.deletionRequestedAt));
