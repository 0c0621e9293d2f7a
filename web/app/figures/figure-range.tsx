import type { FigureRange } from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';
import { findCandleIndex } from './find-candle-index.ts';
import { EdgeNames } from './outlined-text.tsx';

export type RangeWords = {
  readonly premium: string;
  readonly equilibrium: string;
  readonly discount: string;
  readonly entry: string;
};

type RangeProps = { range: FigureRange; openTime: readonly number[]; frame: FigureFrame };

/** A dealing range behind the candles: both ends, the equilibrium, and the retracement band. */
export function RangeShape({ range, openTime, frame }: RangeProps) {
  const left = frame.x(Math.max(0, findCandleIndex(openTime, range.from)));
  const [top, bottom] = [frame.y(range.top), frame.y(range.bottom)];
  const [entryTop, entryBottom] = [frame.y(range.entryTop), frame.y(range.entryBottom)];
  return (
    <g data-range>
      <rect
        x={left}
        y={entryTop}
        width={frame.right - left}
        height={entryBottom - entryTop}
        className="fill-accent/20"
      />
      <path
        d={`M${left} ${entryTop}H${frame.right}M${left} ${entryBottom}H${frame.right}`}
        className="stroke-accent"
        strokeOpacity="0.7"
      />
      <path
        d={`M${left} ${top}H${frame.right}M${left} ${bottom}H${frame.right}`}
        className="stroke-ink"
        strokeWidth="1.5"
      />
      <path
        d={`M${left} ${(top + bottom) / 2}H${frame.right}`}
        className="stroke-ink"
        strokeDasharray="5 4"
      />
    </g>
  );
}

/** Labels of the range, at the right edge, where there are no candles. */
export function RangeNames({
  range,
  words,
  frame,
}: Omit<RangeProps, 'openTime'> & { words: RangeWords }) {
  const middle = (range.top + range.bottom) / 2;
  const names = [
    { name: words.premium, y: frame.y(range.top) + 15 },
    { name: words.equilibrium, y: frame.y(middle) - 5 },
    { name: words.entry, y: (frame.y(range.entryTop) + frame.y(range.entryBottom)) / 2 + 5 },
    { name: words.discount, y: frame.y(range.bottom) - 6 },
  ];
  return <EdgeNames names={names} x={frame.right} />;
}
