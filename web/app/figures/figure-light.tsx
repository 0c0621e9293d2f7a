import type { FigureFrame } from './figure-frame.ts';
import { findCandleIndex } from './find-candle-index.ts';

/** What is highlighted: findings by id, candles between two open times, a price. */
export type Light = {
  readonly findings: readonly string[];
  readonly candles?: { readonly from: number; readonly to: number } | undefined;
  readonly price?: number | undefined;
};

export type FigureLightProps = { light: Light; openTime: readonly number[]; frame: FigureFrame };

/** Highlight of candles and of a price, behind the candles. */
export function FigureLight({ light, openTime, frame }: FigureLightProps) {
  const { candles, price } = light;
  const from = candles === undefined ? 0 : Math.max(0, findCandleIndex(openTime, candles.from));
  const to = candles === undefined ? -1 : findCandleIndex(openTime, candles.to);
  return (
    <g>
      {to >= from && (
        <rect
          data-lit
          x={frame.x(from) - frame.step / 2}
          y={frame.top}
          width={frame.x(to) - frame.x(from) + frame.step}
          height={frame.bottom - frame.top}
          className="fill-accent/15"
        />
      )}
      {price !== undefined && <PriceLight price={price} frame={frame} />}
    </g>
  );
}

/** A line at the price; a triangle at the edge for a price outside the figure. */
export function PriceLight({ price, frame }: { price: number; frame: FigureFrame }) {
  if (price > frame.highest)
    return <path data-lit d={`M${frame.right} ${frame.top}l6 10h-12Z`} className="fill-accent" />;
  if (price < frame.lowest)
    return (
      <path data-lit d={`M${frame.right} ${frame.bottom}l6 -10h-12Z`} className="fill-accent" />
    );
  return (
    <path
      data-lit
      d={`M${frame.left} ${frame.y(price)}H${frame.right}`}
      className="stroke-accent"
      strokeWidth="1.5"
      strokeDasharray="6 3"
    />
  );
}
