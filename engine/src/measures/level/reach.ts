import type { FactWindow } from '../../facts/reading.ts';
import type { MeasureInput } from '../measure.ts';
import { findAskedPrice, findAskedSide } from './asked-price.ts';
import type { Standing } from './price-distance.ts';

const usualHorizon = 20;
const maxHorizon = 1000;
/** Fewest past cases with which a share says anything. */
export const minCases = 30;

export type Side = 'above' | 'below';

/** How far, in percent of the close, and which way; `side` is absent for either way. */
export type Reach = { readonly percent: number; readonly side: Side | undefined };

/** The typed percent, or the distance from the last close to the price asked about. */
export function findReach(input: MeasureInput, standing: Standing): Reach | undefined {
  const { percent } = input.parameters;
  if (percent !== undefined) return { percent, side: findAskedSide(input) };
  const asked = findAskedPrice(input, standing);
  if (asked === undefined || !(standing.close > 0) || !(asked.price > 0)) return undefined;
  const change = (asked.price / standing.close - 1) * 100;
  return { percent: Math.abs(change), side: change < 0 ? 'below' : 'above' };
}

/** Candles within which price has to get there, and the candles that are searched. */
export function chooseHorizon({ series, parameters }: MeasureInput): {
  readonly horizon: number;
  readonly window: FactWindow;
} {
  const [{ window }] = series;
  const { price = 0, percent, count } = parameters;
  if (count !== undefined) return { horizon: count, window };
  // A number typed beside a percent is a count of candles, whatever the reader took it for.
  if (percent !== undefined && Number.isInteger(price) && price >= 1 && price <= maxHorizon)
    return { horizon: price, window };
  const length = window.to - window.from + 1;
  // "5 % within 10 candles": a period too short to search is the time to get there.
  return window.from > 0 && length < minCases + usualHorizon
    ? { horizon: length, window: { from: 0, to: window.to } }
    : { horizon: usualHorizon, window };
}
