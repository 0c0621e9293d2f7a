import type { FindingPhase } from '@vela/contracts';
import { joinClassNames } from '../ui/class-names.ts';
import type { FigureZone } from './figure-zone.ts';
import { flippedColour, zoneColourClasses } from './zone-colour.ts';

/** Emphasis of a zone: lit, plain, or faint when the figure is about other zones. */
export type Emphasis = 'lit' | 'plain' | 'faint';

const frameGap = 4;

type Drawn = { zone: FigureZone; emphasis: Emphasis };

const opacity = {
  fresh: { fill: 0.2, edge: 0.9 },
  touched: { fill: 0.13, edge: 0.65 },
  flipped: { fill: 0.1, edge: 0.75 },
  spent: { fill: 0.09, edge: 0.45 },
} as const satisfies Record<FindingPhase, { fill: number; edge: number }>;

/** A gap or an order block. After its flip it has the other side's colour and a dashed edge. */
export function ZoneBox({ zone, emphasis }: Drawn) {
  const { left, right, top, colour, phase } = zone;
  const height = Math.max(1.5, zone.bottom - top);
  const flip = zone.flip === undefined ? right : Math.min(Math.max(zone.flip, left), right);
  const own = zoneColourClasses[colour];
  const live = zone.flip === undefined ? own : zoneColourClasses[flippedColour[colour]];
  const weak = emphasis === 'faint' ? 0.4 : 1;
  const from = zone.flip === undefined ? left : flip;
  return (
    <g data-zone={zone.id} data-lit={emphasis === 'lit' || undefined}>
      <rect
        x={left}
        y={top}
        width={Math.max(0, flip - left)}
        height={height}
        className={own.fill}
        fillOpacity={opacity[zone.flip === undefined ? phase : 'spent'].fill * weak}
      />
      {flip < right && (
        <rect
          x={flip}
          y={top}
          width={right - flip}
          height={height}
          className={live.fill}
          fillOpacity={opacity[phase].fill * weak}
        />
      )}
      <path
        d={`M${from} ${top}H${right}M${from} ${top + height}H${right}`}
        className={live.stroke}
        strokeOpacity={opacity[phase].edge * weak}
        strokeDasharray={flip < right ? '5 4' : undefined}
        fill="none"
      />
      {emphasis === 'lit' && (
        <rect
          x={left}
          y={top}
          width={right - left}
          height={height}
          className="fill-accent/25 stroke-accent"
          strokeWidth="2"
        />
      )}
    </g>
  );
}

/** A level: from its pivot to the candle that closed beyond it, or to the end while it stands. */
export function ZoneLine({ zone, emphasis }: Drawn) {
  const lit = emphasis === 'lit';
  return (
    <path
      data-zone={zone.id}
      data-lit={lit || undefined}
      d={`M${zone.left} ${zone.top}H${zone.right}`}
      className={lit ? 'stroke-accent' : zoneColourClasses[zone.colour].stroke}
      strokeWidth={lit ? 2.75 : zone.scale === 'swing' ? 1.75 : 1.25}
      strokeDasharray={zone.scale === 'swing' || lit ? undefined : '4 3'}
      strokeOpacity={emphasis === 'faint' ? 0.35 : 0.95}
      fill="none"
    />
  );
}

/** A triangle above or below a swing; hollow once a close has broken it. */
export function ZoneMark({ zone, emphasis }: Drawn) {
  const size = (zone.scale === 'swing' ? 5.5 : 4) + (emphasis === 'lit' ? 1.5 : 0);
  const isHigh = zone.direction === 'bearish';
  const tip = isHigh ? zone.top - 4 : zone.bottom + 4;
  const base = isHigh ? tip - size * 1.5 : tip + size * 1.5;
  const { fill, stroke } = zoneColourClasses[zone.colour];
  const colour = emphasis === 'lit' ? 'stroke-accent' : stroke;
  const filled = emphasis === 'lit' ? 'fill-accent' : fill;
  return (
    <g
      data-zone={zone.id}
      data-lit={emphasis === 'lit' || undefined}
      opacity={emphasis === 'faint' ? 0.45 : 1}
    >
      <path
        d={`M${zone.left} ${tip}L${zone.left - size} ${base}H${zone.left + size}Z`}
        className={joinClassNames(colour, zone.phase === 'spent' ? 'fill-surface' : filled)}
      />
    </g>
  );
}

function ZoneFrame({ zone, emphasis }: Drawn) {
  const lit = emphasis === 'lit';
  return (
    <rect
      data-zone={zone.id}
      data-lit={lit || undefined}
      x={zone.left - frameGap / 2}
      y={zone.top - frameGap}
      width={zone.right - zone.left + frameGap}
      height={zone.bottom - zone.top + 2 * frameGap}
      rx="3"
      className={
        lit
          ? 'fill-accent/25 stroke-accent'
          : joinClassNames(
              zoneColourClasses[zone.direction].fill,
              zoneColourClasses[zone.colour].stroke,
            )
      }
      fillOpacity={lit ? undefined : 0.16}
      strokeWidth={lit ? 2 : 1.5}
      opacity={emphasis === 'faint' ? 0.5 : 1}
    />
  );
}

/** A line from one swing to the other, with a dot on each. */
function ZoneSlope({ zone, emphasis }: Drawn) {
  const [from, to] = zone.ends ?? [zone.top, zone.top];
  const own = zoneColourClasses[zone.colour];
  const colour =
    emphasis === 'lit' ? 'stroke-accent fill-accent' : joinClassNames(own.stroke, own.fill);
  return (
    <g
      data-zone={zone.id}
      data-lit={emphasis === 'lit' || undefined}
      className={colour}
      opacity={emphasis === 'faint' ? 0.45 : 1}
    >
      <path d={`M${zone.left} ${from}L${zone.right} ${to}`} strokeWidth="2" fill="none" />
      <circle cx={zone.left} cy={from} r="2.5" />
      <circle cx={zone.right} cy={to} r="2.5" />
    </g>
  );
}

/** Dots from where a structure formed to the candle at whose close it was confirmed. */
export function Confirmation({ zone }: { zone: FigureZone }) {
  if (zone.confirmed === undefined || ['line', 'candles', 'slope'].includes(zone.shape))
    return null;
  const isMark = zone.shape === 'mark';
  const y = isMark ? zone.top : zone.bottom + 6;
  return (
    <path
      d={
        isMark
          ? `M${zone.left} ${y}H${zone.confirmed}M${zone.confirmed} ${y - 4}V${y + 4}`
          : `M${zone.confirmed} ${zone.top - 6}V${zone.bottom + 6}`
      }
      className="stroke-ink"
      strokeDasharray="1.5 2.5"
      fill="none"
    />
  );
}

/** Draws a zone in its shape. */
export function ZoneShape(drawn: Drawn) {
  if (drawn.zone.shape === 'box') return <ZoneBox {...drawn} />;
  if (drawn.zone.shape === 'candles') return <ZoneFrame {...drawn} />;
  if (drawn.zone.shape === 'slope') return <ZoneSlope {...drawn} />;
  return drawn.zone.shape === 'mark' ? <ZoneMark {...drawn} /> : <ZoneLine {...drawn} />;
}
