import type { ToldAction } from './corporate-action.ts';

/** What the prices of a candle file were adjusted for. */
export const priceAdjustments = ['none', 'splits', 'splits-and-dividends'] as const;
export type PriceAdjustment = (typeof priceAdjustments)[number];

export type EventsFile =
  | {
      readonly kind: 'events';
      readonly actions: readonly ToldAction[];
      /** Undefined: the file does not say. */
      readonly adjustment: PriceAdjustment | undefined;
    }
  /** The first line that cannot be read, counted from one. */
  | { readonly kind: 'refused'; readonly line: number };

const header = 'date,type,value';
const row = /^(\d{4}-\d\d-\d\d),(split|dividend|adjusted),([a-z-]+|\d*\.?\d+)$/;

const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
};

const findAdjustment = (text: string): PriceAdjustment | undefined =>
  priceAdjustments.find((known) => known === text);

/** Dividends are told for a share of today: times the later splits they are as they were paid. */
function toPaid(told: readonly ToldAction[]): ToldAction[] {
  const splits = told.filter(({ kind }) => kind === 'split');
  return told.map((action) => {
    if (action.kind === 'split') return action;
    const later = splits.filter(({ exDate }) => exDate > action.exDate);
    const shares = later.reduce((product, { value }) => product * value, 1);
    return { ...action, value: Number((action.value * shares).toPrecision(8)) };
  });
}

type Row = { readonly action: ToldAction } | { readonly adjustment: PriceAdjustment };

/** One line; undefined where it cannot be read. */
function parseRow(line: string): Row | undefined {
  const [, exDate = '', type, value = ''] = row.exec(line) ?? [];
  if (!isDay(exDate)) return undefined;
  if (type === 'adjusted') {
    const adjustment = findAdjustment(value);
    return adjustment === undefined ? undefined : { adjustment };
  }
  const kind = type === 'split' ? 'split' : 'dividend';
  const number = Number(value);
  return number > 0 ? { action: { exDate, kind, value: number } } : undefined;
}

/**
 * Reads `SYMBOL_events.csv`: `date,type,value` with splits as new shares for one old and dividends
 * for a share of today. A row of type `adjusted` says what the candles beside it are adjusted for.
 */
export function parseEventsCsv(text: string): EventsFile {
  const [first, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first !== header) return { kind: 'refused', line: 1 };
  const actions: ToldAction[] = [];
  let adjustment: PriceAdjustment | undefined;
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const parsed = parseRow(line);
    if (parsed === undefined) return { kind: 'refused', line: index + 2 };
    if ('action' in parsed) actions.push(parsed.action);
    else adjustment = parsed.adjustment;
  }
  return { kind: 'events', actions: toPaid(actions), adjustment };
}
