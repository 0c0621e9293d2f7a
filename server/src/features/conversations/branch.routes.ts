import { chooseBranchSchema } from '@vela/contracts';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { ApiApp } from '../feature.ts';
import { chooseBranch } from './branch.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import { getOwnConversation } from './conversation-row.ts';
import { idParams } from './conversation.routes.ts';

/** Route to show another version of a question with what followed it. */
export function addBranchRoute(app: ApiApp, { authenticate, db, hub }: ConversationDeps): void {
  const schema = {
    summary: 'Show the branch of a question that was edited, or of one that stands in its place',
    security: [{ bearer: [] }],
    params: idParams,
    body: chooseBranchSchema,
    response: { 204: z.undefined() },
  };
  app.put('/api/conversations/:id/branch', { schema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    const conversation = await getOwnConversation(db, request.params.id, userId);
    await hub.withLock(conversation.id, async () => {
      if (hub.find(conversation.id) !== undefined)
        throw new AppError('CONVERSATION_BUSY', 'an answer is running in this conversation');
      await chooseBranch(db, conversation, request.body.messageId);
    });
    return reply.code(204).send();
  });
}
