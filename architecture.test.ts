import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { typesByFolder } from './launcher/lint.mjs';

type Report = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

const root = import.meta.dirname;
const parts = [
  'engine',
  'contracts',
  'market-data',
  'analyst',
  'server',
  'web',
  'bench',
  'e2e',
  'launcher',
];
const sources = globSync(
  [
    `{${parts.join(',')}}/{src,app,journeys,harness,screens}/**/*.{ts,tsx}`,
    '{web,e2e}/*.ts',
    'web/public/sw.js',
    'launcher/*.mjs',
  ],
  { cwd: root },
).map((file) => file.replaceAll(path.sep, '/'));

const getPart = (file: string): string => file.split('/')[0] ?? '';

it('dependencies point only downwards', { timeout: 60_000 }, () => {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  // Reads again only when a file or a rule has changed.
  const cache = ['--cache', 'node_modules/.cache/cruiser', '--cache-strategy', 'content'];
  const args = [cruiser, ...parts, '--output-type', 'json', ...cache];
  const output = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
  });
  const report: Report = JSON.parse(output);
  const seen = new Set(report.modules.map((module) => module.source));

  // If the cruiser cannot parse TypeScript it reads no file and reports no fault.
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((file) => !seen.has(file)),
    'the cruiser reads every source file',
  ).toEqual([]);
  expect(
    report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ).toEqual([]);
  const foreign = report.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => [getPart(source), getPart(resolved)] as const)
      .filter(([from, to]) => from !== to && parts.includes(to)),
  );
  expect(foreign.length).toBeGreaterThan(1000);
  const known: Readonly<Record<string, readonly string[]>> = typesByFolder;
  expect(
    foreign.filter(([from, to]) => !(known[from] ?? []).includes(to)),
    'the linter reads a folder again when one has changed that its types come from',
  ).toEqual([]);
});

it('no file has a catch-all name', () => {
  const drawers =
    /^(?:utils?|helpers?|misc|common|shared|core|types|interfaces|constants|manager|.+-(?:utils?|helpers?|manager))$/;
  expect(
    sources.filter((file) =>
      drawers.test(path.basename(file).replace(/\.(?:test\.)?(?:tsx?|mjs)$/, '')),
    ),
  ).toEqual([]);
});
