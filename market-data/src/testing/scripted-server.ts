import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type ScriptedServer = {
  readonly url: string;
  /** Paths with query asked for so far. */
  readonly requests: string[];
  /** What the next requests meet; the last answer stays. */
  answerWith(...answers: readonly ScriptedAnswer[]): void;
  close(): Promise<void>;
};

export type ScriptedAnswer = (request: URL, response: ServerResponse) => void | Promise<void>;

/** A vendor on the loopback that answers as it is told. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  let script: ScriptedAnswer[] = [];
  const requests: string[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests.push(request.url ?? '');
    const answer = script.length > 1 ? script.shift() : script[0];
    await answer?.(new URL(request.url ?? '/', 'http://loopback'), response);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answerWith(...answers) {
      script = [...answers];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function answerJson(
  body: unknown,
  options: { status?: number; headers?: Record<string, string> } = {},
): ScriptedAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_, response) => {
    response.writeHead(options.status ?? 200, {
      'content-type': 'application/json',
      ...options.headers,
    });
    response.end(text);
  };
}

/** Sends a byte now and then and never ends, until the client leaves. */
export async function answerSlowly(_: URL, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.destroyed) {
    response.write('[');
    await wait(50);
  }
}

/** Promises more than it sends, then drops the connection. */
export function answerTruncated(_: URL, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('[[1709251200000,"1');
  setTimeout(() => response.destroy(), 20);
}

/** Sends far more than anybody should read. */
export async function answerEndlessly(_: URL, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(1024 * 1024, 0x20);
  const closed = new Promise((resolve) => response.once('close', resolve));
  while (!response.destroyed) {
    if (!response.write(chunk))
      await Promise.race([closed, new Promise((resolve) => response.once('drain', resolve))]);
  }
}
