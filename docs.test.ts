import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
const pages = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const topFolders = [
  'engine',
  'contracts',
  'market-data',
  'analyst',
  'server',
  'web',
  'e2e',
  'bench',
  'launcher',
  'docs',
];
const cited = new RegExp(`(?<![\\w/.-])(?:${topFolders.join('|')})/[\\w./-]*[\\w/]`, 'g');

it('finds the docs pages', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/operations.md']),
  );
});

it.each(pages)('every path that %s cites exists', (page) => {
  // A block of a diff names files of a branch that was thrown away.
  const text = readFileSync(path.join(root, page), 'utf8').replace(/^```diff$.*?^```$/gms, '');
  const missing = [...text.matchAll(cited)]
    .map(([place]) => place)
    .filter((place) => !existsSync(path.join(root, place)));
  expect(missing).toEqual([]);
});
