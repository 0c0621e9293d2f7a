import type { BrowserContext, Page, Request } from '@playwright/test';

/** Requests to the server that are told of a failed journey, and letters of its page. */
const lastRequests = 30;
const mostLetters = 12_000;

/** Keeps the last requests of a context, with what became of them; returns them as lines. */
export function watchRequests(context: BrowserContext): () => string {
  const lines: { readonly request: Request; readonly at: number; end: string }[] = [];
  const began = Date.now();
  context.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    lines.push({ request, at: Date.now() - began, end: 'open' });
    if (lines.length > lastRequests) lines.shift();
  });
  const finish = (request: Request, end: string): void => {
    const line = lines.find((one) => one.request === request);
    if (line !== undefined) line.end = `${end}, ${Date.now() - began} ms`;
  };
  context.on('response', (response) => finish(response.request(), String(response.status())));
  context.on('requestfailed', (request) => finish(request, request.failure()?.errorText ?? ''));
  return () =>
    lines
      .map(
        ({ request, at, end }) =>
          `${at} ms ${request.method()} ${new URL(request.url()).pathname}: ${end}`,
      )
      .join('\n');
}

/** A page as a screen reader has it. */
export async function describePage(page: Page): Promise<string> {
  const body = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return `${page.url()}\n${body.slice(0, mostLetters)}`;
}
