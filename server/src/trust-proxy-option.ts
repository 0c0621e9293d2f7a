import type { Config } from './config.ts';

/** Hop count or addresses whose X-Forwarded-For is trusted; false by default. */
export function toTrustProxyOption({
  trustProxy,
}: Pick<Config, 'trustProxy'>): false | string | ((address: string, hop: number) => boolean) {
  if (trustProxy === undefined || trustProxy === '') return false;
  return /^\d+$/.test(trustProxy) ? (_address, hop) => hop < Number(trustProxy) : trustProxy;
}
