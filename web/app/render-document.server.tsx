import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** How React marks a part of which it had to leave the rendering to the browser, because it waited for something. */
const leftToBrowser = '<!--$!-->';

/**
 * Reads the data that goes along with a page before the page is rendered. React Router would hand it out as it comes, which makes React
 * render in several passes; here nothing is sent before all is there.
 */
export async function readHandoff(context: EntryContext): Promise<void> {
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

/** Renders in as many passes as it takes, when something in the page waits. Gives up after `timeoutMs`. */
function renderPatiently(
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

/** Renders a whole page as text. In one go, which takes React half the time, unless something in it waits. Rejects when a component throws. */
export async function renderDocument(
  page: ReactElement,
  options: { nonce?: string; timeoutMs: number },
): Promise<{ html: string; failed: boolean }> {
  const html = renderToString(page);
  if (html.includes(leftToBrowser)) return renderPatiently(page, options);
  // Unlike the other rendering this one leaves it out; without it browsers lay pages out as in the last century.
  return { html: `<!DOCTYPE html>${html}`, failed: false };
}
