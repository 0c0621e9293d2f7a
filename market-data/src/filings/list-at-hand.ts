import type { FilerDirectory } from './filers/filer-directory.ts';
import type { FilingsStore } from './filings-store.ts';

/** Each company once: the first of its symbols that is listed, then those of stored companies. */
export async function listAtHand(
  local: readonly string[],
  directory: FilerDirectory,
  store: FilingsStore | undefined,
): Promise<readonly string[]> {
  const listed = await Promise.all(
    local.map(async (symbol) => {
      const { cik } = (await directory.findListed(symbol)) ?? {};
      return { symbol, key: cik ?? symbol };
    }),
  );
  const stored = await Promise.all(
    ((await store?.listStored()) ?? []).map(async (cik) => {
      const [filer] = await directory.listClasses(cik);
      return filer === undefined ? [] : [{ symbol: filer.ticker, key: cik }];
    }),
  );
  const symbolByCompany = new Map<number | string, string>();
  for (const { symbol, key } of [...listed, ...stored.flat()])
    if (!symbolByCompany.has(key)) symbolByCompany.set(key, symbol);
  return [...symbolByCompany.values()];
}
