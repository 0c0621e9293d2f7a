import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A small fixture project with this project's dependency plan and lint rules. Each fault is planted
// once, and its rule must report it.

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
let fixtureFolder: string;

beforeAll(() => {
  fixtureFolder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'vela-gate-')));
  for (const file of ['.dependency-cruiser.js', 'oxlint.config.ts', 'tsconfig.base.json'])
    cpSync(path.join(root, file), path.join(fixtureFolder, file));
  writeFixture('package.json', '{ "name": "house", "type": "module" }');
  for (const part of parts) {
    writeFixture(
      `${part}/package.json`,
      `{ "name": "@vela/${part}", "type": "module", "exports": "./src/index.ts" }`,
    );
    writeFixture(
      `${part}/tsconfig.json`,
      `{ "extends": "../tsconfig.base.json", "compilerOptions": { "types": ["node"] }, "include": ["."] }`,
    );
    writeFixture(`${part}/src/index.ts`, `export const ${part.replace('-', '')} = '${part}';\n`);
    writeFixture(
      `${part}/src/inside.ts`,
      `export const inside = 1;\nexport type Inside = typeof inside;\n`,
    );
    linkPackage(path.join(fixtureFolder, part), `@vela/${part}`);
  }
  for (const name of ['zod', 'fastify', 'drizzle-orm', 'oxlint', '@types/node', '@swc/core'])
    linkPackage(path.join(root, 'node_modules', name), name);
});

afterAll(() => {
  rmSync(fixtureFolder, { recursive: true, force: true });
});

function writeFixture(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(fixtureFolder, file)), { recursive: true });
  writeFileSync(path.join(fixtureFolder, file), text);
}

function linkPackage(target: string, name: string): void {
  const place = path.join(fixtureFolder, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place);
}

/**
 * Runs one of the gate's programs in the fixture project; returns its stdout whatever the exit
 * code.
 */
function runTool(program: string, args: readonly string[]): string {
  return spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd: fixtureFolder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  }).stdout;
}

const repeatLines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const createImport = (name: string, from: string): string =>
  `import { ${name} } from '${from}';\nexport const used = ${name};\n`;

describe('the dependency rules', () => {
  const faults: [rule: string, file: string, text: string][] = [
    [
      'the engine imports nothing but itself',
      'engine/src/takes-a-package.ts',
      createImport('z', 'zod'),
    ],
    [
      'the engine imports nothing but itself',
      'engine/src/takes-a-built-in.ts',
      createImport('readFileSync', 'node:fs'),
    ],
    [
      'the engine imports nothing but itself',
      'engine/src/takes-a-type.ts',
      `import type { Inside } from '@vela/contracts';\nexport type Mine = Inside;\n`,
    ],
    [
      'contracts looks only below itself',
      'contracts/src/looks-up.ts',
      createImport('server', '@vela/server'),
    ],
    [
      'market-data looks only below itself',
      'market-data/src/looks-up.ts',
      createImport('analyst', '@vela/analyst'),
    ],
    [
      'analyst looks only below itself',
      'analyst/src/looks-up.ts',
      createImport('server', '@vela/server'),
    ],
    ['server looks only below itself', 'server/src/looks-up.ts', createImport('web', '@vela/web')],
    [
      'web looks only below itself',
      'web/app/takes-the-engine.ts',
      `import type { engine } from '@vela/engine';\nexport type Mine = typeof engine;\n`,
    ],
    [
      'web looks only below itself',
      'web/app/takes-the-server.ts',
      `import type { server } from '@vela/server';\nexport type Mine = typeof server;\n`,
    ],
    [
      'bench looks only below itself',
      'bench/src/looks-up.ts',
      createImport('server', '@vela/server'),
    ],
    ['e2e looks only below itself', 'e2e/looks-up.ts', createImport('engine', '@vela/engine')],
    [
      'fastify enters by server/src/',
      'analyst/src/takes-fastify.ts',
      createImport('fastify', 'fastify'),
    ],
    [
      'fastify enters by server/src/',
      'web/app/takes-fastify.ts',
      `import type { FastifyInstance } from 'fastify';\nexport type App = FastifyInstance;\n`,
    ],
    [
      'drizzle-orm enters by server/src/',
      'analyst/src/takes-drizzle.ts',
      createImport('sql', 'drizzle-orm'),
    ],
    [
      'a package is entered by its front door',
      'analyst/src/past-the-door.ts',
      createImport('inside', '../../market-data/src/inside.ts'),
    ],
    [
      'a web feature knows no other',
      'web/app/features/chart/knows-chat.ts',
      createImport('inside', '../chat/inside.ts'),
    ],
    [
      'a server feature knows no other',
      'server/src/features/candles/knows-auth.ts',
      createImport('inside', '../auth/inside.ts'),
    ],
    [
      'ui, lib, figures and reports know no feature',
      'web/app/ui/knows-chat.ts',
      createImport('inside', '../features/chat/inside.ts'),
    ],
    [
      'ui, lib, figures and reports know no feature',
      'web/app/lib/knows-chat.ts',
      createImport('inside', '../features/chat/inside.ts'),
    ],
    [
      'ui, lib, figures and reports know no feature',
      'web/app/figures/knows-chat.ts',
      createImport('inside', '../features/chat/inside.ts'),
    ],
    [
      'ui, lib, figures and reports know no feature',
      'web/app/reports/knows-chat.ts',
      createImport('inside', '../features/chat/inside.ts'),
    ],
    [
      'the launcher runs before anything is installed',
      'launcher/takes-a-package.mjs',
      createImport('z', 'zod'),
    ],
    [
      'every import resolves',
      'server/src/takes-nothing.ts',
      createImport('nothing', './not-there.ts'),
    ],
  ];

  let found: string[] = [];
  beforeAll(() => {
    writeFixture('web/app/features/chat/inside.ts', 'export const inside = 1;\n');
    writeFixture('server/src/features/auth/inside.ts', 'export const inside = 1;\n');
    for (const [, file, text] of faults) writeFixture(file, text);
    const report: { summary: { violations: { rule: { name: string }; from: string }[] } } =
      JSON.parse(
        runTool('dependency-cruiser/bin/dependency-cruiser.mjs', [
          ...parts,
          '--output-type',
          'json',
        ]),
      );
    found = report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  }, 60_000);

  it.each(faults)('report that "%s" is violated by %s', (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it('report nothing in a correct file', () => {
    expect(found.filter((fault) => /index\.ts|inside\.ts/.test(fault))).toEqual([]);
  });
});

describe('lint', () => {
  const faults: [rule: string, file: string, text: string][] = [
    [
      'eslint(no-restricted-globals)',
      'engine/src/reads-the-clock.ts',
      `export const at = Date.now();\n`,
    ],
    [
      'eslint(no-restricted-globals)',
      'engine/src/asks-the-network.ts',
      `export const answer = fetch('/');\n`,
    ],
    [
      'eslint(no-restricted-properties)',
      'engine/src/takes-a-chance.ts',
      `export const chance = Math.random();\n`,
    ],
    [
      'eslint(no-restricted-properties)',
      'server/src/makes-a-token.ts',
      `export const token = Math.random().toString(36);\n`,
    ],
    [
      'eslint(no-restricted-imports)',
      'contracts/src/takes-code.ts',
      createImport('engine', '@vela/engine'),
    ],
    [
      'node(no-process-env)',
      'server/src/reads-the-environment.ts',
      `export const port = process.env['PORT'];\n`,
    ],
    [
      'eslint(no-console)',
      'server/src/prints.ts',
      `console.log('x');\nexport const done = true;\n`,
    ],
    [
      'typescript(no-explicit-any)',
      'server/src/says-any.ts',
      `export const loose = (value: any): unknown => value;\n`,
    ],
    [
      'typescript(no-non-null-assertion)',
      'server/src/is-sure.ts',
      `export const first = (rows: string[]): string => rows[0]!;\n`,
    ],
    [
      'typescript(no-floating-promises)',
      'server/src/lets-go.ts',
      `const work = async (): Promise<void> => {};\nexport const start = (): void => {\n  work();\n};\n`,
    ],
    [
      'typescript(switch-exhaustiveness-check)',
      'server/src/forgets-a-case.ts',
      `export function say(kind: 'up' | 'down'): string {\n  switch (kind) {\n    case 'up':\n      return 'up';\n  }\n  return '';\n}\n`,
    ],
    [
      'import(no-cycle)',
      'engine/src/first.ts',
      `import { second } from './second.ts';\nexport const first = (): number => second();\n`,
    ],
    [
      'import(no-cycle)',
      'engine/src/first-type.ts',
      `import type { Second } from './second-type.ts';\nexport type First = { readonly second?: Second };\n`,
    ],
    [
      'import(no-default-export)',
      'server/src/exports-default.ts',
      `const value = 1;\nexport default value;\n`,
    ],
    ['unicorn(filename-case)', 'server/src/camelCase.ts', `export const value = 1;\n`],
    [
      'typescript(consistent-type-imports)',
      'server/src/imports-a-type.ts',
      `import { Inside } from './inside.ts';\nexport type Mine = Inside;\n`,
    ],
    [
      'eslint(max-params)',
      'server/src/takes-four.ts',
      `export const sum = (a: number, b: number, c: number, d: number): number => a + b + c + d;\n`,
    ],
    [
      'eslint(max-lines)',
      'server/src/is-long.ts',
      repeatLines(301, (index) => `export const line${index} = ${index};`),
    ],
    [
      'eslint(max-lines-per-function)',
      'server/src/goes-on.ts',
      `export function go(list: number[]): void {\n${repeatLines(61, (index) => `  list.push(${index});`)}\n}\n`,
    ],
    [
      'eslint(max-depth)',
      'server/src/is-deep.ts',
      `export function dig(a: boolean): void {\n  if (a) { if (!a) { if (a) { if (!a) { throw new Error('deep'); } } } }\n}\n`,
    ],
    [
      'eslint(complexity)',
      'server/src/is-tangled.ts',
      `export const pick = (n: number): string => ${repeatLines(12, (index) => `n === ${index} ? 'a${index}' :`)} 'none';\n`,
    ],
    [
      'typescript(only-throw-error)',
      'server/src/throws-a-word.ts',
      `export function fail(): never {\n  throw 'word';\n}\n`,
    ],
  ];

  let found: string[] = [];
  beforeAll(() => {
    writeFixture(
      'engine/src/second.ts',
      `import { first } from './first.ts';\nexport const second = (): number => first();\n`,
    );
    writeFixture(
      'engine/src/second-type.ts',
      `import type { First } from './first-type.ts';\nexport type Second = { readonly first?: First };\n`,
    );
    for (const [, file, text] of faults) writeFixture(file, text);
    const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(
      runTool('oxlint/bin/oxlint', [...parts, '--format=json']),
    );
    found = report.diagnostics.map(({ code, filename }) => `${code}: ${filename}`);
  }, 60_000);

  it.each(faults)('finds %s in %s', (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });
});

describe('the types', () => {
  it('reject DOM, Node and unchecked index access in the engine', { timeout: 60_000 }, () => {
    writeFixture(
      'engine/tsconfig.json',
      `{ "extends": "../tsconfig.base.json", "compilerOptions": { "types": [] }, "files": ["src/faults.ts"] }`,
    );
    writeFixture(
      'engine/src/faults.ts',
      `export const a = document;\nexport const b = process;\nexport const c = (rows: number[]): number => rows[0];\nexport enum D { one }\n`,
    );
    const faults = [
      ...runTool('typescript/bin/tsc', ['-p', 'engine', '--pretty', 'false']).matchAll(
        /faults\.ts\((\d),/g,
      ),
    ].map(([, line]) => Number(line));
    expect(faults).toEqual([1, 2, 3, 4]);
  });
});
