import {
  type Bias,
  drawingOfKind,
  type FindingDrawing,
  type FindingPhase,
  type Scale,
  type WireFinding,
} from '@vela/contracts';
import { candleIndexAt } from './candle-index.ts';
import { endedAt, flippedAt, phaseOf } from '../../figures/finding-phase.ts';
import { groupOf, type ZoneGroup } from './zone-group.ts';

/** A finding ready to be drawn: prices as they are, times as positions among the candles shown. */
export type Zone = {
  readonly id: string;
  readonly group: ZoneGroup;
  readonly shape: FindingDrawing;
  readonly direction: Bias;
  readonly phase: FindingPhase;
  readonly scale: Scale | undefined;
  /** First and last candle it covers, of a standing one the last there is; -1 when it began before the first one. */
  readonly from: number;
  readonly to: number;
  /** Candle at whose close it was known: before that it is drawn hollow. */
  readonly knownFrom: number;
  /** It still stands: it is drawn on beyond the last candle. */
  readonly openEnded: boolean;
  /** Candle from which it acts from the other side. */
  readonly flippedAt: number | undefined;
  readonly top: number;
  readonly bottom: number;
  readonly label: string;
  /** Far from price, beyond nearer ones of its kind: drawn faintly, so that the near ones can be read. */
  readonly faint: boolean;
};

function lastCandleOf(
  finding: WireFinding,
  shape: Zone['shape'],
  openTime: readonly number[],
): number {
  if (shape === 'mark') return candleIndexAt(openTime, finding.formedAt);
  if (shape === 'line') return candleIndexAt(openTime, finding.confirmedAt);
  const end = endedAt(finding);
  return end === undefined ? openTime.length - 1 : candleIndexAt(openTime, end);
}

/**
 * Turns one finding into what is drawn: a box from the candle it formed on to its end or the last candle, a line from the pivot to the
 * candle that broke it, or a mark on a swing, with its label. Undefined when its whole life lies before the candles shown.
 */
export function toZone(
  finding: WireFinding,
  openTime: readonly number[],
  label: string,
): Zone | undefined {
  const group = groupOf(finding);
  const shape = drawingOfKind[finding.kind];
  const to = lastCandleOf(finding, shape, openTime);
  if (to < 0) return undefined;
  const flip = flippedAt(finding);
  return {
    id: finding.id,
    group,
    shape,
    direction: finding.direction,
    phase: phaseOf(finding),
    scale: finding.scale,
    from: candleIndexAt(openTime, finding.formedAt),
    to,
    knownFrom: candleIndexAt(openTime, finding.confirmedAt),
    openEnded: (shape === 'box' || shape === 'level') && endedAt(finding) === undefined,
    flippedAt: flip === undefined ? undefined : Math.max(0, candleIndexAt(openTime, flip)),
    top: finding.top,
    bottom: finding.bottom,
    label,
    faint: false,
  };
}
