import type { IndicatorInfo, IndicatorOutputInfo, IndicatorValues } from '@vela/contracts';

/** One value on the chart: the candle it is drawn on, and the candle at whose close it was known. */
export type DrawnValue = {
  readonly candle: number;
  readonly known: number;
  readonly value: number;
};

/** One column of an indicator as it is drawn. */
export type DrawnOutput = {
  readonly name: string;
  readonly label: string;
  readonly draw: IndicatorOutputInfo['draw'];
  /** In the order of the candles they are drawn on. */
  readonly values: readonly DrawnValue[];
  /** The value that belongs to each candle as it was known at its close, for the legend; undefined where there is none. */
  readonly atClose: readonly (number | null)[];
};

/** An indicator with its values, ready to be drawn. */
export type DrawnIndicator = {
  readonly info: IndicatorInfo;
  readonly outputs: readonly DrawnOutput[];
};

function toValues(
  column: readonly (number | null)[],
  drawnOn: readonly (number | undefined)[],
): DrawnValue[] {
  const byCandle = new Map<number, DrawnValue>();
  for (const [known, value] of column.entries()) {
    const candle = drawnOn[known];
    if (value !== null && candle !== undefined) byCandle.set(candle, { candle, known, value });
  }
  return [...byCandle.values()].toSorted((one, other) => one.candle - other.candle);
}

/**
 * Lays the values of an indicator over the candles of a chart. Undefined when they are not those of these candles. What confirms late is
 * drawn on the candle it belongs to; what belongs to one before the first candle is left out.
 */
export function toDrawnIndicator(
  info: IndicatorInfo,
  { values, openTime }: { values: IndicatorValues; openTime: readonly number[] },
): DrawnIndicator | undefined {
  if (
    values.openTime.length !== openTime.length ||
    values.openTime[0] !== openTime[0] ||
    values.openTime.at(-1) !== openTime.at(-1)
  ) {
    return undefined;
  }
  const indexOf = new Map(openTime.map((time, index) => [time, index]));
  const drawnOn =
    values.formedAt === undefined
      ? openTime.map((_, index) => index)
      : values.formedAt.map((time) => indexOf.get(time ?? -1));
  const outputs = info.outputs.map(({ name, label, draw }) => {
    const atClose = values.outputs[name] ?? [];
    return { name, label, draw, values: toValues(atClose, drawnOn), atClose };
  });
  return { info, outputs };
}
