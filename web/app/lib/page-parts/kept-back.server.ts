import type { Carried } from './carried-data.tsx';

const kept = new WeakMap<object, unknown>();

/**
 * Whether a request asks for a page's data alone: after a change of page within the browser. Else the page is rendered here, and holds what
 * it shows already.
 */
function asksForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}

/** What a loader gives its page of a text with its markup: without it where the page itself brings that. */
export function giveText<Text extends { readonly html: string }>(
  text: Text,
  request: Request,
): Omit<Text, 'html'> & { html: string | undefined } {
  if (asksForData(request)) return text;
  const given = { ...text, html: undefined };
  kept.set(given, text.html);
  return given;
}

/** What a loader gives its page of data that is the same for all who see it. `key` names it on the page; an object that was carried never changes. */
export function carry<Value extends object>(
  key: string,
  value: Value,
  request: Request,
): Carried<Value> {
  if (asksForData(request)) return { key, value };
  const given = { key, value: undefined };
  kept.set(given, value);
  return given;
}

/** What was kept back of what a loader gave. */
export function keptBack(given: object): unknown {
  return kept.get(given);
}
