import type { Language } from '@vela/contracts';
import type { ReactNode } from 'react';

export type RouteHandle = {
  /** The page needs its scripts: load them right after the HTML, not when painted and idle. */
  readonly start?: 'now';
  /** Head of the page, for layouts that render something else first. */
  readonly head?: ReactNode;
  /** Fallback path for a language without the loaded content; undefined where it exists. */
  readonly insteadIn?: (language: Language, loaderData: unknown) => string | undefined;
};

type Matches = readonly { readonly handle: unknown }[];
type LoadedMatches = readonly { readonly handle: unknown; readonly loaderData: unknown }[];

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}

/** Whether a matched route loads its scripts at once. */
export function isImmediateStart(matches: Matches): boolean {
  return matches.some(({ handle }) => isHandle(handle) && handle.start === 'now');
}

/** The head of the innermost matched route. */
export function findRouteHead(matches: Matches): ReactNode {
  return matches
    .flatMap(({ handle }) => (isHandle(handle) && handle.head !== undefined ? [handle.head] : []))
    .at(-1);
}

/** Fallback path for a language in which the page does not exist; undefined if it does. */
export function findFallbackPath(language: Language, matches: LoadedMatches): string | undefined {
  return matches
    .map(({ handle, loaderData }) =>
      isHandle(handle) ? handle.insteadIn?.(language, loaderData) : undefined,
    )
    .find((path) => path !== undefined);
}
