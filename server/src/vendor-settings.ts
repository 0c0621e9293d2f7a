import { liveVendors } from '@vela/market-data';
import { z } from 'zod';

/** Addresses, sockets and keys of the live vendors, by vendor id. */
export type VendorSettings = {
  readonly vendorUrls: Readonly<Record<string, string>>;
  readonly streamUrls: Readonly<Record<string, string>>;
  readonly vendorKeys: Readonly<Record<string, string>>;
};

/** `personal`: this server is for its operator; else the vendors whose contract names display. */
export type DataRightsSetting = 'personal' | { readonly licensed: readonly string[] };

const toKey = (id: string, ending: string): string => `${id.toUpperCase()}_${ending}`;

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

/** `<ID>_URL`, `<ID>_STREAM_URL` and `<ID>_KEY` of each vendor, where it has one. */
function listSettings(): [string, z.ZodType<string | undefined>][] {
  return liveVendors.flatMap(({ id, url, stream, toKeyHeaders }) => {
    const settings: [string, z.ZodType<string | undefined>][] = [
      [toKey(id, 'URL'), address(/^https?$/, url).default(url)],
    ];
    if (stream !== undefined) {
      const socket = address(/^wss?$/, stream.url).default(stream.url);
      settings.push([toKey(id, 'STREAM_URL'), socket]);
    }
    if (toKeyHeaders !== undefined) {
      const key = z.string().min(8, 'must be the key that the vendor gave').optional();
      settings.push([toKey(id, 'KEY'), key]);
    }
    return settings;
  });
}

export const vendorSchema = z.object(Object.fromEntries(listSettings()));

/** The names of those settings, for the check of `.env.example`. */
export const vendorKeysOfEnvironment: readonly string[] = Object.keys(vendorSchema.shape);

/** The settings by vendor id. */
export function readVendorSettings(
  values: Readonly<Record<string, string | undefined>>,
): VendorSettings {
  const pick = (ending: string): Record<string, string> =>
    Object.fromEntries(
      liveVendors.flatMap(({ id }) => {
        const value = values[toKey(id, ending)];
        return value === undefined ? [] : [[id, value]];
      }),
    );
  return { vendorUrls: pick('URL'), streamUrls: pick('STREAM_URL'), vendorKeys: pick('KEY') };
}

export const dataRightsPattern = /^(?:personal|licensed:[a-z]+(?:,[a-z]+)*)$/;

/** `personal`, or `licensed:twelvedata,massive`. */
export function parseDataRights(text: string): DataRightsSetting {
  const [, vendors] = text.split(':');
  return vendors === undefined ? 'personal' : { licensed: vendors.split(',') };
}

/** Whether the data of a vendor may be shown to others than the operator. */
export function isShowable(
  { id, rights }: Pick<(typeof liveVendors)[number], 'id' | 'rights'>,
  setting: DataRightsSetting,
): boolean {
  return rights === 'public' || (setting !== 'personal' && setting.licensed.includes(id));
}

/** A vendor with a key whose data visitors may not see; its setting and the reason. */
export function findForbiddenVendor(
  { vendorKeys }: VendorSettings,
  setting: DataRightsSetting,
): { readonly key: string; readonly reason: string } | undefined {
  const forbidden = liveVendors.find(
    (vendor) => vendorKeys[vendor.id] !== undefined && !isShowable(vendor, setting),
  );
  if (forbidden === undefined) return undefined;
  const { id, rights } = forbidden;
  const reason =
    rights === 'own'
      ? `must not be set in production: the terms of ${id} allow its data for the operator's eyes only, and anyone can register here`
      : `needs a contract in production: with one that names display, say DATA_RIGHTS=licensed:${id}`;
  return { key: toKey(id, 'KEY'), reason };
}
