/**
 * The path and query of a request's target: to a proxy a client names the whole address, and every server has to take that. @see RFC 9112, 3.2.2
 */
export function pathOfTarget(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}
