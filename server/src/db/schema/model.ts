import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const createTimestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 });

/** What an account decided about language models: consent, and a key of its own. */
export const modelChoices = pgTable('model_choices', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider that was shown when the person decided. */
  decidedOn: text('decided_on'),
  /** Null: the person said no, or took the consent away. */
  agreedAt: createTimestampColumn('agreed_at'),
  keyProvider: text('key_provider'),
  /** Encrypted: it is sent to its provider, and never to a browser. */
  sealedKey: text('sealed_key'),
  updatedAt: createTimestampColumn('updated_at').notNull(),
});

/** What each answer took of a model. Rows stay when their conversation is deleted: they are counted. */
export const answerUsage = pgTable(
  'answer_usage',
  {
    answerId: uuid('answer_id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    steps: integer('steps').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    /** US dollars; null where the operator gave no prices. */
    cost: doublePrecision('cost'),
    written: integer('written').notNull(),
    refused: integer('refused').notNull(),
    createdAt: createTimestampColumn('created_at').notNull(),
  },
  (table) => [index('answer_usage_of_user').on(table.userId, table.createdAt)],
);
