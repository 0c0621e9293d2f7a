import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { getProgramPath, type Binaries } from './binaries.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { toSpawnOptions, type OsUser } from './os-user.ts';
import { createChildEnvironment } from './child-environment.ts';

/** Owner of the embedded database, a superuser: migrates and backs up. The server has its own. */
export const roleName = 'vela';

const unfinishedPrefix = 'cluster-initialising-';

/**
 * Creates the cluster if missing, renamed to its path when complete. Throws for data of another
 * major version, unchanged.
 */
export function createCluster(
  place: ClusterPlace,
  binaries: Binaries,
  settings: { user: OsUser | undefined; password: string },
): void {
  if (existsSync(place.cluster)) return requireSameVersion(place.cluster, binaries);
  for (const name of readdirSync(place.home).filter((entry) => entry.startsWith(unfinishedPrefix)))
    rmSync(path.join(place.home, name), { recursive: true, force: true });
  const half = path.join(place.home, `${unfinishedPrefix}${process.pid}`);
  const passwordFile = path.join(place.home, `password-${process.pid}`);
  writeFileSync(passwordFile, settings.password, { mode: 0o600 });
  if (settings.user) chownSync(passwordFile, settings.user.uid, settings.user.gid);
  try {
    runInitdb(binaries, half, { passwordFile, user: settings.user });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, place.cluster);
}

function runInitdb(
  binaries: Binaries,
  folder: string,
  settings: { passwordFile: string; user: OsUser | undefined },
): void {
  const args = [
    `--pgdata=${folder}`,
    `--username=${roleName}`,
    '--auth=scram-sha-256',
    `--pwfile=${settings.passwordFile}`,
    '--encoding=UTF8',
  ];
  // Unicode case folding and the same sort order on every machine.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const run = spawnSync(getProgramPath(binaries, 'initdb'), [...args, ...locale], {
    ...toSpawnOptions(settings.user),
    ...createChildEnvironment(),
    cwd: path.dirname(folder),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (run.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `The database could not be created in ${folder}: ${(run.stderr || run.error?.message) ?? 'initdb failed'}`.trim(),
    );
  }
}

function requireSameVersion(cluster: string, binaries: Binaries): void {
  const file = path.join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (found === undefined)
    throw new Error(
      `${cluster} is not a PostgreSQL database (no PG_VERSION). It is left as it is: move it away, or restore it from a backup.`,
    );
  if (found !== binaries.major) {
    throw new Error(
      `The database in ${cluster} is of PostgreSQL ${found}; this release brings ${binaries.major}. It is left as it is. ` +
        `Start with the release that made it, back it up there, and restore the backup here (docs/operations.md).`,
    );
  }
}
