import ipaddr from 'ipaddr.js';

/** Whether an address (IPv4 or IPv6, mapped ones as what they map) is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** The host of a URL as an address, where it is one: WHATWG writes 2130706433 and 0x7f.1 as 127.0.0.1. */
export function findLiteralAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
