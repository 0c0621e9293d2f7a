import { readClusterRecord } from './cluster-record.ts';
import { toDatabaseUrl, startEmbeddedPostgres } from './embedded-postgres.ts';

type Settings = {
  readonly dataDir: string;
  readonly running: boolean;
  readonly log: (line: string) => void;
};

/** Runs work with the database of the running server, or one started for the work. */
export async function runWithEmbeddedDatabase(
  { dataDir, running, log }: Settings,
  work: (place: { readonly url: string; readonly home: string }) => Promise<void>,
): Promise<void> {
  if (running) {
    const record = readClusterRecord(dataDir);
    if (record?.port === undefined)
      throw new Error(`A server is starting on ${dataDir}. Try again in a moment.`);
    return work({ url: toDatabaseUrl(record.port, record.password), home: record.folder });
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
  }
}
