import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { encodeAnthropic, encodeOpenAi, type ScriptedReply } from './scripted-replies.ts';

export type { ScriptedReply } from './scripted-replies.ts';

/** A request that a scripted server got: its body and headers. */
export type ScriptedRequest = {
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
};

/** A model server on a free port that plays one reply for each request, the last one for all after. */
export type ScriptedModel = {
  readonly baseUrl: string;
  readonly requests: readonly ScriptedRequest[];
  play(...replies: readonly ScriptedReply[]): void;
  close(): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk));
  return chunks.join('');
}

async function writeReply(
  response: ServerResponse,
  reply: ScriptedReply,
  events: readonly string[],
): Promise<void> {
  const { status = 200, headers = {} } = reply;
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type: 'error', message: 'scripted' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
  for (const event of events) {
    if (response.destroyed) return;
    response.write(event);
    await new Promise((resolve) => setTimeout(resolve, reply.delayMs ?? 0));
  }
  if (reply.ending === 'hang') return;
  if (reply.ending === 'cut') response.destroy();
  else response.end();
}

/** Starts a server that speaks one of the two protocols over HTTP and server-sent events. */
export async function startScriptedModel(
  api: 'openai-compatible' | 'anthropic',
): Promise<ScriptedModel> {
  let replies: ScriptedReply[] = [];
  const requests: ScriptedRequest[] = [];
  const encode = api === 'anthropic' ? encodeAnthropic : encodeOpenAi;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push({ body, headers: request.headers });
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { text: '' };
      return writeReply(response, reply, encode(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    play(...next) {
      replies = [...next];
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
