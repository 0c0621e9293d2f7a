import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** React's marker of a boundary left to client rendering, because it suspended. */
const clientRenderMarker = '<!--$!-->';

/**
 * Reads the loader data stream before rendering. React Router would stream it, which makes React
 * render in several passes; here nothing is sent before all is read.
 */
export async function readLoaderStream(context: EntryContext): Promise<void> {
  if (context.serverHandoffStream === undefined) return;
  const decoder = new TextDecoder();
  const values: string[] = [];
  const reader = context.serverHandoffStream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    values.push(decoder.decode(part.value, { stream: true }));
  reader.releaseLock();
  const done = { done: true, value: '' };
  const results = [...values.map((value) => ({ done: false, value })), done].map((result) =>
    Object.assign(Promise.resolve(), { result }),
  );
  context.renderMeta = {
    ...context.renderMeta,
    streamCache: Object.fromEntries(results.entries()),
  };
}

/** Renders with streaming, for pages that suspend. Aborts after `timeoutMs`. */
function renderStreamed(
  page: ReactElement,
  options: { nonce?: string; timeoutMs: number },
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let failed = false;
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(options.nonce === undefined ? {} : { nonce: options.nonce }),
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError() {
        failed = true;
      },
    });
    const timer = setTimeout(abort, options.timeoutMs);
  });
}

/**
 * Renders a whole page to a string: synchronously, in half the time, unless something suspends.
 * Rejects when a component throws.
 */
export async function renderDocument(
  page: ReactElement,
  options: { nonce?: string; timeoutMs: number },
): Promise<{ html: string; failed: boolean }> {
  const html = renderToString(page);
  if (html.includes(clientRenderMarker)) return renderStreamed(page, options);
  // renderToString omits the doctype; without it browsers use quirks mode.
  return { html: `<!DOCTYPE html>${html}`, failed: false };
}
