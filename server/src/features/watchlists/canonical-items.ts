import type { WatchlistItem } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { AppError } from '../../errors.ts';

/** Items with canonical symbols, each once. Throws for those that no instrument has, by name. */
export function toCanonicalItems(
  catalogue: Pick<InstrumentCatalogue, 'resolve'>,
  items: readonly WatchlistItem[],
): WatchlistItem[] {
  const unknown: { field: string; message: string }[] = [];
  const canonical = new Map<string, WatchlistItem>();
  items.forEach((item, index) => {
    const match = catalogue.resolve(item.symbol);
    if (match.kind !== 'found')
      unknown.push({ field: `items.${index}.symbol`, message: item.symbol });
    else if (!canonical.has(match.instrument.symbol))
      canonical.set(match.instrument.symbol, { ...item, symbol: match.instrument.symbol });
  });
  if (unknown.length > 0)
    throw new AppError('VALIDATION_FAILED', 'unknown symbols of a list', {
      details: { fields: unknown },
    });
  return [...canonical.values()];
}
