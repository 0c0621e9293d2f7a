/**
 * Reads a body of server-sent events and gives the JSON of each event. Ends at `[DONE]` or when the body ends; what is not JSON is
 * skipped, as keep-alive comments are. Throws what the connection throws.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator {
  for await (const data of readData(body)) {
    if (data === '[DONE]') return;
    const json = parseJson(data);
    if (json !== undefined) yield json;
  }
}

async function* readData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const events = (rest + decoder.decode(value, { stream: !done })).split(/\r?\n\r?\n/);
      rest = done ? '' : (events.pop() ?? '');
      yield* events.map(dataOf);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''))
    .join('\n');
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
