import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import type { Direction, Finding } from '../structure/finding.ts';
import { countObservation, createTally, type Tally } from './clustered-interval.ts';
import {
  type ControlPool,
  createFindControls,
  type FindControls,
  placeCopy,
  findTickSize,
} from './matched-control.ts';
import type { OutcomeRule, Placement, OrientedPrices } from './outcome.ts';
import type { SeededRandom } from './seeded-random.ts';
import { toTimeClusters } from './time-clusters.ts';

/** Shared input of all outcome counts of a series. */
export type OutcomeContext = {
  readonly candles: Candles;
  readonly atr14: Float64Array;
  readonly bullish: OrientedPrices;
  readonly bearish: OrientedPrices;
  readonly tick: number;
  readonly findControls: FindControls;
};

export function toOutcomeContext(candles: Candles, atr14: Float64Array): OutcomeContext {
  return {
    candles,
    atr14,
    bullish: candles,
    bearish: mirrorPrices(candles),
    tick: findTickSize(candles),
    findControls: createFindControls(candles, atr14),
  };
}

function mirrorPrices({ high, low, close }: Candles): OrientedPrices {
  return { high: negateColumn(low), low: negateColumn(high), close: negateColumn(close) };
}

function negateColumn(column: Float64Array): Float64Array {
  return column.map((price) => -price);
}

export type Counted = {
  readonly events: Tally;
  /** Number of counted events that were bullish. */
  readonly bullish: number;
  readonly controls: Tally;
};

type Counting = {
  readonly rule: OutcomeRule;
  readonly isLevel: boolean;
  readonly random: SeededRandom;
  readonly copies: number;
};

/** Judges findings with an ATR and a complete horizon, and copies at random such candles. */
export function countOutcome(
  ground: OutcomeContext,
  findings: readonly Finding[],
  counting: Counting,
): Counted {
  const { rule } = counting;
  const { candles, atr14, findControls } = ground;
  const last = candles.length - 1 - rule.span;
  const clusters = toTimeClusters(candles, rule.span);
  const events = createTally(clusters.count);
  const controls = createTally(clusters.count);
  let bullish = 0;
  for (const finding of findings) {
    const t = finding.confirmedAt;
    if (t > last || !(at(atr14, t) > 0)) continue;
    const direction = toDirection(finding, at(candles.close, t));
    if (rule.needsDirection === true && finding.direction === 'neutral') continue;
    const prices = ground[direction];
    const event = toPlacement(finding, direction, at(atr14, t));
    if (counting.isLevel) event.near = event.far;
    const verdict = rule.judge(prices, event);
    if (verdict >= 0) {
      countObservation(events, indexAt(clusters.byCandle, t), verdict);
      bullish += direction === 'bullish' ? 1 : 0;
    }
    const copied = { event, prices, pool: findControls(t, last) };
    judgeCopies(ground, copied, {
      ...counting,
      take: (when, found) => countObservation(controls, indexAt(clusters.byCandle, when), found),
    });
  }
  return { events, bullish, controls };
}

/** Without a direction: bullish below price (price would come down to it), bearish above. */
function toDirection({ direction, top, bottom }: Finding, close: number): Direction {
  if (direction !== 'neutral') return direction;
  return close >= (top + bottom) / 2 ? 'bullish' : 'bearish';
}

function toPlacement(
  { confirmedAt: t, top, bottom }: Finding,
  direction: Direction,
  atr: number,
): Placement {
  return direction === 'bullish'
    ? { t, near: top, far: bottom, atr }
    : { t, near: -bottom, far: -top, atr };
}

type Copied = {
  readonly event: Placement;
  readonly prices: OrientedPrices;
  readonly pool: ControlPool;
};

/** Judges the control copies and passes each verdict that counts to `take`. */
function judgeCopies(
  { atr14, tick }: OutcomeContext,
  { event, prices, pool }: Copied,
  {
    rule,
    random,
    copies,
    take,
  }: Omit<Counting, 'isLevel'> & { readonly take: (t: number, found: number) => void },
): void {
  const copy: Placement = { t: 0, near: 0, far: 0, atr: 0 };
  for (let index = 0; index < copies; index += 1) {
    copy.t = pool.candles[random.below(pool.size)] ?? event.t;
    copy.atr = at(atr14, copy.t);
    placeCopy(event, copy, { prices, tick });
    const found = rule.judge(prices, copy);
    if (found >= 0) take(copy.t, found);
  }
}
