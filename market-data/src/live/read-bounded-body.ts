import { ProviderError } from '../provider-error.ts';

/** Reads a response body as text; throws ProviderError above `maxBytes` to bound memory. */
export async function readBoundedBody(
  response: Response,
  limit: { readonly vendor: string; readonly maxBytes: number },
): Promise<string> {
  const tooLong = (): ProviderError =>
    new ProviderError('malformed', limit.vendor, {
      detail: `the answer is longer than ${limit.maxBytes} bytes`,
    });
  if (Number(response.headers.get('content-length') ?? 0) > limit.maxBytes) {
    await response.body?.cancel();
    throw tooLong();
  }
  const decoder = new TextDecoder();
  let text = '';
  let received = 0;
  // Throwing inside the loop cancels the stream and frees the socket.
  for await (const chunk of response.body ?? []) {
    received += chunk.byteLength;
    if (received > limit.maxBytes) throw tooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
