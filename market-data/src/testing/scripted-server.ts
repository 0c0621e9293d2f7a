import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type ScriptedServer = {
  readonly url: string;
  /** Requested paths with query, in order. */
  readonly requests: string[];
  /** Sets the answers of the next requests; the last answer repeats. */
  answerWith(...answers: readonly ScriptedAnswer[]): void;
  close(): Promise<void>;
};

export type ScriptedAnswer = (request: URL, response: ServerResponse) => void | Promise<void>;

/** A fake vendor HTTP server on loopback with scripted answers. */
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

/** Sends one byte every 50 ms and never ends, until the client disconnects. */
export async function answerSlowly(_: URL, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.destroyed) {
    response.write('[');
    await wait(50);
  }
}

/** Sends less than its content-length, then drops the connection. */
export function answerTruncated(_: URL, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('[[1709251200000,"1');
  setTimeout(() => response.destroy(), 20);
}

/** Sends an endless body in 1 MiB chunks. */
export async function answerEndlessly(_: URL, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(1024 * 1024, 0x20);
  const closed = new Promise((resolve) => response.once('close', resolve));
  while (!response.destroyed) {
    if (!response.write(chunk))
      await Promise.race([closed, new Promise((resolve) => response.once('drain', resolve))]);
  }
}
