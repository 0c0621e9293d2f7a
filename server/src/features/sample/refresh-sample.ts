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
/** Real candles of up to a week are preferred to new simulated ones. */
const realMaxAgeMs = 7 * dayMs;

/** `fresh`: nothing to do; `improvable`: simulated, may get better; `failed`: the old one stays. */
export type Refreshed = { readonly sample: StoredSample | undefined } & (
  | { readonly kind: 'fresh' | 'improvable' }
  | { readonly kind: 'failed'; readonly reason: string }
);

function isReplacement(made: StoredSample, newest: StoredSample | undefined, now: number): boolean {
  if (newest === undefined || made.source.kind !== 'simulated') return true;
  const age = now - newest.madeAt;
  return newest.source.kind === 'simulated' ? age >= dayMs : age >= realMaxAgeMs;
}

/** Makes and stores a sample when the newest is a day old, or to `improve` on the simulation. */
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
  if (!isReplacement(result.sample, newest, moment)) return { kind, sample: newest };
  return { kind, sample: await storeSample(db, result.sample, newest?.madeAt ?? 0) };
}
