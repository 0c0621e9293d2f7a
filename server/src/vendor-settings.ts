import { hasKey, liveVendors } from '@vela/market-data';
import { z } from 'zod';

/** Addresses, sockets and keys of the live vendors, by vendor id. */
export type VendorSettings = {
  readonly vendorUrls: Readonly<Record<string, string>>;
  readonly streamUrls: Readonly<Record<string, string>>;
  readonly vendorKeys: Readonly<Record<string, string>>;
  /** Vendors that the operator opts in to. */
  readonly vendorOptIns: readonly string[];
};

/** `personal`: this server is for its operator; else the vendors whose contract names display. */
export type DataRightsSetting = 'personal' | { readonly licensed: readonly string[] };

const toKey = (id: string, ending: string): string => `${id.toUpperCase()}_${ending}`;

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

/** `<ID>_URL`, `<ID>_STREAM_URL`, `<ID>_KEY` and `<ID>_OPT_IN` of each vendor, where it has one. */
function listSettings(): [string, z.ZodType<string | undefined>][] {
  return liveVendors.flatMap((vendor) => {
    const { id, url, stream, isOptIn } = vendor;
    const settings: [string, z.ZodType<string | undefined>][] = [
      [toKey(id, 'URL'), address(/^https?$/, url).default(url)],
    ];
    if (stream !== undefined) {
      const socket = address(/^wss?$/, stream.url).default(stream.url);
      settings.push([toKey(id, 'STREAM_URL'), socket]);
    }
    if (hasKey(vendor)) {
      const key = z.string().min(8, 'must be the key that the vendor gave').optional();
      settings.push([toKey(id, 'KEY'), key]);
    }
    if (isOptIn === true)
      settings.push([
        toKey(id, 'OPT_IN'),
        z.enum(['yes', 'no'], 'must be yes or no').default('no'),
      ]);
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
  const answers = Object.entries(pick('OPT_IN'));
  return {
    vendorUrls: pick('URL'),
    streamUrls: pick('STREAM_URL'),
    vendorKeys: pick('KEY'),
    vendorOptIns: answers.flatMap(([id, answer]) => (answer === 'yes' ? [id] : [])),
  };
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

/** A vendor that is set up and whose data visitors may not see; its setting and the reason. */
export function findForbiddenVendor(
  { vendorKeys, vendorOptIns }: VendorSettings,
  setting: DataRightsSetting,
): { readonly key: string; readonly reason: string } | undefined {
  const isSetUp = (id: string) => vendorKeys[id] !== undefined || vendorOptIns.includes(id);
  const forbidden = liveVendors.find(
    (vendor) => isSetUp(vendor.id) && !isShowable(vendor, setting),
  );
  if (forbidden === undefined) return undefined;
  const { id, rights } = forbidden;
  const key = toKey(id, vendorOptIns.includes(id) ? 'OPT_IN' : 'KEY');
  const reason =
    rights === 'own'
      ? `must not be set in production: the terms of ${id} allow its data for the operator's eyes only, and anyone can register here`
      : `needs a contract in production: with one that names display, say DATA_RIGHTS=licensed:${id}`;
  return { key, reason };
}
