import {
  changeConversationSchema,
  chatPaths,
  conversationDetailSchema,
  conversationListSchema,
  conversationQuerySchema,
  conversationSchema,
  createConversationSchema,
  messageQuerySchema,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { sendJson } from '../../http/encoded-json.ts';
import { createFieldError } from '../../http/field-faults.ts';
import type { ApiApp } from '../feature.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import { getOwnConversation, toConversation } from './conversation-row.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import {
  changeConversation,
  createConversation,
  deleteConversations,
} from './change-conversation.ts';
import { listConversations, listOwnIds, parseCursor } from './list-conversations.ts';
import { parseMessageCursor } from './message-page.ts';
import { readConversationJson } from './read-conversation.ts';

export const idParams = z.object({ id: z.string() });

const security = [{ bearer: [] }];
const onePath = '/api/conversations/:id';

/** The parsed cursor of a query; undefined without one. Throws VALIDATION_FAILED. */
function readCursor<Cursor>(
  request: FastifyRequest<{ Querystring: { cursor?: string } }>,
  parse: (text: string) => Cursor | undefined,
): Cursor | undefined {
  const { cursor } = request.query;
  if (cursor === undefined) return undefined;
  const parsed = parse(cursor);
  if (parsed !== undefined) return parsed;
  const fields = [createFieldError('cursor', 'bad-format', detectRequestLanguage(request))];
  throw new AppError('VALIDATION_FAILED', 'not a cursor', { details: { fields } });
}

/** Routes to create, list, read and rename conversations. */
export function addConversationRoutes(app: ApiApp, deps: ConversationDeps): void {
  const { authenticate, db, hub } = deps;

  const createSchema = {
    summary: 'Begin a conversation',
    security,
    body: createConversationSchema.nullish(),
    response: { 201: conversationSchema },
  };
  app.post(chatPaths.conversations, { schema: createSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    const made = await createConversation(db, {
      userId,
      title: request.body?.title ?? '',
      now: deps.now(),
    });
    return reply.code(201).send(toConversation(made));
  });

  const listSchema = {
    summary: 'Own conversations: pinned ones, then the latest; searched, or the archived ones',
    security,
    querystring: conversationQuerySchema,
    response: { 200: conversationListSchema },
  };
  app.get(chatPaths.conversations, { schema: listSchema }, async (request) => {
    const { userId } = await authenticate(request);
    const { limit, q: query, archived } = request.query;
    const cursor = readCursor(request, parseCursor);
    return listConversations(db, { userId, limit, cursor, query, archived });
  });

  const readSchema = {
    summary: 'A conversation with its latest messages, or with older ones by their cursor',
    security,
    params: idParams,
    querystring: messageQuerySchema,
    response: { 200: conversationDetailSchema },
  };
  app.get(onePath, { schema: readSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    const conversation = await getOwnConversation(db, request.params.id, userId);
    const json = await readConversationJson(db, conversation, {
      limit: request.query.limit,
      before: readCursor(request, parseMessageCursor),
      runningAnswerId: hub.find(conversation.id)?.answerId,
    });
    return sendJson(reply, json);
  });

  const changeSchema = {
    summary: 'Rename, pin or archive a conversation',
    security,
    params: idParams,
    body: changeConversationSchema,
    response: { 200: conversationSchema },
  };
  app.patch(onePath, { schema: changeSchema }, async (request) => {
    const { userId } = await authenticate(request);
    const own = await getOwnConversation(db, request.params.id, userId);
    const change = { ...request.body, now: deps.now() };
    return toConversation(await changeConversation(db, own, change));
  });
}

/** Routes to delete one conversation, or all. */
export function addDeletionRoutes(app: ApiApp, deps: ConversationDeps): void {
  const { authenticate, db } = deps;

  const deleteSchema = {
    summary: 'Delete a conversation',
    security,
    params: idParams,
    response: { 204: z.undefined() },
  };
  app.delete(onePath, { schema: deleteSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    const { id } = await getOwnConversation(db, request.params.id, userId);
    await deleteConversations(deps, [id]);
    return reply.code(204).send();
  });

  const deleteAllSchema = {
    summary: 'Delete all own conversations',
    security,
    response: { 204: z.undefined() },
  };
  app.delete(chatPaths.conversations, { schema: deleteAllSchema }, async (request, reply) => {
    const { userId } = await authenticate(request);
    await deleteConversations(deps, await listOwnIds(db, userId));
    return reply.code(204).send();
  });
}
