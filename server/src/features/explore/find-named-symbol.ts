import type { ErrorCode, ExploredChartName } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { AppError } from '../../errors.ts';

const codes = {
  unknown: 'UNKNOWN_SYMBOL',
  ambiguous: 'AMBIGUOUS_SYMBOL',
  'not-covered': 'SYMBOL_NOT_COVERED',
} as const satisfies Record<string, ErrorCode>;

/** An error that offers the stored charts, each instrument once. */
function createOffer(code: ErrorCode, charts: readonly ExploredChartName[]): AppError {
  const names = new Map(charts.map(({ symbol, name }) => [symbol, name]));
  const suggestions = [...names].map(([symbol, name]) => ({ symbol, name }));
  return new AppError(code, 'no such stored chart', { details: { suggestions } });
}

/**
 * The symbol that a guest named by code, name or alias in any language, among the stored charts.
 * Throws UNKNOWN_SYMBOL, AMBIGUOUS_SYMBOL or SYMBOL_NOT_COVERED, and ACCOUNT_NEEDED for an
 * instrument that no chart is stored of; each names the stored ones. NOT_FOUND before any is.
 */
export function findNamedSymbol(
  text: string,
  catalogue: Pick<InstrumentCatalogue, 'resolve'>,
  charts: readonly ExploredChartName[],
): string {
  const match = catalogue.resolve(text);
  if (match.kind !== 'found') throw createOffer(codes[match.kind], charts);
  const { symbol } = match.instrument;
  if (charts.length === 0) throw new AppError('NOT_FOUND', 'no chart is stored yet');
  if (charts.some((chart) => chart.symbol === symbol)) return symbol;
  throw createOffer('ACCOUNT_NEEDED', charts);
}
