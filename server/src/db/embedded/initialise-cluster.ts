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
import { programOf, type Binaries } from './binaries.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { asUser, type OsUser } from './os-user.ts';
import { childEnvironment } from './child-environment.ts';

/** The one role of the embedded database; it may do everything there. */
export const roleName = 'vela';

const halfPrefix = 'cluster-initialising-';

/**
 * Creates the cluster unless it is there. It is made beside its place and renamed at the end, so a cluster in its place
 * is always a whole one. Data of another major version is refused and left as it is.
 */
export function initialiseCluster(
  place: ClusterPlace,
  binaries: Binaries,
  settings: { user: OsUser | undefined; password: string },
): void {
  if (existsSync(place.cluster)) return refuseOtherVersion(place.cluster, binaries);
  for (const name of readdirSync(place.home).filter((entry) => entry.startsWith(halfPrefix)))
    rmSync(path.join(place.home, name), { recursive: true, force: true });
  const half = path.join(place.home, `${halfPrefix}${process.pid}`);
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
  // The built-in provider folds case by Unicode and sorts the same on every machine, whatever locales it has.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const run = spawnSync(programOf(binaries, 'initdb'), [...args, ...locale], {
    ...asUser(settings.user),
    ...childEnvironment(),
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

function refuseOtherVersion(cluster: string, binaries: Binaries): void {
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
