import { z } from 'zod';
import { analysisModeSchema, languageSchema } from './analysis-schema.ts';
import { chat } from './business.ts';
import { candleLimitSchema, intervalSchema, symbolSchema } from './candles-schema.ts';
import type {
  Conversation,
  ConversationDetail,
  ConversationList,
  CreateConversationRequest,
  RenameConversationRequest,
  SendMessageRequest,
  StoredMessage,
} from './conversation.ts';
import { pageSizeSchema } from './query-number.ts';
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
}) satisfies z.ZodType<Conversation>;

/** Query of the list of conversations, the latest first; `cursor` is the `nextCursor` of the page before. */
export const conversationQuerySchema = z.object({
  cursor: z.string().max(200).exactOptional(),
  limit: pageSizeSchema({ most: 100, usual: 30 }),
});

export const conversationListSchema = z.object({
  items: z.array(conversationSchema),
  nextCursor: z.string().nullable(),
}) satisfies z.ZodType<ConversationList>;

export const createConversationSchema = z.object({
  title: titleSchema.exactOptional(),
}) satisfies z.ZodType<CreateConversationRequest>;
export const renameConversationSchema = z.object({
  title: titleSchema,
}) satisfies z.ZodType<RenameConversationRequest>;

export const answerMetadataSchema = z.object({
  inReplyTo: z.string().exactOptional(),
  author: z.string().exactOptional(),
  createdAt: instant.exactOptional(),
  outcome: z.enum(['completed', 'stopped', 'failed']).exactOptional(),
}) satisfies z.ZodType<AnswerMetadata>;

export const storedMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.looseObject({ type: z.string() })),
  metadata: answerMetadataSchema.exactOptional(),
  createdAt: instant,
}) satisfies z.ZodType<StoredMessage>;

export const conversationDetailSchema = conversationSchema.extend({
  messages: z.array(storedMessageSchema),
  running: z.boolean(),
}) satisfies z.ZodType<ConversationDetail>;

export const sendMessageSchema = z.object({
  id: z.uuid().toLowerCase(),
  message: z.string().trim().min(1).max(chat.messageMaxLength),
  symbol: symbolSchema.exactOptional(),
  interval: intervalSchema.exactOptional(),
  limit: candleLimitSchema.exactOptional(),
  mode: analysisModeSchema.exactOptional(),
  language: languageSchema.exactOptional(),
  about: z.object({ findingId: z.string().min(1).max(200) }).exactOptional(),
}) satisfies z.ZodType<SendMessageRequest>;
