import type { FigureLine } from '@vela/contracts';
import { atr, ema, rsi, type Candles } from '@vela/engine';

const calculate = {
  'ema-20': ({ close }) => ema(close, 20),
  'ema-50': ({ close }) => ema(close, 50),
  'ema-200': ({ close }) => ema(close, 200),
  'rsi-14': ({ close }) => rsi(close, 14),
  'atr-14': (candles) => atr(candles, 14),
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
