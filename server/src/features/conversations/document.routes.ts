import { and, eq } from 'drizzle-orm';
import { conversations, messages } from '../../db/schema/conversation.ts';
import type { TextDocument } from '../../documents/text-document.ts';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/parse-id.ts';
import { threadPriority } from '../../thread-priority.ts';
import { createWorkerThread } from '../../worker-thread.ts';
import type { ApiApp } from '../feature.ts';
import { toAnswerDocument } from './answer-document.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import { idParams } from './conversation.routes.ts';
import { readAnswerEvents } from './read-chunks.ts';

const timeoutMs = 10_000;

/** Route of an answer as PDF, which is drawn on a thread of its own. */
export function addDocumentRoute(app: ApiApp, deps: ConversationDeps): void {
  const { authenticate, countWork, db } = deps;
  const thread = createWorkerThread<TextDocument, Uint8Array>({
    file: new URL('../../documents/draw-document.ts', import.meta.url),
    name: 'drawDocument',
    priority: threadPriority.usual,
  });
  app.addHook('onClose', () => thread.close());
  const schema = {
    summary: 'The answer to an own message as PDF, with its source and the notices',
    security: [{ bearer: [] }],
    params: idParams,
  };
  app.get('/api/messages/:id/document', { schema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await countWork('workbook', { account: userId });
    const own = and(eq(messages.id, parseId(request.params.id)), eq(conversations.userId, userId));
    const [found] = await db
      .select({ message: messages })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(own);
    if (found === undefined) throw new AppError('NOT_FOUND', 'no such message of this person');
    const { message } = found;
    const document = toAnswerDocument(message, await readAnswerEvents(db, message.answerId));
    const bytes = await thread.run(document, { signal: AbortSignal.timeout(timeoutMs) });
    const day = message.answerStartedAt.toISOString().slice(0, 10);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="vela-answer-${day}.pdf"`)
      .send(Buffer.from(bytes));
  });
}
