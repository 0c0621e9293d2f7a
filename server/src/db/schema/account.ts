import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Accounts. `email` is trimmed and lower-cased; an account without password signs in through a provider only. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  passwordHash: text('password_hash'),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  provider: text('provider').notNull().default('email'),
  role: text('role', { enum: ['user', 'admin'] }).notNull().default('user'),
  disabled: boolean('disabled').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
