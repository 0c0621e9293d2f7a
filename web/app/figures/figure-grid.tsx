import type { FigureCandles, Language } from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';
import { createPriceTicks, createTimeTicks } from './figure-ticks.ts';

// Larger text in narrow columns: the figure shrinks, its text must stay readable.
export const smallText = 'text-[11px] @max-[27rem]:text-[15px]';

const labelDistance = 74;

type FigureGridProps = { candles: FigureCandles; frame: FigureFrame; language: Language };

/** Price scale at the right, time labels below, and a grid line at each price. */
export function FigureGrid({ candles, frame, language }: FigureGridProps) {
  const days = createTimeTicks(candles.openTime, labelDistance / frame.step, language).filter(
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
      {createPriceTicks(
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
