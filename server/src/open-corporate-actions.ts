import { createCorporateActions, type CorporateActions } from '@vela/market-data';
import { createCorporateActionStore } from './db/corporate-action-store.ts';
import type { AppDeps } from './features/feature.ts';

type OnFault = Parameters<typeof createCorporateActions>[0]['onFault'] & {};

/** The table of splits and dividends, with the events files of MARKET_DATA_DIR. */
export function openCorporateActions(
  { config, db, now }: Pick<AppDeps, 'config' | 'db' | 'now'>,
  onFault: OnFault,
): CorporateActions {
  const readsFiles = config.marketData === 'auto' || config.marketData === 'files';
  const folder = readsFiles ? config.marketDataDir : undefined;
  return createCorporateActions({ folder, store: createCorporateActionStore(db), now, onFault });
}
