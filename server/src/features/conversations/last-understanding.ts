import { canBeFollowed } from '@vela/analyst';
import { analysisRequestSchema, concepts, intents, type AnalysisRequest } from '@vela/contracts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { answerChunks, messages } from '../../db/schema/conversation.ts';
import type { MessageRow } from './accept-message.ts';
import { isInBranch } from './branch.ts';

const understandingChunk = z.object({
  type: z.literal('data-understanding'),
  data: z.object({
    intent: z.enum(intents),
    concept: z.enum(concepts).exactOptional(),
    indicator: z.string().exactOptional(),
    /** Absent in answers stored before it was sent, and not followed where it has changed since. */
    request: z.unknown().optional(),
  }),
});

/** Position of the understanding: right after the start event. */
const understandingPosition = 1;

type LastUnderstanding = Omit<z.infer<typeof understandingChunk>['data'], 'request'> & {
  readonly request?: AnalysisRequest;
};

/** How far back an answer is looked for that "that" and "the same" can mean. */
const lookedThrough = 6;

/** Of the latest question before this one in its branch that was answered; undefined for none. */
export async function readLastUnderstanding(
  db: Database,
  message: Pick<MessageRow, 'parentId'>,
): Promise<LastUnderstanding | undefined> {
  const rows = await db
    .select({ chunk: answerChunks.chunk })
    .from(messages)
    .innerJoin(
      answerChunks,
      and(
        eq(answerChunks.answerId, messages.answerId),
        eq(answerChunks.position, understandingPosition),
      ),
    )
    .where(isInBranch(message.parentId))
    .orderBy(desc(messages.position))
    .limit(lookedThrough);
  return rows
    .flatMap(({ chunk }) => toUnderstanding(chunk) ?? [])
    .find(({ intent }) => canBeFollowed(intent));
}

function toUnderstanding(chunk: string): LastUnderstanding | undefined {
  if (chunk === '') return undefined;
  const parsed = understandingChunk.safeParse(JSON.parse(chunk));
  if (!parsed.success) return undefined;
  const { request, ...understood } = parsed.data.data;
  const known = analysisRequestSchema.safeParse(request);
  return known.success ? { ...understood, request: known.data } : understood;
}
