import { expect, it, vi } from 'vitest';
import type { Api } from '../api.ts';
import { getLiveStream } from './live-stream.ts';

const hello = 'event: hello\ndata: {"streamId":"one"}\n\n';

it('ends the request for its topics when the last listener leaves', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const api: Api = {
    fetch: () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode(hello)),
          }),
        ),
      ),
    request: (_path, options) => {
      signals.push(options?.signal);
      return new Promise(() => undefined);
    },
  };
  const leave = getLiveStream(api).listen('quote:BTCUSDT', () => undefined);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  leave();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
});
