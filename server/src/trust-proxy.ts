import { isIP } from 'node:net';

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);
const addressBitsByVersion: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isNetwork(part: string): boolean {
  if (namedNetworks.has(part)) return true;
  const [address = '', prefix, ...rest] = part.split('/');
  const bits = addressBitsByVersion[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  // A prefix of 0 would trust every address.
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

/** Proxy count, or comma-separated addresses, networks, names (loopback, linklocal, ...). */
export function isTrustProxy(text: string): boolean {
  return /^\d{1,2}$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()));
}
