import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { accountPaths, chatPaths } from '@vela/contracts';
import { z } from 'zod';

/** A message acknowledged by the server: the first part of its answer stream arrived. */
export type Acknowledged = { readonly conversationId: string; readonly messageId: string };

const sessionSchema = z.object({ access_token: z.string() });
const conversationSchema = z.object({ id: z.string() });
const detailSchema = z.object({
  messages: z.array(z.object({ id: z.string(), role: z.string() })),
});

/** How often a message is sent again at most when the server asks to wait. */
const maxWaits = 5;

export type Person = {
  /** Creates a conversation and sends one message. Undefined when it was not acknowledged. */
  write(): Promise<Acknowledged | undefined>;
  /**
   * Sends the same message (same id) again: 'answered' as usual, or what the server said instead.
   * Asked to wait, it waits and tries again, as the web does: answers that were cut run on until
   * their writing has failed, and a person has only so many at a time.
   */
  sendAgain(message: Acknowledged): Promise<string>;
  /** Ids of this user's messages in the conversation. */
  listMessageIds(conversationId: string): Promise<string[]>;
};

/** A signed-in user over HTTP, as in the web. */
export async function signIn(
  origin: string,
  credentials: { email: string; password: string },
): Promise<Person> {
  const login = await fetch(`${origin}${accountPaths.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vela-request': '1', origin },
    body: JSON.stringify(credentials),
  });
  const { access_token: token } = sessionSchema.parse(await login.json());
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
  const send = async ({ conversationId, messageId }: Acknowledged): Promise<string> => {
    const response = await post(chatPaths.messages(conversationId), {
      id: messageId,
      message: 'Analyze',
      symbol: 'BTCUSDT',
      interval: '1h',
      language: 'en',
    });
    if (!response.ok) return `${response.status} ${await response.text()}`;
    return (await isAcknowledged(response, messageId)) ? 'answered' : 'no start of an answer';
  };

  return {
    write: async () => {
      try {
        const { id } = conversationSchema.parse(
          await (await post(chatPaths.conversations, {})).json(),
        );
        const message = { conversationId: id, messageId: randomUUID() };
        return (await send(message)) === 'answered' ? message : undefined;
      } catch {
        // Server or database was killed during the request: nothing was acknowledged.
        return undefined;
      }
    },
    sendAgain: async (message) => {
      for (let waits = 0; ; waits++) {
        const said = await send(message);
        const [, seconds] = /^(?:429|503) .*"retry_after":(\d+)/.exec(said) ?? [];
        if (seconds === undefined || waits === maxWaits) return said;
        await delay(Number(seconds) * 1_000);
      }
    },
    listMessageIds: async (conversationId) => {
      const response = await fetch(`${origin}${chatPaths.conversation(conversationId)}`, {
        headers,
      });
      const { messages } = detailSchema.parse(await response.json());
      return messages.filter(({ role }) => role === 'user').map(({ id }) => id);
    },
  };
}

/** True when the first part of the stream acknowledges the message. */
async function isAcknowledged(response: Response, messageId: string): Promise<boolean> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    if (text.includes('"type":"start"')) return text.includes(messageId);
    if (text.includes('\n\n') && text.includes('data:')) return false;
  }
  return false;
}
