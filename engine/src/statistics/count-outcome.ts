import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import type { Direction, Finding } from '../structure/finding.ts';
import { count, createTally, type Tally } from './clustered-interval.ts';
import {
  type ControlPool,
  createFindControls,
  type FindControls,
  placeCopy,
  tickOf,
} from './matched-control.ts';
import type { OutcomeRule, Placement, SeenPrices } from './outcome.ts';
import type { SeededRandom } from './seeded-random.ts';
import { toStretches } from './stretches.ts';

/** What all outcomes of a series are counted on. */
export type Ground = {
  readonly candles: Candles;
  readonly atr14: Float64Array;
  readonly bullish: SeenPrices;
  readonly bearish: SeenPrices;
  readonly tick: number;
  readonly findControls: FindControls;
};

export function toGround(candles: Candles, atr14: Float64Array): Ground {
  return {
    candles,
    atr14,
    bullish: candles,
    bearish: upsideDown(candles),
    tick: tickOf(candles),
    findControls: createFindControls(candles, atr14),
  };
}

function upsideDown({ high, low, close }: Candles): SeenPrices {
  return { high: negated(low), low: negated(high), close: negated(close) };
}

function negated(column: Float64Array): Float64Array {
  return column.map((price) => -price);
}

export type Counted = {
  readonly events: Tally;
  /** How many of the counted events were bullish. */
  readonly bullish: number;
  readonly controls: Tally;
};

type Counting = {
  readonly rule: OutcomeRule;
  readonly isLevel: boolean;
  readonly random: SeededRandom;
  readonly copies: number;
};

/**
 * Judges every finding that has an ATR and whose horizon is complete, and copies of it at random candles whose horizon is complete too.
 */
export function countOutcome(
  ground: Ground,
  findings: readonly Finding[],
  counting: Counting,
): Counted {
  const { rule } = counting;
  const { candles, atr14, findControls } = ground;
  const last = candles.length - 1 - rule.span;
  const stretches = toStretches(candles, rule.span);
  const events = createTally(stretches.count);
  const controls = createTally(stretches.count);
  let bullish = 0;
  for (const finding of findings) {
    const t = finding.confirmedAt;
    if (t > last || !(at(atr14, t) > 0)) continue;
    const direction = directionOf(finding, at(candles.close, t));
    if (rule.needsDirection === true && finding.direction === 'neutral') continue;
    const prices = ground[direction];
    const event = toPlacement(finding, direction, at(atr14, t));
    if (counting.isLevel) event.near = event.far;
    const verdict = rule.judge(prices, event);
    if (verdict >= 0) {
      count(events, indexAt(stretches.of, t), verdict);
      bullish += direction === 'bullish' ? 1 : 0;
    }
    const copied = { event, prices, pool: findControls(t, last) };
    judgeCopies(ground, copied, {
      ...counting,
      take: (when, found) => count(controls, indexAt(stretches.of, when), found),
    });
  }
  return { events, bullish, controls };
}

/** A level or zone without a direction of its own is bullish below price, where price would come down to it, and bearish above. */
function directionOf({ direction, top, bottom }: Finding, close: number): Direction {
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
  readonly prices: SeenPrices;
  readonly pool: ControlPool;
};

/** Gives what became of each copy that was put to the test to `take`. */
function judgeCopies(
  { atr14, tick }: Ground,
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
