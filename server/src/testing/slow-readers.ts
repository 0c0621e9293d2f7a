/**
 * A process that opens answer streams and reads nothing of them. Its parent sends what to open; it
 * answers with the number of streams that have begun. Asked for the number of those that the server
 * has cut, it reads what the system holds of each.
 */
import http, { type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** `count` streams of each address. */
export type StreamOrder = {
  readonly urls: readonly { readonly url: string; readonly authorization: string }[];
  readonly count: number;
};

const atOnce = 50;
/** Enough for the rest of a stream that was cut, and for its end. */
const readMs = 1_000;

const responses: IncomingMessage[] = [];

/** Resolves when the response has begun; nothing of it is read from then on. */
function openStream(url: string, authorization: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent: false, headers: { authorization } }, (response) => {
      response.on('error', () => undefined);
      responses.push(response);
      if (response.statusCode === 200) resolve();
      else reject(new Error(`status ${response.statusCode}`));
    });
    request.once('error', reject);
  });
}

async function openStreams({ urls, count }: StreamOrder): Promise<number> {
  const wanted = urls.flatMap((one) => Array.from({ length: count }, () => one));
  for (let from = 0; from < wanted.length; from += atOnce) {
    const part = wanted.slice(from, from + atOnce);
    await Promise.all(part.map(({ url, authorization }) => openStream(url, authorization)));
  }
  return wanted.length;
}

async function countCut(): Promise<number> {
  let cut = 0;
  for (const response of responses) {
    response.once('close', () => (cut += 1));
    response.resume();
  }
  await delay(readMs);
  return cut;
}

process.on('message', (order: StreamOrder | 'count-cut') => {
  const done = order === 'count-cut' ? countCut() : openStreams(order);
  void done.then((count) => process.send?.(count));
});
