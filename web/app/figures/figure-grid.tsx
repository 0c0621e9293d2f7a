import type { FigureCandles, Language } from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';
import { priceTicks, timeTicks } from './figure-ticks.ts';

// Letters of a picture are sized for a wide column, and larger where it is narrow: the picture shrinks, its words must not.
export const smallText = 'text-[11px] @max-[27rem]:text-[15px]';

const labelDistance = 74;

/** Price scale at the right, days below, and a thin rule at each price. */
export function FigureGrid({
  candles,
  frame,
  language,
}: {
  candles: FigureCandles;
  frame: FigureFrame;
  language: Language;
}) {
  const days = timeTicks(candles.openTime, labelDistance / frame.step, language).filter(
    ({ index }) => {
      const x = frame.x(index);
      return x > frame.left + 24 && x < frame.right - 16;
    },
  );
  return (
    <g>
      {frame.holes.map(({ left, width }) => (
        <rect
          key={left}
          x={left}
          y={frame.top}
          width={width}
          height={frame.bottom - frame.top}
          className="fill-warning-soft"
        />
      ))}
      {priceTicks(
        { lowest: frame.lowest, highest: frame.highest, count: frame.height / 60 },
        language,
      ).map(({ price, text }) => (
        <g key={text}>
          <path d={`M${frame.left} ${frame.y(price)}H${frame.right}`} className="stroke-line" />
          <text
            x={frame.right + 6}
            y={frame.y(price) + 4}
            className={`fill-muted tabular-nums ${smallText}`}
          >
            {text}
          </text>
        </g>
      ))}
      <path d={`M${frame.left} ${frame.bottom}H${frame.right}`} className="stroke-line-strong" />
      {days.map(({ index, text }) => (
        <text
          key={index}
          x={frame.x(index)}
          y={frame.height - 7}
          textAnchor="middle"
          className={`fill-muted ${smallText}`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
