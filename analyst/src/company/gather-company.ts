import type { Instrument } from '@vela/contracts';
import type { CompanyFilingsResult } from '@vela/market-data';
import type { GatherDeps } from '../gather-deps.ts';
import { findPrice } from './find-price.ts';
import { toDay, toPastDay } from './known-day.ts';
import { listActions, listKnownSplits } from './list-actions.ts';
import {
  readCompany,
  type CompanyQuestion,
  type GatheredCompany,
  type ReadCompany,
} from './read-company.ts';

export type CompanyMaterial =
  | GatheredCompany
  | {
      readonly kind: 'no-filings';
      readonly instrument: Instrument;
      readonly known: readonly string[];
      /** There are filings, all of them later than the day asked about. */
      readonly isTooEarly: boolean;
      /** The SEC, which may have them, is not asked here. */
      readonly isOffline: boolean;
      /** A source that may have them did not answer. */
      readonly isUnanswered: boolean;
    };

type Found = Extract<CompanyFilingsResult, { kind: 'filings' }>;

type Beside = Pick<ReadCompany, 'series' | 'splits' | 'peers'>;

/** What stands beside filings: the price of the day, splits, and other companies. */
async function gatherBeside(
  instrument: Instrument,
  found: Found,
  {
    now,
    knownOn,
    deps,
  }: { readonly now: number; readonly knownOn: number | undefined; readonly deps: GatherDeps },
): Promise<Beside> {
  const today = toDay(now);
  // Nothing that is simulated stands beside what is real.
  const peers = found.origin === 'simulated' ? undefined : deps.peers;
  const known = await listActions(instrument.symbol, found, {
    knownOn: today,
    table: deps.corporateActions,
  });
  return {
    series: await findPrice(instrument, { now, day: knownOn, known }, deps.marketData),
    splits: listKnownSplits(known),
    peers: await peers?.find(instrument.symbol, knownOn === undefined ? today : toDay(knownOn)),
  };
}

/** Reads the filings of a company as known now, with its price where there is one. */
export async function gatherCompany(
  instrument: Instrument,
  question: CompanyQuestion,
  deps: GatherDeps,
): Promise<CompanyMaterial> {
  const known = deps.filings?.known ?? [];
  const missing = {
    kind: 'no-filings',
    instrument,
    known,
    isTooEarly: false,
    isOffline: deps.filings?.asksSec !== true,
    isUnanswered: false,
  } as const;
  if (instrument.assetClass !== 'stock' || deps.filings === undefined) return missing;
  const found = await deps.filings.find(instrument.symbol);
  if (found.kind !== 'filings') return { ...missing, isUnanswered: found.refusal !== undefined };
  const { now, plan } = question;
  const knownOn = toPastDay(plan.knownOn, now);
  const beside = await gatherBeside(instrument, found, { now, knownOn, deps });
  const read = readCompany({ instrument, found, knownOn, ...beside }, question, deps.newId);
  return read ?? { ...missing, isTooEarly: knownOn !== undefined };
}
