import os from 'node:os';
import type { AppDeps } from '../features/feature.ts';
import type { AnalystThreadSettings } from './analyst-task.ts';

const threadCount = { least: 1, most: 8 } as const;

/**
 * Settings of the analyst's threads: filings of FILINGS_DIR, of the SEC where SEC_CONTACT says who
 * asks, of the database, and of the extract; one thread fewer than there are cores, at least one.
 */
export function toAnalystThreadSettings({
  config,
  db,
}: Pick<AppDeps, 'config' | 'db'>): AnalystThreadSettings {
  const { filingsDir, secContact, secUrls, profile } = config;
  const sec = secContact === undefined ? undefined : { contact: secContact, urls: secUrls };
  const threads = os.availableParallelism() - 1;
  return {
    filings: {
      folder: filingsDir,
      sec,
      databaseUrl: db.$client.options.connectionString,
      simulated: profile === 'local',
    },
    threads: Math.min(threadCount.most, Math.max(threadCount.least, threads)),
  };
}
