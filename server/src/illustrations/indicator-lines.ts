import type { FigureLine } from '@vela/contracts';
import {
  atr,
  calculateIndicator,
  ema,
  indicatorDefinitions,
  rsi,
  type Candles,
} from '@vela/engine';

/** The line of an indicator that has no function of its own, with its usual parameters. */
function lineOf(id: string, candles: Candles): Float64Array {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  const calculated = definition && calculateIndicator(definition, { candles });
  const line = calculated?.kind === 'values' ? calculated.values[id] : undefined;
  if (line === undefined) throw new Error(`the engine has no line ${id}`);
  return line;
}

const calculate = {
  'ema-20': ({ close }) => ema(close, 20),
  'ema-50': ({ close }) => ema(close, 50),
  'ema-200': ({ close }) => ema(close, 200),
  'rsi-14': ({ close }) => rsi(close, 14),
  'atr-14': (candles) => atr(candles, 14),
  'adx-14': (candles) => lineOf('adx', candles),
} as const satisfies Record<FigureLine['name'], (candles: Candles) => Float64Array>;

/** Enough digits for a picture, few enough for a small file. */
const significant = 7;

/** The engine's indicator over the last `count` candles of a series. */
export function toLine(candles: Candles, name: FigureLine['name'], count: number): FigureLine {
  const values = Array.from(calculate[name](candles).subarray(-count), (value) =>
    Number.isNaN(value) ? null : Number(value.toPrecision(significant)),
  );
  return { name, values };
}
