import { randomUUID } from 'node:crypto';
import { chatPaths, type ConversationDetail, type StoredMessage } from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { answerChunks, messages } from '../db/schema/conversation.ts';
import type { SignedIn } from './account-steps.ts';
import type { TestApp } from './create-test-app.ts';
import { readEvents, type ServerEvent } from './event-stream.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** API client of one user: whole responses through `call`, streams through `open`. */
export type Visitor = {
  call(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse>;
  open(
    method: Method,
    url: string,
    options?: { payload?: object; headers?: Record<string, string> },
  ): Promise<Response>;
  /** Creates a conversation; returns its id. */
  begin(): Promise<string>;
  /** Sends a message; returns the events of its answer as they arrive. */
  send(
    conversationId: string,
    message?: string,
    options?: { id?: string; payload?: object },
  ): Promise<AsyncGenerator<ServerEvent, void>>;
  read(conversationId: string): Promise<ConversationDetail>;
};

/** Listens on a free port; returns the address. */
export async function listen(test: TestApp): Promise<string> {
  return test.app.listen({ host: '127.0.0.1', port: 0 });
}

export function visit(
  test: TestApp,
  origin: string,
  { accessToken }: Pick<SignedIn, 'accessToken'>,
): Visitor {
  const authorization = `Bearer ${accessToken}`;
  const visitor: Visitor = {
    call: (method, url, payload) =>
      test.app.inject({
        method,
        url,
        headers: { authorization },
        ...(payload === undefined ? {} : { payload }),
      }),
    open: (method, url, { payload, headers } = {}) =>
      fetch(`${origin}${url}`, {
        method,
        headers: {
          authorization,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      }),
    begin: async () =>
      (await visitor.call('POST', chatPaths.conversations)).json<{ id: string }>().id,
    send: async (
      conversationId,
      message = 'Analyze BTCUSDT',
      { id = randomUUID(), payload = {} } = {},
    ) => {
      const response = await visitor.open('POST', chatPaths.messages(conversationId), {
        payload: { id, message, ...payload },
      });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return readEvents(response);
    },
    read: async (conversationId) =>
      (
        await visitor.call('GET', chatPaths.conversation(conversationId))
      ).json<ConversationDetail>(),
  };
  return visitor;
}

/** The text of a stored message. */
export function getMessageText(message: StoredMessage | undefined): string {
  return (message?.parts ?? [])
    .map((part) => (part.type === 'text' ? String(part['text']) : ''))
    .join('');
}

/** Number of stored messages and answer chunks. */
export async function countStored({
  database,
}: TestApp): Promise<{ messages: number; chunks: number }> {
  return {
    messages: await database.db.$count(messages),
    chunks: await database.db.$count(answerChunks),
  };
}
