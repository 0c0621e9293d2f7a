/** What a route says of itself to the document around it. */
export type RouteHandle = {
  /** Nothing can be done on this page without its scripts: they start once its HTML is read, instead of after the painting and an idle moment. */
  readonly start: 'now';
};

/** Whether one of the routes of a page asks for its scripts at once. */
export function startsNow(matches: readonly { readonly handle: unknown }[]): boolean {
  return matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'start' in handle && handle.start === 'now');
}
