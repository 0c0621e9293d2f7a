import type { CompanyFilingsResult, FilingsSource } from './filings-source.ts';
import { createLocalFilings, listShipped } from './local-filings.ts';
import { createFilingsStore } from './sec/filings-store.ts';
import { createSecClient, type SecSettings } from './sec/sec-client.ts';
import { createSecSource, type SecSource } from './sec/sec-source.ts';

/** The SEC, and the folder in which its answers are kept. */
export type SecFilings = SecSettings & {
  readonly folder: string;
  /** UTC milliseconds. */
  readonly now: () => number;
};

type Settings = {
  /** Bodies of the SEC's companyfacts as `<SYMBOL>.json`. */
  readonly folder?: string | undefined;
  /** Absent: the SEC is not asked. */
  readonly sec?: SecFilings | undefined;
};

/** No symbol reaches the file system that could name another folder. */
const plainSymbol = /^[A-Z0-9][A-Z0-9.-]{0,11}$/;

function openSec({ folder, now, ...settings }: SecFilings): SecSource {
  return createSecSource({
    client: createSecClient(settings),
    store: createFilingsStore(folder),
    now,
  });
}

/**
 * Filings of a folder, else of the SEC, else of the extract that comes with Vela; the extract also
 * while the SEC does not answer, which the result then says.
 */
export function createFilingsSource({ folder, sec }: Settings = {}): FilingsSource {
  const local = createLocalFilings(folder);
  const remote = sec === undefined ? undefined : openSec(sec);

  async function find(symbol: string): Promise<CompanyFilingsResult> {
    if (!plainSymbol.test(symbol)) return { kind: 'missing' };
    const file = local.findFile(symbol);
    if (file !== undefined) return await file;
    const asked = await remote?.find(symbol);
    if (asked?.kind === 'filings') return asked;
    const refusal = asked?.refusal;
    const shipped = (await local.findShipped(symbol)) ?? { kind: 'missing' };
    return refusal === undefined ? shipped : { ...shipped, refusal };
  }

  return { known: listShipped(), find };
}
