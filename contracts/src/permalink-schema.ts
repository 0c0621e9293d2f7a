import { z } from 'zod';
import { analysisRequestSchema } from './analysis-request-schema.ts';
import { analysisSchema } from './analysis-schema.ts';
import { storedMessageSchema } from './conversation-schema.ts';
import type { FigureCandles, FigureFinding } from './figure.ts';
import { shareDays } from './share-limits.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

/** A link to one own analysis or conversation, for everybody who has it. */
export const newShareSchema = z
  .object({
    analysisId: z.uuid().toLowerCase().exactOptional(),
    conversationId: z.uuid().toLowerCase().exactOptional(),
    days: z.union([z.literal(shareDays), z.null()]),
  })
  .check((context) => {
    const { analysisId, conversationId } = context.value;
    if ((analysisId === undefined) === (conversationId === undefined))
      context.issues.push({
        code: 'custom',
        path: ['analysisId'],
        message: 'an analysis or a conversation',
        input: context.value,
      });
  });
export type NewShare = z.infer<typeof newShareSchema>;

export const shareSchema = z.object({
  id: z.string(),
  kind: z.enum(['analysis', 'conversation']),
  /** Title of the conversation, or symbol and interval of the analysis. */
  title: z.string(),
  /** Path of its page, with the token. */
  path: z.string(),
  createdAt: instant,
  expiresAt: instant.nullable(),
});
export type Share = z.infer<typeof shareSchema>;

export const shareListSchema = z.object({
  items: z.array(shareSchema),
  nextCursor: z.null(),
});
export type ShareList = z.infer<typeof shareListSchema>;

/** How a stored analysis was made, so that it can be made again. */
const madeSchema = z.object({
  createdAt: instant,
  /** SHA-256 (hex) of the stored bytes. */
  contentHash: z.string(),
  /** Version of the code that computed it; null where it was stored without. */
  engine: z.string().nullable(),
  /** The request it answers; null where it was stored without. */
  request: analysisRequestSchema.nullable(),
});

/** A stored analysis with its drawing, or a shared conversation, whose page is of the same kind. */
export const permalinkSchema = z.object({
  analysis: analysisSchema,
  made: madeSchema,
  /** Its candles and findings as a figure draws them; null where the candles are not kept. */
  figure: z.looseObject({}).nullable(),
  /** It is read by its owner. */
  own: z.boolean(),
});
export type Permalink = Omit<z.infer<typeof permalinkSchema>, 'figure'> & {
  readonly figure: { candles: FigureCandles; findings: FigureFinding[] } | null;
};

/** A value of a fact that is another one when it is computed again; null where one lacks it. */
const differenceSchema = z.object({
  factId: z.string(),
  stored: z.union([z.number(), z.string()]).nullable(),
  computed: z.union([z.number(), z.string()]).nullable(),
});

/**
 * What computing an analysis again gave: the same bytes; others; nothing, as its candles or its
 * request are not kept; or stored bytes that are not those that were stored.
 */
export const verificationSchema = z.object({
  outcome: z.enum(['equal', 'different', 'not-kept', 'tampered']),
  storedEngine: z.string().nullable(),
  engine: z.string(),
  /** The first facts that differ, and how many do. */
  differences: z.array(differenceSchema),
  differenceCount: z.number().int(),
});
export type Verification = z.infer<typeof verificationSchema>;

/** A shared conversation: nothing of its account but what was asked and answered. */
export const sharedConversationSchema = z.object({
  title: z.string(),
  sharedAt: instant,
  expiresAt: instant.nullable(),
  messages: z.array(storedMessageSchema),
  /** SHA-256 (hex) over the messages as they are sent. */
  hash: z.string(),
});
export type SharedConversation = z.infer<typeof sharedConversationSchema>;
