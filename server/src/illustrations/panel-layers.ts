import type {
  Fact,
  FigureBand,
  FigureFinding,
  FigurePoint,
  FigureProfile,
  FigureRange,
  WireFinding,
} from '@vela/contracts';
import {
  calculateVolumeProfile,
  sessionsBetween,
  type Candles,
  type MarketCalendar,
} from '@vela/engine';

/** The value of a fact of the analysis. One that is missing is a mistake of the plan. */
export function factOf(facts: readonly Fact[], id: string): Fact {
  const fact = facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`the analysis has no fact ${id}`);
  return fact;
}

function numberOf(facts: readonly Fact[], id: string): number {
  const { value } = factOf(facts, id);
  if (typeof value !== 'number') throw new Error(`${id} is no number`);
  return value;
}

/** The sessions with a high and a low of their own, each as the candles that open in it. */
export function toSessionBands({ openTime }: Candles, calendar: MarketCalendar): FigureBand[] {
  const [first = 0, last = 0] = [openTime[0], openTime.at(-1)];
  return sessionsBetween(first, last + 1, calendar)
    .filter(({ id }) => !id.startsWith('silver-bullet'))
    .flatMap(({ id, start, end }) => {
      const within = openTime.filter((time) => time >= start && time < end);
      const [from, to] = [within[0], within.at(-1)];
      return from === undefined || to === undefined ? [] : [{ name: id, from, to }];
    });
}

/** The candles over which the trend regime has been the same, up to the last one. */
export function toRegimeBand({ openTime }: Candles, facts: readonly Fact[]): FigureBand {
  const lasted = Math.min(numberOf(facts, 'regime.trend.age'), openTime.length);
  return {
    name: String(factOf(facts, 'regime.trend').value),
    from: openTime[openTime.length - lasted] ?? 0,
    to: openTime.at(-1) ?? 0,
  };
}

/** The dealing range of the last candle, from the candle that made its earlier end. */
export function toRange({ openTime, high, low }: Candles, facts: readonly Fact[]): FigureRange {
  const [top, bottom] = [numberOf(facts, 'range.top'), numberOf(facts, 'range.bottom')];
  const earlier = Math.max(0, Math.min(high.lastIndexOf(top), low.lastIndexOf(bottom)));
  return {
    from: openTime[earlier] ?? 0,
    top,
    bottom,
    entryTop: numberOf(facts, 'range.entry.top'),
    entryBottom: numberOf(facts, 'range.entry.bottom'),
  };
}

/** A thousandth of the longest row is finer than any screen. */
const shareDecimals = 3;

export function toProfile(candles: Candles): FigureProfile {
  const profile = calculateVolumeProfile(candles, { from: 0, to: candles.length - 1 });
  if (profile === undefined) throw new Error('these candles have no volume profile');
  const { bottom, rowHeight, rows, pointOfControl, valueAreaHigh, valueAreaLow } = profile;
  const longest = Math.max(...rows);
  return {
    bottom,
    rowHeight,
    rows: Array.from(rows, (volume) => Number((volume / longest).toFixed(shareDecimals))),
    pointOfControl,
    valueAreaHigh,
    valueAreaLow,
  };
}

const pointOf = ({ formedAt, top }: WireFinding): FigurePoint => ({ at: formedAt, price: top });

/** A divergence with the two swings that it refers to; any other finding as it is. */
export function withSwings(
  figure: FigureFinding,
  refs: readonly string[],
  found: readonly WireFinding[],
): FigureFinding {
  if (figure.kind !== 'divergence') return figure;
  const [from, to] = refs.map((ref) => found.find(({ id }) => id === ref));
  if (from === undefined || to === undefined)
    throw new Error(`the swings of ${figure.id} are not among what was found`);
  return { ...figure, swings: [pointOf(from), pointOf(to)] };
}
