import { languages } from '@vela/contracts';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { uploadedFiles } from './uploaded-file.ts';

const createIdColumn = () =>
  bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const createLanguageColumn = () => text('language', { enum: languages }).notNull();
const createReceivedAtColumn = () => timestamp('received_at', { withTimezone: true }).notNull();

/** Hash while a repeat counts as the same one, then null: unique, so none is stored twice. */
const createRepeatKeyColumn = () => text('repeat_key').unique();

/** Contact form messages. `email` is trimmed and lower-cased, and not verified. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: createIdColumn(),
    email: text('email').notNull(),
    reason: text('reason').notNull(),
    message: text('message').notNull(),
    language: createLanguageColumn(),
    receivedAt: createReceivedAtColumn(),
    repeatKey: createRepeatKeyColumn(),
  },
  (table) => [index('contact_messages_email').on(table.email)],
);

/** Job applications. Deleting the file deletes the application and its unsent mail. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: createIdColumn(),
    email: text('email').notNull(),
    position: text('position').notNull(),
    language: createLanguageColumn(),
    fileId: bigint('file_id', { mode: 'number' })
      .notNull()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
    receivedAt: createReceivedAtColumn(),
    repeatKey: createRepeatKeyColumn(),
  },
  (table) => [index('job_applications_email').on(table.email)],
);
