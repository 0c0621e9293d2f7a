import path from 'node:path';
import { z } from 'zod';
import { providerKeys } from './provider-settings.ts';
import { isTrustProxy } from './trust-proxy.ts';
import { dataRightsPattern } from './vendor-settings.ts';

/** The folder of the whole project. */
export const root = path.resolve(import.meta.dirname, '../..');

const createUrlSchema = (protocol: RegExp, example: string): z.ZodType<string> =>
  z.url({ protocol, error: `must be a URL such as ${example}` });
const secret = z
  .string()
  .min(32, 'must have at least 32 characters, for example: openssl rand -base64 32');
const folder = z.string().transform((name) => path.resolve(name));

/** What the environment may set, but for vendors and models, which have schemas of their own. */
export const environmentSchema = z.object({
  VELA_PROFILE: z
    .enum(['local', 'production'], { error: 'must be local or production' })
    .default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be from 1 to 65535')
    .max(65_535, 'must be from 1 to 65535')
    .default(3000),
  PUBLIC_URL: createUrlSchema(/^https?$/, 'https://vela.example.com').optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrustProxy,
      'must be addresses or networks such as 10.0.0.0/8, separated by commas, or a number of proxies',
    )
    .optional(),
  DATA_DIR: folder.default(path.join(root, '.data')),
  DATABASE_URL: createUrlSchema(
    /^postgres(ql)?$/,
    'postgres://user:password@host:5432/vela',
  ).optional(),
  DATABASE_OWNER_URL: createUrlSchema(
    /^postgres(ql)?$/,
    'postgres://owner:password@host:5432/vela',
  ).optional(),
  VELA_ALLOW_EMBEDDED_DATABASE: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no'),
  SESSION_SECRET: secret.optional(),
  SECOND_SESSION_SECRET: secret.optional(),
  ENCRYPTION_KEY: secret.optional(),
  MARKET_DATA: z
    .enum(['auto', 'live', 'files', 'simulated'], {
      error: 'must be auto, live, files or simulated',
    })
    .default('auto'),
  MARKET_DATA_DIR: folder.optional(),
  DATA_RIGHTS: z
    .string()
    .regex(dataRightsPattern, 'must be personal, or licensed: and names of vendors with commas')
    .default('personal'),
  FILINGS_DIR: folder.optional(),
  CALENDAR_FILE: folder.optional(),
  NEWS_FEEDS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((url) => url !== ''))
    .refine(
      (urls) => urls.every((url) => URL.parse(url)?.protocol === 'https:'),
      'must be https addresses of feeds, separated by commas',
    )
    .default([]),
  FRED_KEY: z
    .string()
    .regex(/^[\da-z]{32}$/, 'must be the key of 32 letters and digits')
    .optional(),
  SEC_CONTACT: z
    .string()
    .regex(
      /^[\x20-\x7e]*\S+@\S+\.\S+[\x20-\x7e]*$/,
      'must hold an email address, such as Vela admin@example.com',
    )
    .optional(),
  SEC_URL: createUrlSchema(/^https?$/, 'https://www.sec.gov').default('https://www.sec.gov'),
  SEC_DATA_URL: createUrlSchema(/^https?$/, 'https://data.sec.gov').default('https://data.sec.gov'),
  ...providerKeys,
  SMTP_URL: createUrlSchema(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Vela <no-reply@localhost>'),
  CONTACT_TO: z.email('must be an email address such as support@example.com').optional(),
  VAPID_PUBLIC_KEY: z.string().min(80, 'must be a public key of Web Push, base64url').optional(),
  VAPID_PRIVATE_KEY: z.string().min(40, 'must be a private key of Web Push, base64url').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});
