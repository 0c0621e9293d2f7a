import { answerFeedbackSchema } from '@vela/contracts';
import { z } from 'zod';
import type { ApiApp } from '../feature.ts';
import { deleteFeedback, storeFeedback } from './answer-feedback.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import { idParams } from './conversation.routes.ts';

const security = [{ bearer: [] }];
const path = '/api/messages/:id/feedback';

/** Routes to rate the answer of a message, and to take the rating away. */
export function addFeedbackRoutes(app: ApiApp, { authenticate, db, now }: ConversationDeps): void {
  const rateSchema = {
    summary: 'Rate the answer of an own message',
    security,
    params: idParams,
    body: answerFeedbackSchema,
    response: { 204: z.undefined() },
  };
  app.put(path, { schema: rateSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    const rated = { messageId: request.params.id, userId };
    await storeFeedback(db, rated, { ...request.body, now: now() });
    return reply.code(204).send();
  });

  const deleteSchema = {
    summary: 'Take the rating of an answer away',
    security,
    params: idParams,
    response: { 204: z.undefined() },
  };
  app.delete(path, { schema: deleteSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await deleteFeedback(db, { messageId: request.params.id, userId });
    return reply.code(204).send();
  });
}
