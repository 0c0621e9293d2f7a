import type { GlyphDrawing } from './glyph-drawings.ts';

const size = { width: 112, height: 56, step: 16, body: 8 } as const;
const toX = (place: number): number => (place + 0.5) * size.step;
const toY = (height: number): number => size.height - 3 - height * 5;

/** A small picture of candles with one thing lit: the drawings of cards, in the figures' colours. */
export function Glyph({ drawing }: { drawing: GlyphDrawing }) {
  const { candles, zone, level, dots = [], line } = drawing;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="block h-14 w-28"
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
        <GlyphCandle key={place} candle={candle} x={toX(place)} />
      ))}
      {level !== undefined && (
        <path
          d={`M${toX(level[0])} ${toY(level[2])}H${toX(level[1])}`}
          className="stroke-accent"
          strokeWidth="2"
        />
      )}
      {line !== undefined && (
        <path
          d={`M${line.map((height, place) => `${toX(place)} ${toY(height)}`).join('L')}`}
          className="fill-none stroke-accent"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
      {dots.map(([place, height]) => (
        <circle key={place} cx={toX(place)} cy={toY(height)} r="3" className="fill-accent" />
      ))}
    </svg>
  );
}

type GlyphCandleProps = { candle: GlyphDrawing['candles'][number]; x: number };

/** Hollow when it closed higher, filled when it closed lower, like the figures' candles. */
function GlyphCandle({ candle: [open, close, wick = 0.7], x }: GlyphCandleProps) {
  const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
  return (
    <g className={close >= open ? 'fill-surface stroke-bull' : 'fill-bear stroke-bear'}>
      <path d={`M${x} ${toY(top + wick)}V${toY(bottom - wick)}`} />
      <rect
        x={x - size.body / 2}
        y={toY(top)}
        width={size.body}
        height={Math.max(1, toY(bottom) - toY(top))}
      />
    </g>
  );
}
