import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@vela/contracts';
import type { z } from 'zod';
import { createDataDir } from './data-dir/data-dir.ts';
import { isWeakSecret } from './data-dir/weak-secret.ts';
import { loadSecrets, type Secrets } from './data-dir/secrets.ts';
import { environmentSchema, root } from './environment-schema.ts';
import { modelEnvironmentSchema, toModelConfig, type ModelConfig } from './model-config.ts';
import {
  findMissingProviderKey,
  findPlainIssuer,
  toProviders,
  type Providers,
} from './provider-settings.ts';
import {
  findForbiddenVendor,
  parseDataRights,
  readVendorSettings,
  vendorKeysOfEnvironment,
  vendorSchema,
  type DataRightsSetting,
  type VendorSettings,
} from './vendor-settings.ts';

/** Parsed configuration. Only this file reads the environment. */
export type Config = {
  readonly profile: 'local' | 'production';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly trustProxy: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Role that owns the tables and migrates them, when `databaseUrl` names another. */
  readonly databaseOwnerUrl: string | undefined;
  readonly allowEmbeddedDatabase: boolean;
  readonly sessionSecret: string;
  /** Accepted beside it, so that a secret is exchanged without signing anybody out. */
  readonly secondSessionSecret: string | undefined;
  readonly encryptionKey: string;
  readonly marketData: 'auto' | 'live' | 'files' | 'simulated';
  readonly marketDataDir: string | undefined;
  /** Companyfacts bodies by symbol, before those that come with Vela. */
  readonly filingsDir: string | undefined;
  /** The operator's own economic calendar as CSV; local only, as such files may not be shown. */
  readonly calendarFile: string | undefined;
  /** Feeds (RSS or Atom) that the operator adds to the public ones. */
  readonly newsFeeds: readonly string[];
  /** The operator's key of FRED, for what releases were first published as. */
  readonly fredKey: string | undefined;
  /** Who asks the SEC for filings; undefined: it is not asked. */
  readonly secContact: string | undefined;
  /** Addresses of the SEC's hosts. */
  readonly secUrls: { readonly site: string; readonly data: string };
  /** Addresses, sockets and keys of the live vendors by vendor id. */
  readonly vendorUrls: Readonly<Record<string, string>>;
  /** Social sign-in; only what is configured is offered. */
  readonly providers: Providers;
  readonly streamUrls: Readonly<Record<string, string>>;
  readonly vendorKeys: Readonly<Record<string, string>>;
  readonly vendorOptIns: readonly string[];
  /** Whose data others may see beside what is public: vendors with a contract. */
  readonly dataRights: DataRightsSetting;
  /** Keys of Web Push; undefined: those of DATA_DIR. */
  readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contactTo: { readonly messages: string; readonly applications: string };
  /** Language models; without one the built-in narrator answers. */
  readonly models: ModelConfig;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** A faulty environment variable; the message names the key and the allowed values. */
export class ConfigError extends Error {
  constructor(key: string, fault: string) {
    super(`${key}: ${fault}`);
    this.name = 'ConfigError';
  }
}

type Environment = z.infer<typeof environmentSchema> & VendorSettings & Pick<Config, 'models'>;

/** Every key that is read, for the check of `.env.example`. */
export const configKeys: readonly string[] = [
  ...Object.keys(environmentSchema.shape),
  ...vendorKeysOfEnvironment,
  ...Object.keys(modelEnvironmentSchema.shape),
];

/** True in development (`npm run dev`). */
export function isDevelopment(): boolean {
  return process.env['NODE_ENV'] === 'development';
}

/** Configuration from the environment and `.env` in the root. Throws ConfigError. */
export function readConfig(): Config {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseConfig(process.env);
}

/**
 * Empty values are not set, folders resolve against the current one. Creates DATA_DIR and its
 * secrets. Throws a ConfigError that names the first faulty key.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const values = {
    ...parseKeys(environmentSchema, given),
    ...readVendorSettings(parseKeys(vendorSchema, given)),
    models: toModelConfig(parseKeys(modelEnvironmentSchema, given)),
  };
  requireSafeProduction(values);
  requireShowableVendors(values);
  requireDistinctKeys(values);
  requireMarketDataFolder(values);
  requireWholeProviders(values);
  const dataDir = createDataDir(values.DATA_DIR);
  return toConfig(
    { ...values, DATA_DIR: dataDir },
    readGivenSecrets(values) ?? loadSecrets(dataDir),
  );
}

function parseKeys<Values>(schema: z.ZodType<Values>, given: Record<string, unknown>): Values {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fault = parsed.error.issues[0];
  throw new ConfigError(String(fault?.path[0]), fault?.message ?? 'is not valid');
}

const brandAddresses = [brand.contact.support, brand.contact.careers];
// Reserved domains (RFC 2606): the placeholder addresses in the brand until real ones are set.
const isReservedDomain = (address: string): boolean =>
  /\.(?:example|invalid|test|localhost)$/.test(address);

function requireStrongSecrets(env: Environment): void {
  const advice = 'for example: openssl rand -base64 32';
  for (const key of ['SESSION_SECRET', 'ENCRYPTION_KEY'] as const) {
    const given = env[key];
    if (given === undefined) throw new ConfigError(key, `must be given in production, ${advice}`);
    if (isWeakSecret(given))
      throw new ConfigError(key, `can be guessed and must be random in production, ${advice}`);
  }
  const second = env.SECOND_SESSION_SECRET;
  if (second !== undefined && isWeakSecret(second))
    throw new ConfigError(
      'SECOND_SESSION_SECRET',
      `can be guessed and must be random in production, ${advice}`,
    );
}

function requireSafeProduction(env: Environment): void {
  if (env.VELA_PROFILE !== 'production') return;
  if (env.MARKET_DATA === 'simulated')
    throw new ConfigError('MARKET_DATA', 'must not be simulated in production');
  if (env.CALENDAR_FILE !== undefined)
    throw new ConfigError(
      'CALENDAR_FILE',
      'must not be set in production: a calendar of others may not be shown',
    );
  requireStrongSecrets(env);
  if (env.PUBLIC_URL === undefined)
    throw new ConfigError(
      'PUBLIC_URL',
      'must be given in production: mails and sign-in link to it',
    );
  if (!/^https:/i.test(env.PUBLIC_URL))
    throw new ConfigError('PUBLIC_URL', 'must begin with https:// in production');
  if (env.SMTP_URL === undefined)
    throw new ConfigError(
      'SMTP_URL',
      'must name a mail server in production: addresses are verified by mail',
    );
  if (env.CONTACT_TO === undefined && brandAddresses.some(isReservedDomain))
    throw new ConfigError(
      'CONTACT_TO',
      'must name the recipient of the contact form: the brand addresses are reserved placeholders',
    );
  if (env.DATABASE_URL === undefined && env.VELA_ALLOW_EMBEDDED_DATABASE !== 'yes') {
    throw new ConfigError(
      'DATABASE_URL',
      'must name a PostgreSQL in production. To run on the embedded one, say VELA_ALLOW_EMBEDDED_DATABASE=yes',
    );
  }
}

function requireShowableVendors(env: Environment): void {
  if (env.VELA_PROFILE !== 'production') return;
  const fault = findForbiddenVendor(env, parseDataRights(env.DATA_RIGHTS));
  if (fault !== undefined) throw new ConfigError(fault.key, fault.reason);
}

function requireDistinctKeys({ SESSION_SECRET, ENCRYPTION_KEY }: Environment): void {
  if (SESSION_SECRET !== undefined && SESSION_SECRET === ENCRYPTION_KEY)
    throw new ConfigError(
      'ENCRYPTION_KEY',
      'must differ from SESSION_SECRET, so that a leak of one does not expose the other',
    );
}

function requireWholeProviders(env: Environment): void {
  const missing = findMissingProviderKey(env);
  if (missing !== undefined)
    throw new ConfigError(missing, 'must be given together with the other keys of its provider');
  const plain = env.VELA_PROFILE === 'production' ? findPlainIssuer(env) : undefined;
  if (plain !== undefined) throw new ConfigError(plain, 'must begin with https:// in production');
}

function requireMarketDataFolder(env: Environment): void {
  if (env.MARKET_DATA === 'files' && !isFolder(env.MARKET_DATA_DIR))
    throw new ConfigError(
      'MARKET_DATA_DIR',
      'must name an existing folder when MARKET_DATA is files',
    );
}

/** True for an existing folder that can be read. */
export function isFolder(name: string | undefined): boolean {
  try {
    return name !== undefined && statSync(name).isDirectory();
  } catch {
    return false;
  }
}

function readGivenSecrets({ SESSION_SECRET, ENCRYPTION_KEY }: Environment): Secrets | undefined {
  return SESSION_SECRET !== undefined && ENCRYPTION_KEY !== undefined
    ? { sessionSecret: SESSION_SECRET, encryptionKey: ENCRYPTION_KEY }
    : undefined;
}

function toVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): Config['vapidKeys'] {
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return undefined;
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined)
    throw new ConfigError(
      'VAPID_PUBLIC_KEY',
      'needs VAPID_PRIVATE_KEY beside it, and the other way round',
    );
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}

function toConfig(env: Environment, secrets: Secrets): Config {
  return {
    profile: env.VELA_PROFILE,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    allowEmbeddedDatabase: env.VELA_ALLOW_EMBEDDED_DATABASE === 'yes',
    sessionSecret: env.SESSION_SECRET ?? secrets.sessionSecret,
    secondSessionSecret: env.SECOND_SESSION_SECRET,
    encryptionKey: env.ENCRYPTION_KEY ?? secrets.encryptionKey,
    marketData: env.MARKET_DATA,
    marketDataDir: env.MARKET_DATA_DIR,
    filingsDir: env.FILINGS_DIR,
    calendarFile: env.CALENDAR_FILE,
    newsFeeds: env.NEWS_FEEDS,
    fredKey: env.FRED_KEY,
    secContact: env.SEC_CONTACT,
    secUrls: { site: env.SEC_URL, data: env.SEC_DATA_URL },
    vendorUrls: env.vendorUrls,
    providers: toProviders(env),
    streamUrls: env.streamUrls,
    vendorKeys: env.vendorKeys,
    vendorOptIns: env.vendorOptIns,
    dataRights: parseDataRights(env.DATA_RIGHTS),
    vapidKeys: toVapidKeys(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactTo: {
      messages: env.CONTACT_TO ?? brand.contact.support,
      applications: env.CONTACT_TO ?? brand.contact.careers,
    },
    models: env.models,
    logLevel: env.LOG_LEVEL,
  };
}
