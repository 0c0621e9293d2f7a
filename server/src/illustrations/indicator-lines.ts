import type { FigureLine } from '@vela/contracts';
import {
  calculateAtr,
  calculateIndicator,
  calculateEma,
  indicatorDefinitions,
  calculateRsi,
  type Candles,
} from '@vela/engine';

/** Line of an indicator without its own function, with default parameters. */
function calculateDefaultLine(id: string, candles: Candles): Float64Array {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  const calculated = definition && calculateIndicator(definition, { candles });
  const line = calculated?.kind === 'values' ? calculated.values[id] : undefined;
  if (line === undefined) throw new Error(`the engine has no line ${id}`);
  return line;
}

const calculate = {
  'ema-20': ({ close }) => calculateEma(close, 20),
  'ema-50': ({ close }) => calculateEma(close, 50),
  'ema-200': ({ close }) => calculateEma(close, 200),
  'rsi-14': ({ close }) => calculateRsi(close, 14),
  'atr-14': (candles) => calculateAtr(candles, 14),
  'adx-14': (candles) => calculateDefaultLine('adx', candles),
} as const satisfies Record<FigureLine['name'], (candles: Candles) => Float64Array>;

const significantDigits = 7;

/** Indicator values of the last `count` candles. */
export function toLine(candles: Candles, name: FigureLine['name'], count: number): FigureLine {
  const values = Array.from(calculate[name](candles).subarray(-count), (value) =>
    Number.isNaN(value) ? null : Number(value.toPrecision(significantDigits)),
  );
  return { name, values };
}
