/** Whether a path can be decoded: `%ff` alone is no UTF-8. No page can be at another one. */
export function isReadablePath(pathname: string): boolean {
  try {
    // Compared, because a bundler drops a call whose result nobody uses, and its exception with it.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
