import type { FigureCandles, FigureFinding, ShownTechnicalAnalysis } from '@vela/contracts';
import { sliceCandles } from '@vela/engine';
import type { MarketData } from '@vela/market-data';
import { findWindowRows } from '../../candles/candle-window.ts';
import { selectFigureFindings, toFigureCandles } from '../../figures/to-figure.ts';

/** As many as a picture can show. */
const maxCandles = 160;

type Figure = { readonly candles: FigureCandles; readonly findings: FigureFinding[] };

/**
 * The last candles of an analysis with the findings that its sentences speak of; null where the
 * candles of its hash are not kept. `askedAt`: the clock of its request, UTC milliseconds.
 */
export async function createFigure(
  analysis: ShownTechnicalAnalysis,
  askedAt: number,
  marketData: Pick<MarketData, 'getSeries'>,
): Promise<Figure | null> {
  const { instrument, interval, source, candles, findings, facts } = analysis;
  const limit = candles.count;
  const { vendor } = source;
  const result = await marketData.getSeries({ instrument, interval, limit, vendor, now: askedAt });
  if (result.kind !== 'series' || result.series.hash !== candles.hash) return null;
  const { series } = result;
  const window = { limit: Math.min(limit, maxCandles), before: candles.to + 1 };
  const { from, to } = findWindowRows(series.candles, window);
  const shown = sliceCandles(series.candles, from, to);
  const own = findings.filter(({ timeframe }) => timeframe === interval);
  const spoken = new Set(facts.flatMap(({ refs }) => refs));
  return {
    candles: toFigureCandles(shown),
    findings: selectFigureFindings(own, shown, spoken),
  };
}
