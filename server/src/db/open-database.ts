import { ConfigError, type Config } from '../config.ts';
import { closeDatabase, createDatabase, openKeptConnections } from './create-database.ts';
import type { Database } from './database.ts';
import { dumpBeforeMigration } from './dump/dump-before-migration.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

export type OpenDatabase = {
  readonly db: Database;
  readonly url: string;
  closePool(): Promise<void>;
  stopServer(): Promise<void>;
};

type Lines = { readonly log: (line: string) => void; readonly onIdleError: (error: Error) => void };

/** A database of one's own is asked once, so that a wrong address or password is told as such. */
async function refuseUnreachable(db: Database): Promise<void> {
  try {
    await db.$client.query('select 1');
  } catch (error) {
    await closeDatabase(db);
    throw new ConfigError('DATABASE_URL', `the database cannot be used: ${reasonOf(error)}`);
  }
}

/** Opens the configured database, or starts the embedded one, and brings its schema up to date. Throws with what to do. */
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
  if (embedded === undefined) await refuseUnreachable(db);
  const stopServer = async (): Promise<void> => embedded?.stop();
  try {
    if (embedded)
      await dumpBeforeMigration(db, {
        folder: `${config.dataDir}/backups`,
        home: embedded.home,
        log,
      });
    await migrate(db);
    await openKeptConnections(db);
  } catch (error) {
    await closeDatabase(db);
    await stopServer();
    throw new Error(`The database could not be prepared: ${reasonOf(error)}`, { cause: error });
  }
  return { db, url, closePool: () => closeDatabase(db), stopServer };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
