import { isIP } from 'node:net';

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
const bitsOf: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isNetwork(part: string): boolean {
  if (named.has(part)) return true;
  const [address = '', prefix, ...rest] = part.split('/');
  const bits = bitsOf[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  // A prefix of 0 would believe everybody.
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

/** Whether a text names proxies: a number of them, or their addresses, networks and known names (as proxy-addr has them), with commas between. */
export function isTrustProxy(text: string): boolean {
  return /^\d{1,2}$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()));
}
