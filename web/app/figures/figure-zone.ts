import {
  type Bias,
  drawingOfKind,
  type FigureFinding,
  type FindingDrawing,
  type FindingLabel,
  type FindingPhase,
  type Scale,
} from '@vela/contracts';
import { candleAt, type FigureFrame } from './figure-frame.ts';
import { labelOf } from './finding-label.ts';
import { endedAt, flippedAt, phaseOf } from './finding-phase.ts';

/** Besides the drawings of the chart: a frame around candles, and a line from swing to swing. */
export type FigureShape = FindingDrawing | 'candles' | 'slope';

/** A finding where it lies in the picture. */
export type FigureZone = {
  readonly id: string;
  readonly shape: FigureShape;
  readonly direction: Bias;
  readonly scale: Scale | undefined;
  readonly phase: FindingPhase;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where a box begins to act from its other side. */
  readonly flip: number | undefined;
  /** The middle of the candle whose close made it known; undefined when that lies outside of the picture. */
  readonly confirmed: number | undefined;
  readonly label: string;
  /** Heights of the two ends of a slope. */
  readonly ends: readonly [number, number] | undefined;
  /** It lies wholly beyond the prices of the picture. */
  readonly outside: 'above' | 'below' | undefined;
};

/** The words of zones: `breaker` for an order block that acts from its other side, and the names of patterns. */
export type ZoneWords = {
  readonly breaker: string;
  readonly pattern?: ((label: FindingLabel) => string) | undefined;
};

type Place = {
  readonly openTime: readonly number[];
  readonly frame: FigureFrame;
  readonly words: ZoneWords;
};

function shapeOf({ kind, swings }: FigureFinding): FigureShape {
  if (kind === 'displacement' || kind === 'candlestick-pattern') return 'candles';
  return swings === undefined ? drawingOfKind[kind] : 'slope';
}

function labelIn(finding: FigureFinding, words: ZoneWords): string {
  if (finding.kind !== 'candlestick-pattern' || finding.label === undefined)
    return labelOf(finding, words.breaker);
  return words.pattern?.(finding.label) ?? '';
}

function rightEdge(
  finding: FigureFinding,
  shape: FigureZone['shape'],
  { openTime, frame }: Place,
): number {
  if (shape === 'mark') return frame.x(candleAt(openTime, finding.formedAt));
  if (shape === 'candles') return frame.x(candleAt(openTime, finding.confirmedAt)) + frame.step / 2;
  if (shape === 'line') return frame.x(candleAt(openTime, finding.confirmedAt));
  if (finding.swings !== undefined) return frame.x(candleAt(openTime, finding.swings[1].at));
  const end = endedAt(finding);
  return end === undefined ? frame.right : frame.x(candleAt(openTime, end));
}

function leftEdge(
  finding: FigureFinding,
  shape: FigureZone['shape'],
  { openTime, frame }: Place,
): number {
  const from = candleAt(openTime, finding.formedAt);
  if (from < 0) return frame.left;
  return shape === 'candles' ? frame.x(from) - frame.step / 2 : frame.x(from);
}

/** Whether any of a finding's life lies among these candles. */
export function isInPicture(finding: FigureFinding, openTime: readonly number[]): boolean {
  const [first = 0] = openTime;
  const shape = drawingOfKind[finding.kind];
  if (shape === 'mark') return finding.formedAt >= first;
  const end = shape === 'line' ? finding.confirmedAt : endedAt(finding);
  return end === undefined || end >= first;
}

function outsideOf({ top, bottom }: FigureFinding, frame: FigureFrame): FigureZone['outside'] {
  if (bottom > frame.highest) return 'above';
  return top < frame.lowest ? 'below' : undefined;
}

/** Lays a finding into the picture: a box from the candle it formed on to its end, a line from a pivot to its break, a mark on a swing. */
export function toFigureZone(finding: FigureFinding, place: Place): FigureZone {
  const { openTime, frame, words } = place;
  const shape = shapeOf(finding);
  const flip = flippedAt(finding);
  const confirmed = candleAt(openTime, finding.confirmedAt);
  return {
    id: finding.id,
    shape,
    direction: finding.direction,
    scale: finding.scale,
    phase: phaseOf(finding),
    left: leftEdge(finding, shape, place),
    right: rightEdge(finding, shape, place),
    top: Math.max(frame.top, frame.y(finding.top)),
    bottom: Math.min(frame.bottom, frame.y(finding.bottom)),
    flip:
      flip === undefined
        ? undefined
        : Math.max(frame.left, frame.x(Math.max(0, candleAt(openTime, flip)))),
    confirmed: confirmed < 0 ? undefined : frame.x(confirmed),
    label: labelIn(finding, words),
    ends: finding.swings && [frame.y(finding.swings[0].price), frame.y(finding.swings[1].price)],
    outside: outsideOf(finding, frame),
  };
}
