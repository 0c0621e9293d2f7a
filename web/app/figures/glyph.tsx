import type { GlyphDrawing } from './glyph-drawings.ts';

const size = { width: 112, height: 56 } as const;
const toY = (height: number): number => size.height - 3 - height * 5;

type GlyphProps = {
  drawing: GlyphDrawing;
  /** Names what is lit, beside it, where the drawing has a place for it. */
  name?: string | undefined;
};

/** A small picture of candles with one thing lit: the drawings of cards, in the figures' colours. */
export function Glyph({ drawing, name }: GlyphProps) {
  const { candles, zone, level, dots = [], line } = drawing;
  const step = size.width / Math.max(candles.length, line?.length ?? 0);
  const toX = (place: number): number => (place + 0.5) * step;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="block h-14 w-28 [&_*]:[vector-effect:non-scaling-stroke]"
      strokeWidth="1.5"
      data-glyph
    >
      {zone !== undefined && (
        <rect
          x={toX(zone[0])}
          y={toY(zone[2])}
          width={size.width - toX(zone[0])}
          height={toY(zone[1]) - toY(zone[2])}
          className="fill-accent/20 stroke-accent"
        />
      )}
      {candles.map((candle, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing that never changes
        <GlyphCandle key={place} candle={candle} x={toX(place)} width={step * 0.56} />
      ))}
      {level !== undefined && (
        <path
          d={`M${toX(level[0])} ${toY(level[2])}H${toX(level[1])}`}
          className="stroke-accent"
          strokeWidth="2.5"
        />
      )}
      {line !== undefined && (
        <path
          d={`M${line.map((height, place) => `${toX(place)} ${toY(height)}`).join('L')}`}
          className="fill-none stroke-accent"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      )}
      {dots.map(([place, height]) => (
        <circle key={place} cx={toX(place)} cy={toY(height)} r="1.8" className="fill-accent" />
      ))}
      {name !== undefined && drawing.name !== undefined && (
        <text
          x={toX(drawing.name[0])}
          y={toY(drawing.name[1])}
          textAnchor={drawing.name[2] ?? 'start'}
          className="fill-accent text-[4.6px] font-semibold"
        >
          {name}
        </text>
      )}
    </svg>
  );
}

type GlyphCandleProps = { candle: GlyphDrawing['candles'][number]; x: number; width: number };

/** Hollow when it closed higher, filled when it closed lower, like the figures' candles. */
function GlyphCandle({ candle: [open, close, wick = 0.5], x, width }: GlyphCandleProps) {
  const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
  return (
    <g className={close >= open ? 'fill-surface stroke-bull' : 'fill-bear stroke-bear'}>
      <path d={`M${x} ${toY(top + wick)}V${toY(bottom - wick)}`} />
      <rect
        x={x - width / 2}
        y={toY(top)}
        width={width}
        height={Math.max(1, toY(bottom) - toY(top))}
      />
    </g>
  );
}
