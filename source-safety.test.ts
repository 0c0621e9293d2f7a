import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, readCode } from './bench/src/code/read-code.ts';

const root = import.meta.dirname;

/** What a secret looks like, by whose it is. */
const secretForms = [
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\n/,
  /\bxox[baprs]-[A-Za-z0-9-]{10}/,
  /\b[sr]k_live_[A-Za-z0-9]{16}/,
  /\bsk-[A-Za-z0-9_-]{32}/,
  /\bAIza[\w-]{35}/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./,
];
const holdsSecret = (text: string): boolean => secretForms.some((form) => form.test(text));

function readFolder(folder: string): { path: string; text: string }[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|json|html|css|txt|md)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ path: path.relative(root, file), text: readFileSync(file, 'utf8') }));
}

describe('secrets', () => {
  it.each([
    ['a key of a cloud', `AKIA${'Q7'.repeat(8)}`],
    ['a token of a code host', `ghp_${'a1'.repeat(18)}`],
    ['a private key', ['-----BEGIN RSA', 'PRIVATE', 'KEY-----\nMIIE'].join(' ')],
    ['a key of payments', ['sk', 'live', 'a1'.repeat(10)].join('_')],
    ['a key of a model', `sk-${'a1'.repeat(20)}`],
    ['a signed token', `eyJ${'a1'.repeat(12)}.eyJ${'b2'.repeat(12)}.x`],
  ])('are recognized: %s', (_name, text) => {
    expect(holdsSecret(text)).toBe(true);
  });

  it('are neither in the code nor in the built pages', () => {
    const built = existsSync(path.join(root, 'web/build')) ? readFolder('web/build') : [];
    const files = [...readCode(), ...built, ...readFolder('docs')];
    expect(files.length).toBeGreaterThan(2000);
    expect(files.filter(({ text }) => holdsSecret(text)).map((file) => file.path)).toEqual([]);
  });
});

/** Each has one statement with names of our own in it, never with what a person sent. */
const withOwnNames = [
  'server/src/db/app-role.ts',
  'server/src/db/dump/dump-database.ts',
  'server/src/db/dump/restore-database.ts',
  'server/src/db/embedded/embedded-postgres.ts',
  'server/src/features/auth/own-data/write-export.ts',
  'server/src/feed/feed-link.ts',
];

it('statements of the database are not put together from text', () => {
  const statement = /\.query\(\s*`[^`]*\$\{|\.query\(\s*'[^']*'\s*\+|\bsql\.raw\(/g;
  const found = readCode()
    .filter((file) => file.path.startsWith('server/src/') && !isTest(file))
    .flatMap((file) => [...file.text.matchAll(statement)].map(() => file.path));
  expect(found.toSorted()).toEqual(withOwnNames);
});

it('no page takes messages of other windows: tabs of this site speak by a BroadcastChannel', () => {
  const listeners = readCode()
    .filter((file) => file.path.startsWith('web/') && !isTest(file))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(/(\w+)\.addEventListener\(\s*'message'|(\w+)\.onmessage\b/g)].map(
        ([, listening, assigned]) => `${file}: ${listening ?? assigned}`,
      ),
    );
  expect(listeners).toEqual(['web/app/lib/session/session-provider.tsx: tabs']);
});

describe('packages', () => {
  type Locked = { readonly link?: true; readonly integrity?: string; readonly resolved?: string };
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const fetched = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && link !== true,
  );

  it('are pinned by a hash, and come from the registry alone', () => {
    expect(fetched.length).toBeGreaterThan(300);
    const open = fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(open.map(([place]) => place)).toEqual([]);
    const elsewhere = fetched.filter(([, { resolved }]) => resolved !== undefined);
    expect(elsewhere.map(([place]) => place)).toEqual([]);
  });

  it('are named by one exact version', () => {
    const names = readdirSync(root, { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')),
      )
      .map(({ name }) => `${name}/package.json`);
    const loose = ['package.json', ...names].flatMap((name) => {
      const read: Record<string, Record<string, string> | undefined> = JSON.parse(
        readFileSync(path.join(root, name), 'utf8'),
      );
      return Object.entries({ ...read['dependencies'], ...read['devDependencies'] })
        .filter(([, version]) => !/^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|\*)$/.test(version))
        .map(([dependency, version]) => `${name}: ${dependency} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});
