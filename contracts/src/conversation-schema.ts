import { z } from 'zod';
import { clientRequestSchema } from './analysis-request-schema.ts';
import { analysisModeSchema, languageSchema, type StreamedAnalysis } from './analysis-schema.ts';
import { answerFeedbackReasons, chat, feedbackNoteMaxLength } from './business.ts';
import {
  candleLimitSchema,
  chosenVendorSchema,
  intervalSchema,
  symbolSchema,
} from './candles-schema.ts';
import { createPageSizeSchema } from './query-number.ts';
import type { AnswerMetadata } from './stream.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });
const titleSchema = z.string().trim().min(1).max(chat.titleMaxLength);

export const conversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: instant,
  updatedAt: instant,
  symbol: z.string().exactOptional(),
  interval: intervalSchema.exactOptional(),
  /** Stands above the others. */
  pinned: z.literal(true).exactOptional(),
  /** Listed apart. */
  archived: z.literal(true).exactOptional(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** Query for conversations, pinned ones first; `cursor` is the `nextCursor` of the previous page. */
export const conversationQuerySchema = z.object({
  cursor: z.string().max(200).exactOptional(),
  limit: createPageSizeSchema({ most: 100, usual: 30 }),
  /** Words of the title or of a question, in any case and with or without marks. */
  q: z.string().trim().max(100).exactOptional(),
  archived: z.literal('true').exactOptional(),
});

export const conversationListSchema = z.object({
  items: z.array(conversationSchema),
  nextCursor: z.string().nullable(),
});
export type ConversationList = z.infer<typeof conversationListSchema>;

/** A conversation without a title is named after its first question. */
export const createConversationSchema = z.object({
  title: titleSchema.exactOptional(),
});
export type CreateConversationRequest = z.infer<typeof createConversationSchema>;

export const changeConversationSchema = z.object({
  title: titleSchema.exactOptional(),
  pinned: z.boolean().exactOptional(),
  archived: z.boolean().exactOptional(),
});
export type ChangeConversationRequest = z.infer<typeof changeConversationSchema>;

export const answerMetadataSchema = z.object({
  inReplyTo: z.string().exactOptional(),
  author: z.string().exactOptional(),
  createdAt: instant.exactOptional(),
  outcome: z.enum(['completed', 'stopped', 'failed']).exactOptional(),
  rating: z.enum(['up', 'down']).exactOptional(),
}) satisfies z.ZodType<AnswerMetadata>;

/** A stored message; `parts` are the AI SDK's UI message parts (text and data parts). */
export const storedMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.looseObject({ type: z.string() })),
  metadata: answerMetadataSchema.exactOptional(),
  createdAt: instant,
  /** Ids of the questions that stand in the place of each other, this one among them. */
  versions: z.array(z.string()).exactOptional(),
});
export type StoredMessage = z.infer<typeof storedMessageSchema>;

/** Query for a page of questions with their answers; `cursor` is `olderCursor` of a later page. */
export const messageQuerySchema = z.object({
  cursor: z.string().max(200).exactOptional(),
  limit: createPageSizeSchema({ most: 50, usual: 10 }),
});

/**
 * A conversation with its latest messages, or a page of older ones, without a running answer: resume
 * that from the stream. An analysis comes with the facts that sentences of the page cite.
 */
export const conversationDetailSchema = conversationSchema.extend({
  messages: z.array(storedMessageSchema),
  running: z.boolean(),
  olderCursor: z.string().nullable(),
  /** The last analysis before the page, which its first answers are about; null without one. */
  context: z.looseObject({ id: z.string() }).nullable(),
});
export type ConversationDetail = Omit<z.infer<typeof conversationDetailSchema>, 'context'> & {
  readonly context: StreamedAnalysis | null;
};

/** What the person thinks of an answer; the reasons are those that the screen offers. */
export const answerFeedbackSchema = z.object({
  rating: z.enum(['up', 'down']),
  reason: z.enum(answerFeedbackReasons).exactOptional(),
  note: z.string().trim().max(feedbackNoteMaxLength).exactOptional(),
});
export type AnswerFeedback = z.infer<typeof answerFeedbackSchema>;

/** The limit also holds after NFKC, which the reader applies and by which a letter becomes many. */
const messageTextSchema = z
  .string()
  .trim()
  .min(1)
  .max(chat.messageMaxLength)
  .check((context) => {
    const { value: input } = context;
    const maximum = chat.messageMaxLength;
    if (input.length > maximum || input.normalize('NFKC').length <= maximum) return;
    context.issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input });
  });

/** A message; `request`, from a button, suggestion or link, is what is answered, not the words. */
export const sendMessageSchema = z.object({
  /** Chosen by the client: an idempotency key, so a repeat creates no second message. */
  id: z.uuid().toLowerCase(),
  message: messageTextSchema,
  symbol: symbolSchema.exactOptional(),
  /** The source that is chosen for this symbol. */
  vendor: chosenVendorSchema.exactOptional(),
  interval: intervalSchema.exactOptional(),
  limit: candleLimitSchema.exactOptional(),
  mode: analysisModeSchema.exactOptional(),
  language: languageSchema.exactOptional(),
  request: clientRequestSchema.exactOptional(),
  /** The message that was edited or is asked again: what followed it stays as a branch. */
  replaces: z.uuid().toLowerCase().exactOptional(),
});
export type SendMessageRequest = z.infer<typeof sendMessageSchema>;

export const chooseBranchSchema = z.object({ messageId: z.uuid().toLowerCase() });
