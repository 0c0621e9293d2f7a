import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { uploadedFiles } from './uploaded-file.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts. `email` is trimmed and lower-cased; an account without password signs in through a provider only. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  passwordHash: text('password_hash'),
  /** Hash of the secret of the browser that registered last; null for accounts made otherwise. */
  registeredBy: text('registered_by'),
  /** Until the address is proven: several browsers offered a password for it, so the stored one may be a stranger's. */
  passwordContested: boolean('password_contested').notNull().default(false),
  emailVerifiedAt: instant('email_verified_at'),
  provider: text('provider').notNull().default('email'),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  /** Language of the mails to this person. */
  language: text('language', { enum: ['en', 'tr'] })
    .notNull()
    .default('en'),
  disabled: boolean('disabled').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a person agreed to, in which version, and when. Rows are only added. */
export const acceptedAgreements = pgTable(
  'accepted_agreements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [index('accepted_agreements_user').on(table.userId)],
);

/** A sign-in on one device: the family of its refresh tokens. Live until it ends, idles out or grows too old. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', {
      enum: ['logout', 'reused-token', 'password-reset', 'expired'],
    }),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Refresh tokens by hash. A token's successor is derived from it, the server's key and `successorSalt`, so that the same successor can
 * be handed out again within the grace time although only hashes are stored.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
    successorSalt: text('successor_salt'),
    successorHash: text('successor_hash'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Mailed codes that prove an address; the newest of a person is the only one that counts. Code and link are stored as keyed hashes. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    linkExpiresAt: instant('link_expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('email_verifications_user').on(table.userId, table.id),
    uniqueIndex('email_verifications_link').on(table.linkHash),
  ],
);

/** Mailed links that set a new password, by hash; single use. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text('hash').primaryKey(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Mails on their way, written in the transaction that causes them. `content` is encrypted, and erased once sent or given up. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'cascade',
    }),
    kind: text('kind').notNull(),
    content: text('content'),
    /** Goes with the mail as its attachment. */
    fileId: bigint('file_id', { mode: 'number' }).references(() => uploadedFiles.id, {
      onDelete: 'cascade',
    }),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.nextTryAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('mail_outbox_user_kind').on(table.userId, table.kind, table.createdAt),
  ],
);

/** Who did what, when, from where, with which result. Rows are only added, and removed past their retention; an erased account leaves its rows without its id. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    result: text('result', { enum: ['success', 'failure'] }).notNull(),
    actorId: bigint('actor_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    target: text('target'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    requestId: text('request_id'),
    details: jsonb('details'),
  },
  (table) => [index('audit_events_actor').on(table.actorId, table.at)],
);
