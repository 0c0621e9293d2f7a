import { readClusterRecord } from './cluster-record.ts';
import { databaseUrl, startEmbeddedPostgres } from './embedded-postgres.ts';

type Settings = {
  readonly dataDir: string;
  readonly running: boolean;
  readonly log: (line: string) => void;
};

/** Lends the embedded database to a piece of work: the running server's, or one that is started for it and stopped after it. */
export async function withEmbeddedDatabase(
  { dataDir, running, log }: Settings,
  work: (place: { readonly url: string; readonly home: string }) => Promise<void>,
): Promise<void> {
  if (running) {
    const record = readClusterRecord(dataDir);
    if (record?.port === undefined)
      throw new Error(`A server is starting on ${dataDir}. Try again in a moment.`);
    return work({ url: databaseUrl(record.port, record.password), home: record.folder });
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
  }
}
