import type { Instrument } from '@vela/contracts';
import { findSplits } from '@vela/engine';
import type { CompanyFilingsResult, CorporateActions } from '@vela/market-data';
import type { GatherDeps } from '../gather-deps.ts';
import { findPrice } from './find-price.ts';
import { toDay, toPastDay } from './known-day.ts';
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
      /** A source that may have them did not answer. */
      readonly isUnanswered: boolean;
    };

type Found = Extract<CompanyFilingsResult, { kind: 'filings' }>;

/** Splits and dividends at hand, with those that the filings show; undefined without a table. */
async function listActions(
  symbol: string,
  { company }: Found,
  { knownOn, table }: { readonly knownOn: string; readonly table: CorporateActions | undefined },
): Promise<Awaited<ReturnType<CorporateActions['list']>> | undefined> {
  if (table === undefined) return undefined;
  const splits = findSplits(company, knownOn);
  await table.recordFilingSplits(
    symbol,
    splits.map(({ ratio, restatedOn, statedOn = restatedOn }) => ({
      exDate: statedOn,
      kind: 'split',
      value: ratio,
    })),
  );
  return table.list(symbol);
}

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
  // Nothing that is simulated stands in a table, or beside what is real.
  const { corporateActions, peers } = found.origin === 'simulated' ? {} : deps;
  const known = await listActions(instrument.symbol, found, {
    knownOn: today,
    table: corporateActions,
  });
  const splits = (known?.actions ?? []).flatMap(({ kind, source, value, exDate }) =>
    kind === 'split' && source === 'file' ? [{ ratio: value, exDate }] : [],
  );
  return {
    series: await findPrice(instrument, { now, day: knownOn, known }, deps.marketData),
    splits,
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
