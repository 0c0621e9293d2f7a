import { getFindingKindName, type Language, type WatchlistRow } from '@vela/contracts';
import { calculateCloseTime, listLiveStructures, type TechnicalAnalysis } from '@vela/engine';
import { findMarketState, type CandleSeries } from '@vela/market-data';

const sparklineCandles = 40;
const zoneKinds: ReadonlySet<string> = new Set([
  'fair-value-gap',
  'order-block',
  'support-resistance',
]);

type Reading = NonNullable<WatchlistRow['reading']>;

/** Distance from a price to a zone, in percent of the price; 0 within it. */
function calculateDistance(price: number, top: number, bottom: number): number {
  if (price > top) return (top / price - 1) * 100;
  return price < bottom ? (bottom / price - 1) * 100 : 0;
}

/** The zone nearest to the last close among those that still count. */
function findNearestZone(
  analysis: TechnicalAnalysis,
  last: number,
  language: Language,
): Reading['zone'] {
  let nearest: Reading['zone'];
  for (const { finding, kind, top, bottom } of listLiveStructures(
    analysis,
    analysis.candles.length - 1,
  )) {
    if (!zoneKinds.has(kind)) continue;
    const distancePercent = calculateDistance(last, top, bottom);
    if (nearest && Math.abs(nearest.distancePercent) <= Math.abs(distancePercent)) continue;
    const name = getFindingKindName(kind, language);
    nearest = { kind, name, direction: finding.direction, top, bottom, distancePercent };
  }
  return nearest;
}

/** What the candles of one instrument say in a line of a list. */
export function toWatchlistRow(
  series: CandleSeries,
  analysis: TechnicalAnalysis,
  { language, now }: { readonly language: Language; readonly now: number },
): WatchlistRow {
  const { instrument, candles, source } = series;
  const { symbol, priceDecimals } = instrument;
  const count = candles.length;
  const last = candles.close[count - 1] ?? 0;
  const before = candles.close[count - 2] ?? last;
  const zone = findNearestZone(analysis, last, language);
  return {
    symbol,
    name: instrument.name[language],
    reading: {
      last,
      change: before > 0 ? (last / before - 1) * 100 : 0,
      asOf: calculateCloseTime(candles.openTime[count - 1] ?? 0, candles.interval),
      decimals: priceDecimals,
      source: {
        kind: source.kind,
        vendor: source.vendor,
        ...(source.delay === undefined ? {} : { delay: source.delay }),
      },
      isStale: source.health.some(({ code }) => code === 'stale'),
      session: findMarketState(symbol, now),
      closes: [...candles.close.subarray(Math.max(0, count - sparklineCandles), count)],
      trends: { swing: analysis.scales.swing.bias, internal: analysis.scales.internal.bias },
      ...(zone === undefined ? {} : { zone }),
    },
  };
}
