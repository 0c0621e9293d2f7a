import type { EngineFact, FactWindow, Finding, TechnicalAnalysis } from '@vela/engine';

const scales = ['swing', 'internal'] as const;
type Side = 'high' | 'low';

/** Swings of a scale and side that no later candle closed beyond; one backward pass over closes. */
function findUnbrokenSwings(
  { candles, findings }: TechnicalAnalysis,
  scale: Finding['scale'],
  side: Side,
): Finding[] {
  const swings = findings
    .filter((one) => one.kind === `swing-${side}` && one.scale === scale)
    .toSorted((a, b) => b.formedAt - a.formedAt);
  let farthest = side === 'high' ? -Infinity : Infinity;
  let next = candles.length - 1;
  return swings.filter(({ formedAt, top, bottom }) => {
    for (; next > formedAt; next -= 1) {
      const close = candles.close[next] ?? Number.NaN;
      farthest = side === 'high' ? Math.max(farthest, close) : Math.min(farthest, close);
    }
    return side === 'high' ? farthest <= top : farthest >= bottom;
  });
}

function toNearestSwingFacts(
  analysis: TechnicalAnalysis,
  { to }: FactWindow,
  place: { readonly scale: 'swing' | 'internal'; readonly side: Side },
): EngineFact[] {
  const { scale, side } = place;
  const close = analysis.candles.close[to];
  const atr = analysis.indicators.atr14[to];
  const getSwingPrice = ({ top, bottom }: Finding): number => (side === 'high' ? top : bottom);
  const calculateDistance = (swing: Finding): number =>
    Math.abs(getSwingPrice(swing) - (close ?? Number.NaN));
  const [nearest] = findUnbrokenSwings(analysis, scale, side).toSorted(
    (a, b) => calculateDistance(a) - calculateDistance(b),
  );
  if (nearest === undefined || close === undefined || close <= 0) return [];
  const fact = (name: string, value: number, unit: EngineFact['unit']): EngineFact => {
    const id = `nearest.${scale}.${side}.${name}`;
    return {
      id,
      kind: 'level',
      label: id,
      value,
      unit,
      from: nearest.formedAt,
      to,
      method: 'swing@1',
      refs: [nearest.id],
    };
  };
  const distance = calculateDistance(nearest);
  return [
    fact('price', getSwingPrice(nearest), 'price'),
    fact('distance-percent', (distance / close) * 100, 'percent'),
    ...(atr !== undefined && atr > 0 ? [fact('distance-atr', distance / atr, 'ratio')] : []),
  ];
}

/** The unbroken high and low nearest the last close per scale, with distance in percent and ATR. */
export function toSwingLevelFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  return scales.flatMap((scale) =>
    (['high', 'low'] as const).flatMap((side) =>
      toNearestSwingFacts(analysis, window, { scale, side }),
    ),
  );
}
