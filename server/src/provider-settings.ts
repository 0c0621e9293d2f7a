import type { ProviderId } from '@vela/contracts';
import { z } from 'zod';

/** How a provider of social sign-in is reached, and as whom. */
export type ProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret:
    | { readonly kind: 'text'; readonly text: string }
    /** Apple's secret is a token that is signed with this key (PKCS #8, PEM). */
    | {
        readonly kind: 'apple';
        readonly teamId: string;
        readonly keyId: string;
        readonly key: string;
      };
};

export type Providers = Readonly<Partial<Record<ProviderId, ProviderSettings>>>;

const address = z.url({
  protocol: /^https?$/,
  error: 'must be a URL such as https://accounts.google.com',
});
const text = z.string().optional();

/** Environment variables of the providers. */
export const providerKeys = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('BEGIN PRIVATE KEY'), 'must be the text of the .p8 file of Apple')
    .optional(),
  APPLE_ISSUER: address.default('https://appleid.apple.com'),
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  MICROSOFT_ISSUER: address.default('https://login.microsoftonline.com/common/v2.0'),
};

type Keys = z.infer<z.ZodObject<typeof providerKeys>>;

/** Keys that stand together: with one of them, all are needed. */
const keysTogether = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
] as const satisfies readonly (readonly (keyof Keys)[])[];

/** The first key that is missing beside others of its provider. */
export function findMissingProviderKey(env: Keys): keyof Keys | undefined {
  return keysTogether
    .filter((keys) => keys.some((key) => env[key] !== undefined))
    .flatMap((keys) => keys.filter((key) => env[key] === undefined))[0];
}

const issuerKeys = ['GOOGLE_ISSUER', 'APPLE_ISSUER', 'MICROSOFT_ISSUER'] as const;

/** The first issuer without https: tokens would be readable on the way. */
export function findPlainIssuer(env: Keys): keyof Keys | undefined {
  return issuerKeys.find((key) => !/^https:/i.test(env[key]));
}

function toTextSettings(
  issuer: string,
  clientId: string | undefined,
  secret: string | undefined,
): ProviderSettings | undefined {
  if (clientId === undefined || secret === undefined) return undefined;
  return { issuer, clientId, secret: { kind: 'text', text: secret } };
}

function toAppleSettings(env: Keys): ProviderSettings | undefined {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = env;
  const key = env.APPLE_PRIVATE_KEY;
  if (clientId === undefined || teamId === undefined || keyId === undefined || key === undefined)
    return undefined;
  return { issuer: env.APPLE_ISSUER, clientId, secret: { kind: 'apple', teamId, keyId, key } };
}

/** The providers that the operator configured. */
export function toProviders(env: Keys): Providers {
  const { GOOGLE_ISSUER: google, MICROSOFT_ISSUER: microsoft } = env;
  const all = {
    google: toTextSettings(google, env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    apple: toAppleSettings(env),
    microsoft: toTextSettings(microsoft, env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET),
  };
  return Object.fromEntries(Object.entries(all).filter(([, settings]) => settings !== undefined));
}
