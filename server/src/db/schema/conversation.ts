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

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A conversation and what it is about: symbol to `lastAnalysisId` are the context of the next question. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    title: text('title').notNull().default(''),
    /** The person gave the title: it is not replaced any more. */
    renamed: boolean('renamed').notNull().default(false),
    symbol: text('symbol'),
    interval: text('interval'),
    candleLimit: integer('candle_limit'),
    mode: text('mode'),
    lastAnalysisId: uuid('last_analysis_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('conversations_of_user').on(
      table.userId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** A person's message and its one answer: a message that is sent again cannot get a second one. `id` is the client's. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** What was chosen beside the message: symbol, interval, limit, mode, language. */
    chosen: json('chosen').notNull(),
    createdAt: instant('created_at').notNull(),
    /** A new one each time the answer begins anew. */
    answerId: uuid('answer_id').notNull(),
    /** `running` without a run in memory means that the server fell over: such an answer has failed. */
    answerState: text('answer_state', {
      enum: ['running', 'completed', 'stopped', 'failed'],
    }).notNull(),
    answerStartedAt: instant('answer_started_at').notNull(),
  },
  (table) => [
    index('messages_of_conversation').on(table.conversationId, table.position),
    uniqueIndex('messages_answer').on(table.answerId),
    uniqueIndex('messages_running')
      .on(table.conversationId)
      .where(sql`answer_state = 'running'`),
  ],
);

/** Analyses are never changed; their address is a permalink of their owner. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    conversationId: uuid('conversation_id').references(() => conversations.id, {
      onDelete: 'cascade',
    }),
    symbol: text('symbol').notNull(),
    interval: text('interval').notNull(),
    mode: text('mode').notNull(),
    /** JSON of the analysis without its explanation, as it was sent. */
    content: text('content').notNull(),
    /** JSON of the explanation; missing while the answer it was made in is still running. */
    explanation: text('explanation'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('analyses_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('analyses_of_conversation').on(table.conversationId),
  ],
);

/** The parts of an answer in the order they were sent, each stored before it was. An analysis is stored once, and named here. */
export const answerChunks = pgTable(
  'answer_chunks',
  {
    answerId: uuid('answer_id').notNull(),
    position: integer('position').notNull(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** JSON of a chunk of the AI SDK's UI message stream; empty when it is the analysis of `analysisId`. */
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
