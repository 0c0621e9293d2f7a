/** One server-sent event. */
export type ServerEvent = {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: string | undefined;
};

function getField(lines: readonly string[], name: string): string | undefined {
  return lines
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}

/** Parses the events of a text; comments are skipped. */
export function parseEvents(text: string): ServerEvent[] {
  const blocks = text
    .split('\n\n')
    .filter((block) => block.split('\n').some((line) => /^[a-z]/.test(line)));
  return blocks.map((block) => {
    const lines = block.split('\n');
    return {
      id: getField(lines, 'id'),
      event: getField(lines, 'event'),
      data: getField(lines, 'data'),
    };
  });
}

/** Yields the events of a response as they arrive. Ending the iteration closes the connection. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent, void> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield* parseEvents(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads events until one contains a text; returns all of them. */
export async function readUntil(
  events: AsyncGenerator<ServerEvent, void>,
  text: string,
): Promise<ServerEvent[]> {
  const seen: ServerEvent[] = [];
  for (;;) {
    const next = await events.next();
    if (next.done === true) throw new Error(`the stream ended before "${text}"`);
    seen.push(next.value);
    if (next.value.data?.includes(text) === true) return seen;
  }
}

/** Reads all events. */
export async function readAll(events: AsyncIterable<ServerEvent>): Promise<ServerEvent[]> {
  const seen: ServerEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}
