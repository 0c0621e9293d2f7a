import type { MarketData } from '@vela/market-data';
import type { Analyst } from '../../analyst.ts';
import type { Database } from '../../db/database.ts';
import { makeSample } from './make-sample.ts';
import { readNewestSample, storeSample } from './sample-store.ts';
import type { StoredSample } from './stored-sample.ts';

export type RefreshDeps = {
  readonly db: Database;
  readonly analyst: Analyst;
  readonly marketData: MarketData;
  /** UTC milliseconds. */
  readonly now: () => number;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Real candles of the last week say more than simulated ones of today. */
const realLastsMs = 7 * dayMs;

/**
 * What came of a refresh: the sample to show, if there is one. `fresh`: nothing to do for now; `improvable`: simulated candles stand in,
 * and a better source may answer later; `failed`: the source gave nothing, what was there stays.
 */
export type Refreshed = { readonly sample: StoredSample | undefined } & (
  | { readonly kind: 'fresh' | 'improvable' }
  | { readonly kind: 'failed'; readonly reason: string }
);

/** Whether a newly made sample takes the place of the one that is shown. */
function replaces(made: StoredSample, newest: StoredSample | undefined, now: number): boolean {
  if (newest === undefined || made.source.kind !== 'simulated') return true;
  const age = now - newest.madeAt;
  return newest.source.kind === 'simulated' ? age >= dayMs : age >= realLastsMs;
}

/** Makes and stores a new sample when the newest is a day old, or when `improve` asks for a better source than the simulation. */
export async function refreshSample(deps: RefreshDeps, improve: boolean): Promise<Refreshed> {
  const { db, now } = deps;
  const moment = now();
  const newest = await readNewestSample(db);
  const isOld = newest === undefined || moment - newest.madeAt >= dayMs;
  if (!isOld && !(improve && newest.source.kind === 'simulated'))
    return { kind: 'fresh', sample: newest };
  const result = await makeSample(deps, moment);
  if (result.kind === 'failed') return { ...result, sample: newest };
  const kind = result.mayImprove ? 'improvable' : 'fresh';
  if (!replaces(result.sample, newest, moment)) return { kind, sample: newest };
  return { kind, sample: await storeSample(db, result.sample, newest?.madeAt ?? 0) };
}
