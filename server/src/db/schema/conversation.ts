import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

const createUserIdColumn = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A conversation; `symbol` to `lastAnalysisId` are the context of the next question. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: createUserIdColumn(),
    title: text('title').notNull().default(''),
    /** The user set the title: it is not replaced any more. */
    renamed: boolean('renamed').notNull().default(false),
    symbol: text('symbol'),
    interval: text('interval'),
    candleLimit: integer('candle_limit'),
    mode: text('mode'),
    lastAnalysisId: uuid('last_analysis_id'),
    /** The last message of the branch that is shown; null without a message. */
    lastMessageId: uuid('last_message_id'),
    pinnedAt: createTimestampColumn('pinned_at'),
    archivedAt: createTimestampColumn('archived_at'),
    createdAt: createTimestampColumn('created_at').notNull().defaultNow(),
    updatedAt: createTimestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('conversations_of_user').on(
      table.userId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** A user's message and its one answer; `id` is the client's, so resending adds none. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The message before it in its branch; edited ones have the same. Null: it is the first. */
    parentId: uuid('parent_id'),
    text: text('text').notNull(),
    /** The selected symbol, interval, limit, mode and language. */
    chosen: json('chosen').notNull(),
    createdAt: createTimestampColumn('created_at').notNull(),
    /** New at each restart of the answer. */
    answerId: uuid('answer_id').notNull(),
    /** `running` without a run in memory means that the server crashed: the answer has failed. */
    answerState: text('answer_state', {
      enum: ['running', 'completed', 'stopped', 'failed'],
    }).notNull(),
    answerStartedAt: createTimestampColumn('answer_started_at').notNull(),
  },
  (table) => [
    index('messages_of_conversation').on(table.conversationId, table.position),
    index('messages_of_parent').on(table.parentId),
    uniqueIndex('messages_answer').on(table.answerId),
    uniqueIndex('messages_running')
      .on(table.conversationId)
      .where(sql`answer_state = 'running'`),
  ],
);

/** What the owner thinks of an answer; it goes when the answer is made anew. */
export const answerFeedback = pgTable('answer_feedback', {
  answerId: uuid('answer_id').primaryKey(),
  messageId: uuid('message_id')
    .notNull()
    .unique('answer_feedback_message')
    .references(() => messages.id, { onDelete: 'cascade' }),
  rating: text('rating', { enum: ['up', 'down'] }).notNull(),
  reason: text('reason'),
  note: text('note'),
  createdAt: createTimestampColumn('created_at').notNull(),
});

/** Texts of analyses by their SHA-256 (hex): equal ones of all accounts are stored once. */
export const analysisTexts = pgTable('analysis_texts', {
  hash: text('hash').primaryKey(),
  body: text('body').notNull(),
});

/** Analyses are immutable; their URL is a permalink for their owner. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    userId: createUserIdColumn(),
    conversationId: uuid('conversation_id').references(() => conversations.id, {
      onDelete: 'cascade',
    }),
    /** Missing where the mode has no instrument, or no candles. */
    symbol: text('symbol'),
    interval: text('interval'),
    mode: text('mode').notNull(),
    /** JSON of the analysis without id, explanation and findings, as it is streamed. */
    contentHash: text('content_hash')
      .notNull()
      .references(() => analysisTexts.hash),
    /** JSON of its findings, which only its chart needs; missing where the mode has none. */
    findingsHash: text('findings_hash').references(() => analysisTexts.hash),
    /** JSON of the explanation; null while its answer is still streaming. */
    explanationHash: text('explanation_hash').references(() => analysisTexts.hash),
    /** What it is computed from again, as an `AnalysisRecipe`; null: it was stored without. */
    recipe: json('recipe'),
    createdAt: createTimestampColumn('created_at').notNull(),
  },
  (table) => [
    index('analyses_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('analyses_of_conversation').on(table.conversationId),
    index('analyses_of_content').on(table.contentHash),
    index('analyses_of_findings').on(table.findingsHash),
    index('analyses_of_explanation').on(table.explanationHash),
  ],
);

/** Parts of an answer in order, stored before sent; an analysis is stored once and referenced. */
export const answerChunks = pgTable(
  'answer_chunks',
  {
    answerId: uuid('answer_id').notNull(),
    position: integer('position').notNull(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** JSON of an AI SDK UI message chunk; empty when it is the analysis of `analysisId`. */
    chunk: text('chunk').notNull(),
    analysisId: uuid('analysis_id').references(() => analyses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.answerId, table.position] }),
    index('answer_chunks_of_message').on(table.messageId),
    index('answer_chunks_of_analysis')
      .on(table.analysisId)
      .where(sql`analysis_id is not null`),
  ],
);
