import { findSplits, type KnownSplit } from '@vela/engine';
import type { CompanyFilingsResult, CorporateActions } from '@vela/market-data';

type SymbolActions = Awaited<ReturnType<CorporateActions['list']>>;

/**
 * Splits and dividends at hand, with those that the filings show until a day (YYYY-MM-DD);
 * undefined without a table, and for what is simulated: nothing of it stands in one.
 */
export async function listActions(
  symbol: string,
  { company, origin }: Extract<CompanyFilingsResult, { kind: 'filings' }>,
  { knownOn, table }: { readonly knownOn: string; readonly table: CorporateActions | undefined },
): Promise<SymbolActions | undefined> {
  if (table === undefined || origin === 'simulated') return undefined;
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

/** Splits that the table has from a file, beside those that filings show by themselves. */
export function listKnownSplits(known: SymbolActions | undefined): KnownSplit[] {
  return (known?.actions ?? []).flatMap(({ kind, source, value, exDate }) =>
    kind === 'split' && source === 'file' ? [{ ratio: value, exDate }] : [],
  );
}
