import { sendMessageSchema } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiApp } from '../feature.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { AnswerRun } from './answer-run.ts';
import { findPositionAfter } from './answer-view.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import { getOwnConversation } from './conversation-row.ts';
import { idParams } from './conversation.routes.ts';
import type { RunHub } from './run-hub.ts';
import { sendMessage } from './send-message.ts';

/** An answer may stream for this long; a client that is cut off resumes. */
const streamTimeoutMs = 15 * 60_000;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-cache, no-transform',
  'x-accel-buffering': 'no',
  'x-vercel-ai-ui-message-stream': 'v1',
} as const;

const stopSchema = {
  summary: 'End the running answer; what was said stays',
  security: [{ bearer: [] }],
  params: idParams,
  response: { 204: z.undefined() },
};
const eventStream = z.string().meta({
  description: 'Server-sent events: the AI SDK UI message stream of the answer, then [DONE]',
});
const security = [{ bearer: [] }];

/** `watch` calls back when the session of the reader ends, and returns the stop function. */
type Sent = { hub: RunHub; run: AnswerRun; watch: (onEnd: () => void) => () => void };

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { hub, run, watch }: Sent,
): Promise<void> {
  const lastEventId = request.headers['last-event-id'];
  const from = findPositionAfter(run, typeof lastEventId === 'string' ? lastEventId : undefined);
  const stream = hub.view(run, from);
  stream.once(
    'close',
    watch(() => stream.destroy()),
  );
  await reply.headers(streamHeaders).send(stream);
}

/** Routes to send a message, resume its running answer and stop it. */
export function addMessageRoutes(app: ApiApp, deps: ConversationDeps): void {
  const { authenticate, watchSession, countWork, db, hub } = deps;

  const sendSchema = {
    summary: 'Send a message; its answer is streamed',
    description:
      'The first event says that the message is stored. A message that is sent again gets the stream of the answer it has.',
    security,
    params: idParams,
    body: sendMessageSchema,
    response: { 200: eventStream },
  };
  app.post(
    '/api/conversations/:id/messages',
    { schema: sendSchema, handlerTimeout: streamTimeoutMs },
    async (request, reply) => {
      const caller = await authenticate(request);
      const { userId } = caller;
      await countWork('message', { account: userId });
      const conversation = await getOwnConversation(db, request.params.id, userId);
      const { id, message, replaces, ...chosen } = request.body;
      const given = {
        id,
        text: message,
        chosen: { ...chosen, language: detectRequestLanguage(request) },
        replaces,
      };
      const run = await sendMessage(deps, { conversation, given, log: request.log });
      const watch = (onEnd: () => void) => watchSession(caller, onEnd);
      await sendAnswer(request, reply, { hub, run, watch });
      return reply;
    },
  );

  const resumeSchema = {
    summary:
      'Follow the running answer from its beginning, or from after Last-Event-ID; 204 when none is running',
    security,
    params: idParams,
    response: { 200: eventStream, 204: z.undefined() },
  };
  app.get(
    '/api/conversations/:id/stream',
    { schema: resumeSchema, handlerTimeout: streamTimeoutMs },
    async (request, reply) => {
      const caller = await authenticate(request);
      const { userId } = caller;
      const { id } = await getOwnConversation(db, request.params.id, userId);
      const run = hub.find(id);
      if (run === undefined) return reply.code(204).send();
      const watch = (onEnd: () => void) => watchSession(caller, onEnd);
      await sendAnswer(request, reply, { hub, run, watch });
      return reply;
    },
  );

  app.post('/api/conversations/:id/stop', { schema: stopSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    const { id } = await getOwnConversation(db, request.params.id, userId);
    await hub.stop(id);
    return reply.code(204).send();
  });
}
