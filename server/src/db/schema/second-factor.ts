import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const createTimestampColumn = (name: string) => timestamp(name, { withTimezone: true });

const createUserIdColumn = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Authenticator apps (TOTP, RFC 6238): one that is confirmed, and one that is being set up. */
export const totpFactors = pgTable(
  'totp_factors',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: createUserIdColumn(),
    /** Encrypted: it has to be read to check a code. */
    secret: text('secret').notNull(),
    createdAt: createTimestampColumn('created_at').notNull(),
    confirmedAt: createTimestampColumn('confirmed_at'),
    /** Step of 30 seconds of the last code that was accepted: none is accepted twice. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (table) => [index('totp_factors_user').on(table.userId)],
);

/** Codes for when the app is not at hand, as keyed hashes; each is used once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: createUserIdColumn(),
    createdAt: createTimestampColumn('created_at').notNull(),
    usedAt: createTimestampColumn('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);
