import type { Language } from '@vela/contracts';
import type { ReactNode } from 'react';

/** What a route says of itself to the document and the layouts around it. */
export type RouteHandle = {
  /** Nothing can be done on this page without its scripts: they start once its HTML is read, instead of after the painting and an idle moment. */
  readonly start?: 'now';
  /** The head of the page, for a layout that shows something else first. */
  readonly head?: ReactNode;
  /** The path to lead to in a language in which what was loaded does not exist; undefined where it does. */
  readonly insteadIn?: (language: Language, loaderData: unknown) => string | undefined;
};

type Matches = readonly { readonly handle: unknown }[];
type LoadedMatches = readonly { readonly handle: unknown; readonly loaderData: unknown }[];

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}

/** Whether one of the routes of a page asks for its scripts at once. */
export function startsNow(matches: Matches): boolean {
  return matches.some(({ handle }) => isHandle(handle) && handle.start === 'now');
}

/** The head that the innermost route of a page brings. */
export function headOf(matches: Matches): ReactNode {
  return matches
    .flatMap(({ handle }) => (isHandle(handle) && handle.head !== undefined ? [handle.head] : []))
    .at(-1);
}

/** Where to lead in a language in which a page does not exist; undefined for a page that can be read in it. */
export function pathInsteadIn(language: Language, matches: LoadedMatches): string | undefined {
  return matches
    .map(({ handle, loaderData }) =>
      isHandle(handle) ? handle.insteadIn?.(language, loaderData) : undefined,
    )
    .find((path) => path !== undefined);
}
