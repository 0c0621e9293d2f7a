import type { Location } from 'react-router';

/** Default destination after signing in. */
export const memberHome = '/chat';

/** State of a redirect to /login: the requested location. */
export function toReturnState(location: Location): { from: string } {
  return { from: `${location.pathname}${location.search}${location.hash}` };
}

/**
 * Whether a path is on this site: one leading slash, not parsed as another host by browsers, which
 * leave tabs and line ends out.
 */
export function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}

/** Destination after signing in: the requested page, otherwise the chat. */
export function chooseReturnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return memberHome;
  return typeof state.from === 'string' && isLocalPath(state.from) ? state.from : memberHome;
}
