import type { Candle } from '../../candles/candles.ts';

/** Prices of a period (day, week or month) up to one candle. */
export type PeriodPrices = Omit<Candle, 'openTime' | 'volume'>;

/** Formulas for pivot levels from the prices of the previous period. */
export const pivotKinds = ['standard', 'camarilla', 'demark', 'fibonacci', 'woodie'] as const;

/** Pivot, supports 1 to 4, resistances 1 to 4; NaN for levels the kind does not have. */
export type PivotLevels = readonly number[];

const none = Number.NaN;

function calculateStandardLevels({ high, low, close }: PeriodPrices): PivotLevels {
  const pivot = (high + low + close) / 3;
  const supports = [2 * pivot - high, pivot - (high - low), low - 2 * (high - pivot), none];
  return [
    pivot,
    ...supports,
    2 * pivot - low,
    pivot + (high - low),
    high + 2 * (pivot - low),
    none,
  ];
}

function calculateCamarillaLevels({ high, low, close }: PeriodPrices): PivotLevels {
  const shares = [12, 6, 4, 2].map((divisor) => (1.1 / divisor) * (high - low));
  return [close, ...shares.map((share) => close - share), ...shares.map((share) => close + share)];
}

function calculateDemarkSum({ open, high, low, close }: PeriodPrices): number {
  if (close < open) return high + 2 * low + close;
  return close > open ? 2 * high + low + close : high + low + 2 * close;
}

function calculateDemarkLevels(before: PeriodPrices): PivotLevels {
  const sum = calculateDemarkSum(before);
  return [sum / 4, sum / 2 - before.high, none, none, none, sum / 2 - before.low, none, none, none];
}

function calculateFibonacciLevels({ high, low, close }: PeriodPrices): PivotLevels {
  const pivot = (high + low + close) / 3;
  const distances = [0.382, 0.618, 1].map((share) => share * (high - low));
  return [
    pivot,
    ...distances.map((distance) => pivot - distance),
    none,
    ...distances.map((distance) => pivot + distance),
    none,
  ];
}

function calculateWoodieLevels({ high, low }: PeriodPrices, open: number): PivotLevels {
  const pivot = (high + low + 2 * open) / 4;
  const supports = [2 * pivot - high, pivot - (high - low), low - 2 * (high - pivot), none];
  return [
    pivot,
    ...supports,
    2 * pivot - low,
    pivot + (high - low),
    high + 2 * (pivot - low),
    none,
  ];
}

/** From the previous period and, for `woodie`, the first open of the current; else `standard`. */
export function calculatePivotLevels(
  kind: string,
  before: PeriodPrices,
  open: number,
): PivotLevels {
  switch (kind) {
    case 'camarilla':
      return calculateCamarillaLevels(before);
    case 'demark':
      return calculateDemarkLevels(before);
    case 'fibonacci':
      return calculateFibonacciLevels(before);
    case 'woodie':
      return calculateWoodieLevels(before, open);
    default:
      return calculateStandardLevels(before);
  }
}
