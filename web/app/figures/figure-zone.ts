import {
  type FigureFinding,
  type FindingDrawing,
  type FindingKind,
  findingKinds,
  type FindingLabel,
  type Language,
} from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';
import { findCandleIndex } from './find-candle-index.ts';
import { toFindingLabel } from './finding-label.ts';
import { findEndTime, findFlipTime, getPhase } from './finding-phase.ts';
import { toZoneColour } from './zone-colour.ts';

export type FigureShape = FindingDrawing | 'candles' | 'slope';

export type FigureZone = Readonly<ReturnType<typeof toFigureZone>>;

/** Zone label texts: `breaker` is an order block that acts from its other side; pattern names. */
export type ZoneWords = {
  readonly breaker: string;
  readonly pattern?: ((label: FindingLabel) => string) | undefined;
  /** The whole words of a kind, in place of its acronym. */
  readonly kind?: ((kind: FindingKind) => string) | undefined;
};

type Place = {
  readonly openTime: readonly number[];
  readonly frame: FigureFrame;
  readonly words: ZoneWords;
  readonly language: Language;
};

function chooseShape({ kind, swings }: FigureFinding): FigureShape {
  if (kind === 'displacement' || kind === 'candlestick-pattern') return 'candles';
  return swings === undefined ? findingKinds[kind].drawing : 'slope';
}

function chooseLabel(finding: FigureFinding, { words, language }: Place): string {
  if (finding.kind !== 'candlestick-pattern' || finding.label === undefined) {
    const label = toFindingLabel(finding, words.breaker, language);
    return label === '' ? '' : (words.kind?.(finding.kind) ?? label);
  }
  return words.pattern?.(finding.label) ?? '';
}

function calculateRightEdge(finding: FigureFinding, shape: FigureShape, place: Place): number {
  const { openTime, frame } = place;
  if (shape === 'mark') return frame.x(findCandleIndex(openTime, finding.formedAt));
  if (shape === 'candles')
    return frame.x(findCandleIndex(openTime, finding.confirmedAt)) + frame.step / 2;
  if (shape === 'line') return frame.x(findCandleIndex(openTime, finding.confirmedAt));
  if (finding.swings !== undefined) return frame.x(findCandleIndex(openTime, finding.swings[1].at));
  const end = findEndTime(finding);
  return end === undefined ? frame.right : frame.x(findCandleIndex(openTime, end));
}

function calculateLeftEdge(finding: FigureFinding, shape: FigureShape, place: Place): number {
  const { openTime, frame } = place;
  const from = findCandleIndex(openTime, finding.formedAt);
  if (from < 0) return frame.left;
  return shape === 'candles' ? frame.x(from) - frame.step / 2 : frame.x(from);
}

/** Whether any part of a finding's life lies at or after the first candle. */
export function isInPicture(finding: FigureFinding, openTime: readonly number[]): boolean {
  const [first = 0] = openTime;
  const shape = findingKinds[finding.kind].drawing;
  if (shape === 'mark') return finding.formedAt >= first;
  const end = shape === 'line' ? finding.confirmedAt : findEndTime(finding);
  return end === undefined || end >= first;
}

function checkOutside({ top, bottom }: FigureFinding, frame: FigureFrame) {
  if (bottom > frame.highest) return 'above';
  return top < frame.lowest ? 'below' : undefined;
}

/** A finding's shape: a box until its end, a line from pivot to break, or a mark on a swing. */
export function toFigureZone(finding: FigureFinding, place: Place) {
  const { openTime, frame } = place;
  const shape = chooseShape(finding);
  const flip = findFlipTime(finding);
  const confirmed = findCandleIndex(openTime, finding.confirmedAt);
  return {
    id: finding.id,
    shape,
    direction: finding.direction,
    colour: toZoneColour(finding),
    scale: finding.scale,
    phase: getPhase(finding),
    left: calculateLeftEdge(finding, shape, place),
    right: calculateRightEdge(finding, shape, place),
    top: Math.max(frame.top, frame.y(finding.top)),
    bottom: Math.min(frame.bottom, frame.y(finding.bottom)),
    /** X from which a box acts from its other side. */
    flip:
      flip === undefined
        ? undefined
        : Math.max(frame.left, frame.x(Math.max(0, findCandleIndex(openTime, flip)))),
    /** Centre x of the candle whose close confirmed it; undefined outside the figure. */
    confirmed: confirmed < 0 ? undefined : frame.x(confirmed),
    label: chooseLabel(finding, place),
    ends:
      finding.swings &&
      ([frame.y(finding.swings[0].price), frame.y(finding.swings[1].price)] as const),
    /** Set when it lies completely above or below the prices of the figure. */
    outside: checkOutside(finding, frame),
  };
}
