import { ConfigError, type Config } from '../config.ts';
import { closeDatabase, createDatabase, openMinimumConnections } from './create-database.ts';
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

type Lines = { readonly log: (line: string) => void; readonly onIdleError: (error: Error) => void };

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

/** Opens or starts the database and migrates it. Throws an error that says what to do. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { log, onIdleError }: Lines,
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
      : undefined;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  const db = createDatabase(url, { onIdleError });
  if (embedded === undefined) await requireReachable(db);
  const stopServer = async (): Promise<void> => embedded?.stop();
  try {
    if (embedded)
      await saveDumpBeforeMigration(db, {
        folder: `${config.dataDir}/backups`,
        home: embedded.home,
        log,
      });
    await applyMigrations(db);
    await openMinimumConnections(db);
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
