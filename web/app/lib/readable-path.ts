/** Whether a path can be percent-decoded (`%ff` alone is invalid UTF-8); no page's cannot. */
export function isReadablePath(pathname: string): boolean {
  try {
    // Compared, because bundlers drop a call whose result is unused, and its exception with it.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
