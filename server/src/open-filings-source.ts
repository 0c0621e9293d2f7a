import path from 'node:path';
import { createFilingsSource, type FilingsSource } from '@vela/market-data';
import type { AppDeps } from './features/feature.ts';

/** Filings of FILINGS_DIR, of the SEC where SEC_CONTACT says who asks, and of the extract. */
export function openFilingsSource({ config, now }: Pick<AppDeps, 'config' | 'now'>): FilingsSource {
  const { filingsDir, secContact, secUrls, dataDir } = config;
  const sec =
    secContact === undefined
      ? undefined
      : {
          contact: secContact,
          urls: secUrls,
          folder: path.join(dataDir, 'filings'),
          now,
          clock: () => performance.now(),
        };
  return createFilingsSource({ folder: filingsDir, sec });
}
