import type { Instrument } from '@vela/contracts';
import { findSplits } from '@vela/engine';
import type { CompanyFilingsResult, CorporateActions } from '@vela/market-data';
import type { GatherDeps } from '../gather-deps.ts';
import { findPrice } from './find-price.ts';
import { readCompany, type CompanyQuestion, type GatheredCompany } from './read-company.ts';

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

/** The day asked about; undefined where it has not come yet. */
const toPastDay = (day: number | undefined, now: number): number | undefined =>
  day === undefined || day > now ? undefined : day;

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
  const today = new Date(now).toISOString().slice(0, 10);
  const table = deps.corporateActions;
  const told = await listActions(instrument.symbol, found, { knownOn: today, table });
  const series = await findPrice(instrument, { now, day: knownOn, known: told }, deps.marketData);
  const day = knownOn === undefined ? today : new Date(knownOn).toISOString().slice(0, 10);
  const peers = await deps.peers?.find(instrument.symbol, day);
  const splits = (told?.actions ?? []).flatMap(({ kind, source, value, exDate }) =>
    kind === 'split' && source === 'file' ? [{ ratio: value, exDate }] : [],
  );
  const read = readCompany(
    { instrument, found, series, knownOn, splits, peers },
    question,
    deps.newId,
  );
  return read ?? { ...missing, isTooEarly: knownOn !== undefined };
}
