import type { MeasureRequest } from '@vela/contracts';
import { isAverage } from './find-indicator.ts';

/** Lines that stand among the prices, so that price is above or below them. */
const isOfPrices = (id: string): boolean => isAverage(id) || /vwap|supertrend|sar/.test(id);

/** Whether a measure has no place for what a question gives it, so that another one is meant. */
export function isMisfit({ id, percent, concept, indicator }: MeasureRequest): boolean {
  // Events have no size: "how many times did it drop 10 %" counts moves.
  if (id === 'event-count') return percent !== undefined && concept === undefined;
  // "Is the macd above its signal": price has no distance to that.
  return id === 'moving-average-distance' && indicator !== undefined && !isOfPrices(indicator.id);
}
