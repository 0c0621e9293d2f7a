import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type OsUser = { readonly name: string; readonly uid: number; readonly gid: number };

const accountName = 'postgres';

/** Account of PostgreSQL, which refuses root: `postgres`, created if missing. Throws. */
export function resolveDatabaseUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = findAccount() ?? createAccount();
  const trial = spawnSync('/bin/sh', ['-c', 'exit 0'], { uid: user.uid, gid: user.gid, cwd: '/' });
  if (trial.error) {
    throw new Error(
      `PostgreSQL does not run as root, and this root cannot become the user ${user.name} (${trial.error.message}). ` +
        'Start as an ordinary user, or name a database with DATABASE_URL.',
      { cause: trial.error },
    );
  }
  return user;
}

/** True when this user (undefined: the current one) can create files in this folder. */
export function hasFolderAccess(user: OsUser | undefined, folder: string): boolean {
  const trial = spawnSync('/bin/sh', ['-c', 'cd -- "$1" && test -w . && test -r .', 'sh', folder], {
    ...toSpawnOptions(user),
    cwd: '/',
    stdio: 'ignore',
  });
  return trial.status === 0;
}

/** Options of `spawn` that start a child as this user. */
export function toSpawnOptions(user: OsUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

function findAccount(): OsUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${accountName}:`));
  const [name, , uid, gid] = line?.split(':') ?? [];
  return name === undefined ? undefined : { name, uid: Number(uid), gid: Number(gid) };
}

function createAccount(): OsUser {
  const ways: [string, string[]][] = [
    [
      'useradd',
      [
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        '/usr/sbin/nologin',
        accountName,
      ],
    ],
    ['adduser', ['-S', '-D', '-H', accountName]],
  ];
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
    } catch {
      continue;
    }
    const created = findAccount();
    if (created) return created;
  }
  throw new Error(
    `PostgreSQL does not run as root, and the system account "${accountName}" could not be created. ` +
      `Create it (useradd --system ${accountName}), start as an ordinary user, or name a database with DATABASE_URL.`,
  );
}
