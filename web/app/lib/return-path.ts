import type { Location } from 'react-router';

/** Where a person without a destination goes after signing in. */
export const homeOfMembers = '/chat';

/** State of a redirect to /login: where the person wanted to go. */
export function rememberLocation(location: Location): { from: string } {
  return { from: `${location.pathname}${location.search}${location.hash}` };
}

/** A path on this site: one slash, and nothing a browser would read as another host. */
export function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** Where to go after signing in: where the person came from, otherwise the chat. */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return homeOfMembers;
  return typeof state.from === 'string' && isLocalPath(state.from) ? state.from : homeOfMembers;
}
