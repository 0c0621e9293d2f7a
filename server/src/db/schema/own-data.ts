import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const createTimestampColumn = (name: string) => timestamp(name, { withTimezone: true });

/** Exports of all data of an account, made by a job; removed with their content when they expire. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
    createdAt: createTimestampColumn('created_at').notNull(),
    /** Of the last attempt: one that does not end is begun anew. */
    startedAt: createTimestampColumn('started_at'),
    tries: integer('tries').notNull().default(0),
    expiresAt: createTimestampColumn('expires_at').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (table) => [
    index('account_exports_user').on(table.userId, table.createdAt),
    index('account_exports_state').on(table.state, table.createdAt),
  ],
);

/** The file of an export in pieces, so that neither making nor sending it holds all of it. */
export const accountExportParts = pgTable(
  'account_export_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => accountExports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
);
