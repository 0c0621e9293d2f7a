const own = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether pages are served under an address only this machine knows: in development and in tests, never to strangers. */
export function isThisMachine(address: string): boolean {
  return own.has(new URL(address).hostname);
}
