import { bigint, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Files strangers sent, checked before. In the database and not in a folder: a file is kept, mailed, backed up and deleted together with the
 * row that speaks of it, in one transaction. They are few and at most 5 MB each, and no browser is ever served one.
 */
export const uploadedFiles = pgTable('uploaded_files', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Made safe; what its sender called it may have been another. */
  name: text('name').notNull(),
  /** Hexadecimal. */
  sha256: text('sha256').notNull(),
  bytes: integer('bytes').notNull(),
  content: bytea('content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
