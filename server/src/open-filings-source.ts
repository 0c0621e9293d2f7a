import { createFilingsSource, type FilingsSource, type readCompanyBody } from '@vela/market-data';
import { createFilingsStore } from './db/filings/filings-store.ts';
import type { AppDeps } from './features/feature.ts';
import { createWorkerThread } from './worker-thread.ts';

type OpenFilings = { readonly filings: FilingsSource; readonly close: () => Promise<void> };

/**
 * Filings of FILINGS_DIR, of the SEC where SEC_CONTACT says who asks, of the database, and of the
 * extract. Bodies of the SEC are read on a worker thread.
 */
export function openFilingsSource({
  config,
  db,
  now,
}: Pick<AppDeps, 'config' | 'db' | 'now'>): OpenFilings {
  const { filingsDir, secContact, secUrls } = config;
  const thread = createWorkerThread<string, ReturnType<typeof readCompanyBody>>({
    file: new URL('./parse-filings-worker.ts', import.meta.url),
    name: 'parseFilings',
  });
  const sec =
    secContact === undefined
      ? undefined
      : { contact: secContact, urls: secUrls, clock: () => performance.now() };
  const filings = createFilingsSource({
    folder: filingsDir,
    store: createFilingsStore(db),
    sec,
    simulated: config.profile === 'local',
    now,
    parse: thread.run,
  });
  return { filings, close: thread.close };
}
