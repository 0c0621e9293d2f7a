import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createSingleFlight } from '../single-flight.ts';
import { readRegularFile } from '../vendors/files/read-regular-file.ts';
import type { CorporateAction, CorporateActionStore, ToldAction } from './corporate-action.ts';
import { createEventsFileFinder } from './find-events-file.ts';
import { parseEventsCsv, type EventsFile, type PriceAdjustment } from './parse-events-csv.ts';

/** Splits and dividends of a symbol, and what is known of the prices beside them. */
export type SymbolActions = {
  /** Each once, the oldest first. */
  readonly actions: readonly CorporateAction[];
  /** What the candle file was adjusted for, where its events file says so. */
  readonly adjustment: PriceAdjustment | undefined;
};

/** The table of splits and dividends, fed from files and from filings. */
export interface CorporateActions {
  list(symbol: string): Promise<SymbolActions>;
  /** Splits that the filings of a company show. */
  recordFilingSplits(symbol: string, splits: readonly ToldAction[]): Promise<void>;
}

type Settings = {
  /** The folder tree of the candle files. */
  readonly folder?: string | undefined;
  readonly store: CorporateActionStore;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Told once of an events file that cannot be read; what was read of it before stands. */
  readonly onFault?: (fault: { readonly file: string; readonly line: number }) => void;
};

const maxFileBytes = 4 * 1024 * 1024;
const dayMs = 86_400_000;
/** Filings name a day near the split, or that of the report after it. */
const maxApartMs = 280 * dayMs;

function isToldByFile(action: CorporateAction, fromFiles: readonly CorporateAction[]): boolean {
  return fromFiles.some(
    ({ kind, value, exDate }) =>
      kind === action.kind &&
      value === action.value &&
      Math.abs(Date.parse(exDate) - Date.parse(action.exDate)) <= maxApartMs,
  );
}

/** Each event once: a file has the first day of trade, filings only a day near it. */
function dropRepeated(actions: readonly CorporateAction[]): CorporateAction[] {
  const fromFiles = actions.filter(({ source }) => source === 'file');
  return actions.filter((action) => action.source === 'file' || !isToldByFile(action, fromFiles));
}

/** Opens the table of splits and dividends. */
export function createCorporateActions({
  folder,
  store,
  now,
  onFault,
}: Settings): CorporateActions {
  const findFile = folder === undefined ? undefined : createEventsFileFinder(folder);
  const read = new Map<string, { readonly version: string; readonly events: EventsFile }>();
  const recorded = new Map<string, string>();
  const runOnce = createSingleFlight<EventsFile | undefined>();

  async function readFile(symbol: string): Promise<EventsFile | undefined> {
    const file = await findFile?.(symbol);
    if (file === undefined) return undefined;
    const { mtimeMs, size } = await stat(file);
    const version = `${file} ${mtimeMs} ${size}`;
    const known = read.get(symbol);
    if (known?.version === version) return known.events;
    const bytes = await readRegularFile(file, maxFileBytes);
    const events: EventsFile =
      bytes === undefined
        ? { kind: 'refused', line: 1 }
        : parseEventsCsv(new TextDecoder().decode(bytes));
    if (events.kind === 'refused') onFault?.({ file: path.basename(file), line: events.line });
    else await store.replace({ symbol, source: 'file', observedAt: now() }, events.actions);
    read.set(symbol, { version, events });
    return events;
  }

  return {
    async list(symbol) {
      // A file that went away meanwhile, or cannot be opened, is as none.
      const events = await runOnce(symbol, () => readFile(symbol)).catch(() => undefined);
      const actions = dropRepeated(await store.read(symbol));
      return { actions, adjustment: events?.kind === 'events' ? events.adjustment : undefined };
    },
    async recordFilingSplits(symbol, splits) {
      const told = JSON.stringify(splits);
      if (recorded.get(symbol) === told) return;
      await store.replace({ symbol, source: 'filing', observedAt: now() }, splits);
      recorded.set(symbol, told);
    },
  };
}
