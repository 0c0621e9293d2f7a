import { createParser } from 'eventsource-parser';

/**
 * Parses a body of server-sent events and yields the JSON of each. Ends at `[DONE]` or at the
 * body's end; skips non-JSON such as keep-alive comments. Throws the connection's errors.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator {
  for await (const data of readData(body)) {
    if (data === '[DONE]') return;
    const json = parseJson(data);
    if (json !== undefined) yield json;
  }
}

async function* readData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const received: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => received.push(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* received.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
