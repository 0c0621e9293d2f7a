import { bigint, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * In the database, so that a file is stored, mailed, backed up and deleted with its row in one
 * transaction. Checked, at most 5 MB, never served to browsers.
 */
export const uploadedFiles = pgTable('uploaded_files', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  sha256: text('sha256').notNull(),
  bytes: integer('bytes').notNull(),
  content: bytea('content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
