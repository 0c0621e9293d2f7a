import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { hasFolderAccess, type OsUser } from './os-user.ts';

/** `home` belongs to the database user and contains `cluster`, the PostgreSQL data directory. */
export type ClusterPlace = { readonly home: string; readonly cluster: string };

/** Below DATA_DIR, else (unreachable, /root) /var/lib/vela/<hash of DATA_DIR>; recorded: reused. */
export function findClusterPlace(
  dataDir: string,
  user: OsUser | undefined,
  recorded: string | undefined,
): ClusterPlace {
  if (recorded !== undefined && !existsSync(recorded)) {
    throw new Error(
      `The database of ${dataDir} was made in ${recorded}, and is not there. Restore that folder; or, to begin with an empty database, remove ${path.join(dataDir, 'postgres.json')}.`,
    );
  }
  const near = path.join(dataDir, 'postgres');
  const home = recorded ?? (makeHome(near, user) ? near : makeFallbackHome(dataDir, user));
  if (!hasFolderAccess(user, home)) {
    throw new Error(
      `${user?.name ?? 'This user'} may not write to ${home}. Was it created by another user? Start as that user, or change its owner.`,
    );
  }
  return { home, cluster: path.join(home, 'cluster') };
}

/** Throws when a cluster exists but its password record is missing. */
export function rejectUnrecordedCluster({ home, cluster }: ClusterPlace, dataDir: string): void {
  if (!existsSync(cluster)) return;
  throw new Error(
    `${path.join(dataDir, 'postgres.json')} is missing. It holds the password of the database in ${cluster}, which is left as it is. ` +
      `Restore that file from a copy of ${dataDir}. Without one: move ${home} away, and fill the empty database that is made then from the last backup ` +
      `(npm run restore -- ${path.join(dataDir, 'backups', '<name>')}).`,
  );
}

function makeFallbackHome(dataDir: string, user: OsUser | undefined): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const far = path.join('/var/lib/vela', hash);
  if (user === undefined || !makeHome(far, user))
    throw new Error(`No folder for the database: ${dataDir} cannot be written to.`);
  return far;
}

function makeHome(home: string, user: OsUser | undefined): boolean {
  mkdirSync(path.dirname(home), { recursive: true });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (user) chownSync(home, user.uid, user.gid);
  return hasFolderAccess(user, home);
}
