import type { Plate } from './place-labels.ts';

/** Where candles are drawn: x of a candle, distance between two, y of a price; in CSS pixels. */
export type CandleCoordinates = {
  readonly spacing: number;
  readonly toX: (index: number) => number;
  readonly toY: (price: number) => number | null;
  readonly getCandle: (index: number) => { open: number; close: number } | undefined;
};

/** Half of a candle's drawn width as a share of the distance between two candles. */
const halfWidth = 0.5;

/** Creates a test whether a plate covers the body of a candle; bodies are measured once. */
export function createBodyTest({
  spacing,
  toX,
  toY,
  getCandle,
}: CandleCoordinates): (plate: Plate) => boolean {
  const first = toX(0);
  const measured = new Map<number, readonly [top: number, bottom: number] | undefined>();
  const measure = (index: number): readonly [top: number, bottom: number] | undefined => {
    const candle = getCandle(index);
    if (candle === undefined) return undefined;
    const [open, close] = [toY(candle.open), toY(candle.close)];
    return open === null || close === null
      ? undefined
      : [Math.min(open, close), Math.max(open, close)];
  };
  const getBody = (index: number): readonly [top: number, bottom: number] | undefined => {
    if (!measured.has(index)) measured.set(index, measure(index));
    return measured.get(index);
  };
  return ({ left, top, width, height }) => {
    const from = Math.ceil((left - first) / spacing - halfWidth);
    const to = Math.floor((left + width - first) / spacing + halfWidth);
    for (let index = Math.max(0, from); index <= to; index += 1) {
      const body = getBody(index);
      if (body !== undefined && body[0] - 1 < top + height && body[1] + 1 > top) return true;
    }
    return false;
  };
}
