import { defaultLanguage, languages } from '@vela/contracts';
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

const createTimestampColumn = (name: string) => timestamp(name, { withTimezone: true });

/** `email` is trimmed, lower-cased; without a password, sign-in through a provider only. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  passwordHash: text('password_hash'),
  /** Hash of the last registering browser's secret; null for accounts created otherwise. */
  registeredBy: text('registered_by'),
  /** Unverified, with several browsers' passwords: the stored one may be another person's. */
  passwordContested: boolean('password_contested').notNull().default(false),
  emailVerifiedAt: createTimestampColumn('email_verified_at'),
  provider: text('provider').notNull().default('email'),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  /** Language of the mails to this person. */
  language: text('language', { enum: languages }).notNull().default(defaultLanguage),
  disabled: boolean('disabled').notNull().default(false),
  /** The account is erased 30 days later, unless its owner signs in before. */
  deletionRequestedAt: createTimestampColumn('deletion_requested_at'),
  createdAt: createTimestampColumn('created_at').notNull().defaultNow(),
});

const createUserIdColumn = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Accepted agreements with version and time. Append-only. */
export const acceptedAgreements = pgTable(
  'accepted_agreements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: createUserIdColumn(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    acceptedAt: createTimestampColumn('accepted_at').notNull(),
  },
  (table) => [index('accepted_agreements_user').on(table.userId)],
);

/** A sign-in on one device, a family of refresh tokens; ends, idles out or reaches its age. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: createUserIdColumn(),
    createdAt: createTimestampColumn('created_at').notNull(),
    lastUsedAt: createTimestampColumn('last_used_at').notNull(),
    endedAt: createTimestampColumn('ended_at'),
    endReason: text('end_reason', {
      enum: ['logout', 'reused-token', 'password-reset', 'password-change', 'revoked', 'expired'],
    }),
    ip: text('ip'),
    userAgent: text('user_agent'),
    /** When the password was typed again in this session; null since the sign-in. */
    confirmedAt: createTimestampColumn('confirmed_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** By hash; `successorSalt`, token and server key derive the same successor again (grace time). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createTimestampColumn('created_at').notNull(),
    usedAt: createTimestampColumn('used_at'),
    /** The same by the clock of the database, since those of servers differ and are set. */
    rotatedAt: createTimestampColumn('rotated_at'),
    successorSalt: text('successor_salt'),
    successorHash: text('successor_hash'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Mailed codes and links, as keyed hashes; only the newest of a user is valid. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: createUserIdColumn(),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: createTimestampColumn('created_at').notNull(),
    codeExpiresAt: createTimestampColumn('code_expires_at').notNull(),
    linkExpiresAt: createTimestampColumn('link_expires_at').notNull(),
    usedAt: createTimestampColumn('used_at'),
  },
  (table) => [
    index('email_verifications_user').on(table.userId, table.id),
    uniqueIndex('email_verifications_link').on(table.linkHash),
  ],
);

/** Mailed password reset links, by hash; single use. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text('hash').primaryKey(),
    userId: createUserIdColumn(),
    createdAt: createTimestampColumn('created_at').notNull(),
    expiresAt: createTimestampColumn('expires_at').notNull(),
    usedAt: createTimestampColumn('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Failed sign-ins in a row by a keyed hash of what is limited; kept over restarts and processes. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    /** Failures since `windowAt`. */
    windowFailures: integer('window_failures').notNull(),
    windowAt: createTimestampColumn('window_at').notNull(),
    lastAt: createTimestampColumn('last_at').notNull(),
    blockedUntil: createTimestampColumn('blocked_until'),
  },
  (table) => [index('sign_in_failures_last').on(table.lastAt)],
);

/** Mails, stored with their cause; `content` is encrypted, erased after sending or giving up. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'cascade',
    }),
    kind: text('kind').notNull(),
    content: text('content'),
    fileId: bigint('file_id', { mode: 'number' }).references(() => uploadedFiles.id, {
      onDelete: 'cascade',
    }),
    createdAt: createTimestampColumn('created_at').notNull(),
    nextTryAt: createTimestampColumn('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: createTimestampColumn('sent_at'),
    failedAt: createTimestampColumn('failed_at'),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.nextTryAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('mail_outbox_user_kind').on(table.userId, table.kind, table.createdAt),
  ],
);

/** Append-only audit log, removed after retention; an erased account's id becomes null. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createTimestampColumn('at').notNull(),
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
