import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brand } from '@vela/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configKeys, parseConfig } from './config.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'vela-config-'));
});
afterEach(() => {
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const secret = 'x'.repeat(32);
const production = {
  VELA_PROFILE: 'production',
  SESSION_SECRET: 'q7Xv0ZrT2mKpW9aLd4YcJ8nUe1BsHg6f',
  ENCRYPTION_KEY: 'R3kD8wQz5VtN1xPj7CmF0yGaL9uSb2Eh',
  PUBLIC_URL: 'https://vela.example.com',
  DATABASE_URL: 'postgres://u:p@db/vela',
  SMTP_URL: 'smtp://u:p@mail:587',
  CONTACT_TO: 'people@vela.example.com',
};

it('has a working default for everything', () => {
  expect(parseConfig({ DATA_DIR })).toMatchObject({
    profile: 'local',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    marketData: 'auto',
    vendorUrls: { binance: 'https://data-api.binance.vision' },
    databaseUrl: undefined,
    contactTo: { messages: brand.contact.support, applications: brand.contact.careers },
  });
});

it('derives the public address from the port', () => {
  expect(parseConfig({ DATA_DIR, PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
});

it('treats an empty value as not set', () => {
  expect(parseConfig({ DATA_DIR, PORT: '', SMTP_URL: ' ' })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
  });
});

it.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['PUBLIC_URL', 'vela.example.com'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['MARKET_DATA', 'guess'],
  ['BINANCE_URL', 'ftp://mirror.example'],
  ['LLM_BASE_URL', 'models.example.com'],
  ['LLM_PROVIDERS', 'Example|models.example.com|big'],
  ['SESSION_SECRET', 'short'],
  ['SECOND_SESSION_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'banana'],
  ['CONTACT_TO', 'support at example.com'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1, banana'],
])('names the key %s when it is %s', (key, value) => {
  expect(() => parseConfig({ DATA_DIR, [key]: value })).toThrow(new RegExp(`^${key}: `));
});

it.each(['1', '10.0.0.0/8', '127.0.0.1,::1', 'loopback, 2001:db8::/32'])(
  'trusts the proxies %s',
  (TRUST_PROXY) => {
    expect(parseConfig({ DATA_DIR, TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
  },
);

it('requires a model at the address of a language model', () => {
  const env = { DATA_DIR, LLM_BASE_URL: 'https://models.example.com/v1' };
  expect(() => parseConfig(env)).toThrow(/^LLM_MODEL/);
  expect(parseConfig({ ...env, LLM_MODEL: 'm' }).models.operator).toMatchObject({ model: 'm' });
});

it('sends all form messages to CONTACT_TO when it is set', () => {
  const contactTo = {
    messages: 'people@vela.example.com',
    applications: 'people@vela.example.com',
  };
  expect(parseConfig({ DATA_DIR, CONTACT_TO: 'people@vela.example.com' }).contactTo).toEqual(
    contactTo,
  );
});

it('names DATA_DIR when it cannot be used', () => {
  expect(() => parseConfig({ DATA_DIR: '/dev/null/data' })).toThrow(/^DATA_DIR: /);
});

it('requires an existing folder when MARKET_DATA is files', () => {
  const missing = path.join(DATA_DIR, 'nowhere');
  expect(() => parseConfig({ DATA_DIR, MARKET_DATA: 'files', MARKET_DATA_DIR: missing })).toThrow(
    /^MARKET_DATA_DIR: /,
  );
  expect(
    parseConfig({ DATA_DIR, MARKET_DATA: 'files', MARKET_DATA_DIR: DATA_DIR }).marketDataDir,
  ).toBe(DATA_DIR);
  expect(parseConfig({ DATA_DIR, MARKET_DATA_DIR: missing }).marketDataDir).toBe(missing);
});

describe('secrets', () => {
  it('are random per DATA_DIR, persistent, and readable by their owner only', () => {
    const first = parseConfig({ DATA_DIR });
    expect(parseConfig({ DATA_DIR }).sessionSecret).toBe(first.sessionSecret);
    expect(first.sessionSecret).not.toBe(first.encryptionKey);
    expect(parseConfig({ DATA_DIR: path.join(DATA_DIR, 'other') }).sessionSecret).not.toBe(
      first.sessionSecret,
    );
    expect(statSync(path.join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('must differ from each other', () => {
    expect(() => parseConfig({ DATA_DIR, SESSION_SECRET: secret, ENCRYPTION_KEY: secret })).toThrow(
      /^ENCRYPTION_KEY: .*SESSION_SECRET/,
    );
  });

  it('come from the environment when set', () => {
    expect(parseConfig({ DATA_DIR, SESSION_SECRET: secret }).sessionSecret).toBe(secret);
  });
});

describe('the production profile', () => {
  it('starts with everything it needs', () => {
    expect(parseConfig({ DATA_DIR, ...production }).profile).toBe('production');
  });

  it.each([
    'SESSION_SECRET',
    'ENCRYPTION_KEY',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'CONTACT_TO',
  ])('refuses to start without %s', (key) => {
    expect(() => parseConfig({ DATA_DIR, ...production, [key]: '' })).toThrow(
      new RegExp(`^${key}: `),
    );
  });

  it.each(['SESSION_SECRET', 'SECOND_SESSION_SECRET', 'ENCRYPTION_KEY'])(
    'refuses a %s that can be guessed',
    (key) => {
      expect(() => parseConfig({ DATA_DIR, ...production, [key]: secret })).toThrow(
        new RegExp(`^${key}: can be guessed`),
      );
    },
  );

  it('rejects a PUBLIC_URL without https', () => {
    expect(() =>
      parseConfig({ DATA_DIR, ...production, PUBLIC_URL: 'http://vela.example.com' }),
    ).toThrow(/^PUBLIC_URL: .*https/);
  });

  it('rejects simulated data', () => {
    expect(() => parseConfig({ DATA_DIR, ...production, MARKET_DATA: 'simulated' })).toThrow(
      /^MARKET_DATA: /,
    );
  });

  it('allows the embedded database only by VELA_ALLOW_EMBEDDED_DATABASE', () => {
    expect(
      parseConfig({
        DATA_DIR,
        ...production,
        DATABASE_URL: '',
        VELA_ALLOW_EMBEDDED_DATABASE: 'yes',
      }).databaseUrl,
    ).toBeUndefined();
  });
});

it('reads exactly the keys that .env.example lists', () => {
  const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  const listed = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, key]) => key);
  expect(new Set(listed)).toEqual(new Set(configKeys));
  expect(listed).toHaveLength(configKeys.length);
});
