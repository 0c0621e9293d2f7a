import type { IndicatorInfo, IndicatorOutputInfo, IndicatorValues } from '@vela/contracts';

/** A value: `candle` is the index it is drawn on, `known` that at whose close it was known. */
export type DrawnValue = {
  readonly candle: number;
  readonly known: number;
  readonly value: number;
};

/** One output of an indicator as it is drawn. */
export type DrawnOutput = {
  readonly name: string;
  readonly label: string;
  readonly draw: IndicatorOutputInfo['draw'];
  /** Sorted by `candle`. */
  readonly values: readonly DrawnValue[];
  /** Value per candle as known at its close, for the legend; null where there is none. */
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
 * Aligns values with a chart's candles; undefined when open times differ. A value confirmed later
 * is drawn on its own candle, and left out if that is before the first one.
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
  const indexByTime = new Map(openTime.map((time, index) => [time, index]));
  const drawnOn =
    values.formedAt === undefined
      ? openTime.map((_, index) => index)
      : values.formedAt.map((time) => indexByTime.get(time ?? -1));
  const outputs = info.outputs.map(({ name, label, draw }) => {
    const atClose = values.outputs[name] ?? [];
    return { name, label, draw, values: toValues(atClose, drawnOn), atClose };
  });
  return { info, outputs };
}
