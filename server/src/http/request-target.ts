/** Path and query of an absolute target (`GET http://host/path`). @see RFC 9112, 3.2.2 */
export function toRequestPath(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}
