import { ConfigError, type Config } from '../config.ts';
import { findExcessRight, grantAppRights } from './app-role.ts';
import { closeDatabase, createDatabase, openConnections } from './create-database.ts';
import type { Database } from './database.ts';
import { saveDumpBeforeMigration } from './dump/dump-before-migration.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { applyMigrations } from './migrate.ts';

export type OpenDatabase = {
  readonly db: Database;
  readonly url: string;
  closePool(): Promise<void>;
  stopServer(): Promise<void>;
};

type Opening = {
  readonly log: (line: string) => void;
  readonly onIdleError: (error: Error) => void;
  /**
   * Run while the database starts. Connecting waits for it: while modules load, this thread takes no
   * answer of the database.
   */
  readonly meanwhile?: () => Promise<unknown>;
};

/** Tests the configured database, so that a wrong address or password is reported as such. */
async function requireReachable(db: Database): Promise<void> {
  try {
    await db.$client.query('select 1');
  } catch (error) {
    await closeDatabase(db);
    throw new ConfigError(
      'DATABASE_URL',
      `the database cannot be used: ${describeDatabaseError(error)}`,
    );
  }
}

type OwnerWork = {
  readonly role: string;
  readonly dump: Parameters<typeof saveDumpBeforeMigration>[1] | undefined;
};

/** What the role of the server may not do: dumps, migrates and gives that role its rights. */
async function prepareAsOwner(ownerUrl: string, { role, dump }: OwnerWork): Promise<void> {
  const owner = createDatabase(ownerUrl, { maxConnections: 2 });
  try {
    if (dump) await saveDumpBeforeMigration(owner, dump);
    await applyMigrations(owner);
    await grantAppRights(owner, role);
  } finally {
    await closeDatabase(owner);
  }
}

/** Throws for a role that could change the audit trail. */
async function requireLeastRights(db: Database): Promise<void> {
  const excess = await findExcessRight(db);
  if (excess === undefined) return;
  const fault = excess === 'superuser' ? 'is a superuser' : 'can change audit records';
  throw new ConfigError(
    'DATABASE_URL',
    `its role ${fault}. Name a role of its own here, and the owner of the tables in DATABASE_OWNER_URL`,
  );
}

/** Opens or starts the database and migrates it. Throws an error that says what to do. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> &
    Partial<Pick<Config, 'databaseOwnerUrl' | 'profile'>>,
  { log, onIdleError, meanwhile }: Opening,
): Promise<OpenDatabase> {
  let done: Promise<unknown> | undefined;
  const onSpawn = (): void => {
    done ??= meanwhile?.().catch(() => undefined);
  };
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log, onSpawn })
      : undefined;
  const url = embedded?.appUrl ?? config.databaseUrl ?? '';
  const db = createDatabase(url, { onIdleError });
  const ownerUrl = embedded?.url ?? config.databaseOwnerUrl;
  onSpawn();
  await done;
  if (embedded === undefined) await requireReachable(db);
  const stopServer = async (): Promise<void> => embedded?.stop();
  try {
    if (ownerUrl === undefined) await applyMigrations(db);
    else
      await prepareAsOwner(ownerUrl, {
        role: decodeURIComponent(new URL(url).username),
        dump: embedded && { folder: `${config.dataDir}/backups`, home: embedded.home, log },
      });
    if (config.profile === 'production') await requireLeastRights(db);
    await openConnections(db);
  } catch (error) {
    await closeDatabase(db);
    await stopServer();
    throw new Error(`The database could not be prepared: ${describeDatabaseError(error)}`, {
      cause: error,
    });
  }
  return { db, url, closePool: () => closeDatabase(db), stopServer };
}

function describeDatabaseError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeDatabaseError).join('; ');
  return error instanceof Error ? error.message : String(error);
}
