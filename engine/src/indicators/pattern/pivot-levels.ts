/** The prices of a day, week or month as of one candle. */
export type PeriodPrices = {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

/** Ways to work out pivot levels from the prices of the period before. */
export const pivotKinds = ['standard', 'camarilla', 'demark', 'fibonacci', 'woodie'] as const;

/** Pivot, supports 1 to 4, resistances 1 to 4; NaN for those a kind does not have. */
export type PivotLevels = readonly number[];

const none = Number.NaN;

function standardLevels({ high, low, close }: PeriodPrices): PivotLevels {
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

function camarillaLevels({ high, low, close }: PeriodPrices): PivotLevels {
  const shares = [12, 6, 4, 2].map((divisor) => (1.1 / divisor) * (high - low));
  return [close, ...shares.map((share) => close - share), ...shares.map((share) => close + share)];
}

function demarkSum({ open, high, low, close }: PeriodPrices): number {
  if (close < open) return high + 2 * low + close;
  return close > open ? 2 * high + low + close : high + low + 2 * close;
}

function demarkLevels(before: PeriodPrices): PivotLevels {
  const sum = demarkSum(before);
  return [sum / 4, sum / 2 - before.high, none, none, none, sum / 2 - before.low, none, none, none];
}

function fibonacciLevels({ high, low, close }: PeriodPrices): PivotLevels {
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

function woodieLevels({ high, low }: PeriodPrices, open: number): PivotLevels {
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

/** Levels from the prices of the period before, and for `woodie` the first open of this one; `standard` for an unknown kind. */
export function pivotLevels(kind: string, before: PeriodPrices, open: number): PivotLevels {
  switch (kind) {
    case 'camarilla':
      return camarillaLevels(before);
    case 'demark':
      return demarkLevels(before);
    case 'fibonacci':
      return fibonacciLevels(before);
    case 'woodie':
      return woodieLevels(before, open);
    default:
      return standardLevels(before);
  }
}
