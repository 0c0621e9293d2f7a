import { concepts, languages, readingLevels, themes } from '@vela/contracts';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const createTimestampColumn = (name: string) => timestamp(name, { withTimezone: true });

const createUserIdColumn = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a person chose for every device; null where nothing was chosen. */
export const preferences = pgTable('preferences', {
  userId: createUserIdColumn().primaryKey(),
  language: text('language', { enum: languages }),
  theme: text('theme', { enum: themes }),
  timeZone: text('time_zone'),
  symbol: text('symbol'),
  interval: text('interval'),
  newDeviceMails: boolean('new_device_mails').notNull().default(true),
  readingLevel: text('reading_level', { enum: readingLevels }).notNull().default('expert'),
});

/** Terms that were explained to a beginner: the next answers take them as known. */
export const explainedTerms = pgTable(
  'explained_terms',
  {
    userId: createUserIdColumn(),
    term: text('term', { enum: concepts }).notNull(),
    explainedAt: createTimestampColumn('explained_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.term] })],
);

/** Changes of an address, with keyed hashes of the codes that both addresses got. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: createUserIdColumn(),
    email: text('email').notNull(),
    oldCodeHash: text('old_code_hash').notNull(),
    /** Null when the address has an account: no code confirms it. */
    newCodeHash: text('new_code_hash'),
    tries: integer('tries').notNull().default(0),
    createdAt: createTimestampColumn('created_at').notNull(),
    expiresAt: createTimestampColumn('expires_at').notNull(),
    usedAt: createTimestampColumn('used_at'),
  },
  (table) => [index('email_changes_user').on(table.userId, table.id)],
);
