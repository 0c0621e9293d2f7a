import { apiKeyScopes, providerIds } from '@vela/contracts';
import {
  bigint,
  boolean,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const createTimestampColumn = (name: string) => timestamp(name, { withTimezone: true });

const createUserIdColumn = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Accounts at Google, Apple and Microsoft; `issuer` and `subject` are the key, never the email. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    id: uuid('id').primaryKey(),
    userId: createUserIdColumn(),
    provider: text('provider', { enum: providerIds }).notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** As the provider named it when it was connected; shown, never used to find an account. */
    email: text('email'),
    createdAt: createTimestampColumn('created_at').notNull(),
    lastUsedAt: createTimestampColumn('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('provider_identities_subject').on(table.provider, table.issuer, table.subject),
    uniqueIndex('provider_identities_user').on(table.userId, table.provider),
  ],
);

/** WebAuthn credentials, by their id in base64url; `counter` is that of the last use. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: createUserIdColumn(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether it is kept by more than one device. */
    synced: boolean('synced').notNull(),
    createdAt: createTimestampColumn('created_at').notNull(),
    lastUsedAt: createTimestampColumn('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Keys of programs, as hashes; `ending` is what their owner recognises them by. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: createUserIdColumn(),
    name: text('name').notNull(),
    hash: text('hash').notNull().unique(),
    ending: text('ending').notNull(),
    scopes: text('scopes', { enum: apiKeyScopes }).array().notNull(),
    createdAt: createTimestampColumn('created_at').notNull(),
    expiresAt: createTimestampColumn('expires_at'),
    lastUsedAt: createTimestampColumn('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

/** Steps of a sign-in that are taken once and soon, by hash; `content` is encrypted. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    hash: text('hash').primaryKey(),
    content: text('content').notNull(),
    expiresAt: createTimestampColumn('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_expiry').on(table.expiresAt)],
);
