import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../errors.ts';
import {
  acceptMessage,
  findMessage,
  type Accepted,
  type MessageRow,
  type NewMessage,
} from './accept-message.ts';
import type { AnswerIdentity, AnswerRun } from './answer-run.ts';
import { parseMessageOptions } from './message-options.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import type { ConversationRow } from './conversation-row.ts';
import { readAnswerEvents } from './read-chunks.ts';
import { toQuestion } from './to-question.ts';
import { writeAnswer } from './write-answer.ts';

const maxRunsPerUser = 4;

type Sent = {
  readonly conversation: ConversationRow;
  readonly given: NewMessage;
  readonly log: FastifyBaseLogger;
};

function rejectWhenFull({ hub }: ConversationDeps, { conversation }: Sent): void {
  if (hub.isClosing)
    throw new AppError('SERVICE_UNAVAILABLE', 'the server is stopping', {
      details: { retry_after: 5 },
    });
  if (hub.find(conversation.id) !== undefined)
    throw new AppError('CONVERSATION_BUSY', 'an answer is running in this conversation');
  if (hub.countByUser(conversation.userId) < maxRunsPerUser) return;
  throw new AppError('TOO_MANY_REQUESTS', 'too many answers of one person are running', {
    details: { retry_after: 5 },
  });
}

function toAnswerIdentity(message: MessageRow, { id, userId }: ConversationRow): AnswerIdentity {
  return { answerId: message.answerId, messageId: message.id, conversationId: id, userId };
}

function startAnswer(
  deps: ConversationDeps,
  sent: Sent,
  accepted: Extract<Accepted, { kind: 'begun' }>,
): AnswerRun {
  const { message, start, conversation } = accepted;
  const { log } = sent;
  const { userId, lastAnalysisId } = conversation;
  const identity = toAnswerIdentity(message, conversation);
  const { language, limit: chosen, request } = parseMessageOptions(message);
  const limit = request?.window.limit ?? chosen;
  const ask = () => toQuestion(deps.db, message, { conversation, now: deps.now() });
  const run = deps.hub.start(identity, (begun) =>
    writeAnswer(begun, { userId, lastAnalysisId, language, limit, ask }, { ...deps, log }),
  );
  run.publish([start.json]);
  return run;
}

/**
 * Starts the answer of a message, or returns the one of a message that was sent before. Throws
 * CONVERSATION_BUSY, MESSAGE_ID_TAKEN, NOT_FOUND, TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE.
 */
export function sendMessage(deps: ConversationDeps, sent: Sent): Promise<AnswerRun> {
  const { conversation, given } = sent;
  return deps.hub.withLock(conversation.id, async () => {
    const running = deps.hub.find(conversation.id);
    if (running?.messageId === given.id) {
      await findMessage(deps.db, given, conversation);
      return running;
    }
    const refuse = (): void => rejectWhenFull(deps, sent);
    const accepted = await acceptMessage(deps.db, conversation, {
      ...given,
      now: deps.now(),
      author: deps.analyst.author,
      refuse,
    });
    if (accepted.kind === 'begun') return startAnswer(deps, sent, accepted);
    const { message } = accepted;
    return deps.hub.replay(toAnswerIdentity(message, conversation), () =>
      readAnswerEvents(deps.db, message.answerId),
    );
  });
}
