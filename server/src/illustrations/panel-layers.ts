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
  findSessionsBetween,
  type Candles,
  type MarketCalendar,
} from '@vela/engine';

/** A fact of the analysis by id. Throws when it is missing. */
export function getFact(facts: readonly Fact[], id: string): Fact {
  const fact = facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`the analysis has no fact ${id}`);
  return fact;
}

function getFactNumber(facts: readonly Fact[], id: string): number {
  const { value } = getFact(facts, id);
  if (typeof value !== 'number') throw new Error(`${id} is no number`);
  return value;
}

/** Bands of the sessions that have a high and a low, from first to last candle opened in each. */
export function toSessionBands({ openTime }: Candles, calendar: MarketCalendar): FigureBand[] {
  const [first = 0, last = 0] = [openTime[0], openTime.at(-1)];
  return findSessionsBetween(first, last + 1, calendar)
    .filter(({ id }) => !id.startsWith('silver-bullet'))
    .flatMap(({ id, start, end }) => {
      const within = openTime.filter((time) => time >= start && time < end);
      const [from, to] = [within[0], within.at(-1)];
      return from === undefined || to === undefined ? [] : [{ name: id, from, to }];
    });
}

/** Span of candles with the current trend regime, up to the last one. */
export function toRegimeBand({ openTime }: Candles, facts: readonly Fact[]): FigureBand {
  const lasted = Math.min(getFactNumber(facts, 'regime.trend.age'), openTime.length);
  return {
    name: String(getFact(facts, 'regime.trend').value),
    from: openTime[openTime.length - lasted] ?? 0,
    to: openTime.at(-1) ?? 0,
  };
}

/** Dealing range of the last candle, from the candle of its earlier extreme. */
export function toRange({ openTime, high, low }: Candles, facts: readonly Fact[]): FigureRange {
  const [top, bottom] = [getFactNumber(facts, 'range.top'), getFactNumber(facts, 'range.bottom')];
  const earlier = Math.max(0, Math.min(high.lastIndexOf(top), low.lastIndexOf(bottom)));
  return {
    from: openTime[earlier] ?? 0,
    top,
    bottom,
    entryTop: getFactNumber(facts, 'range.entry.top'),
    entryBottom: getFactNumber(facts, 'range.entry.bottom'),
  };
}

/** Decimals of a row share; finer than the screen resolution. */
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

const toPoint = ({ formedAt, top }: WireFinding): FigurePoint => ({ at: formedAt, price: top });

/** Adds the two swings that a divergence refers to; other findings are unchanged. */
export function addSwings(
  figure: FigureFinding,
  refs: readonly string[],
  found: readonly WireFinding[],
): FigureFinding {
  if (figure.kind !== 'divergence') return figure;
  const [from, to] = refs.map((ref) => found.find(({ id }) => id === ref));
  if (from === undefined || to === undefined)
    throw new Error(`the swings of ${figure.id} are not among what was found`);
  return { ...figure, swings: [toPoint(from), toPoint(to)] };
}
