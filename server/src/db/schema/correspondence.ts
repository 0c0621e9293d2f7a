import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { uploadedFiles } from './uploaded-file.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const language = () => text('language', { enum: ['en', 'tr'] }).notNull();
const receivedAt = () => timestamp('received_at', { withTimezone: true }).notNull();

/**
 * Hash of what was sent, as long as sending the same again is the same submission; then null. Its being unique is what keeps a click that
 * is repeated, or a request that is tried again, from being stored and mailed twice.
 */
const repeatKey = () => text('repeat_key').unique();

/** What was written in the contact form. `email` is trimmed and lower-cased, and proves nothing about who wrote. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    email: text('email').notNull(),
    reason: text('reason').notNull(),
    message: text('message').notNull(),
    language: language(),
    receivedAt: receivedAt(),
    repeatKey: repeatKey(),
  },
  (table) => [index('contact_messages_email').on(table.email)],
);

/** Applications for a position. Deleting the file deletes the application and a mail with it that is not sent yet. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    email: text('email').notNull(),
    position: text('position').notNull(),
    language: language(),
    fileId: bigint('file_id', { mode: 'number' })
      .notNull()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
    receivedAt: receivedAt(),
    repeatKey: repeatKey(),
  },
  (table) => [index('job_applications_email').on(table.email)],
);
