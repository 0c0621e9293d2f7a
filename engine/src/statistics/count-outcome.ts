import { at, indexAt } from '../candles/column.ts';
import type { Direction, Finding } from '../structure/finding.ts';
import { placeCopy } from './copy-placement.ts';
import { createMatchedTally, countMatchedSet, type MatchedTally } from './matched-tally.ts';
import type { OutcomeContext } from './outcome-context.ts';
import type { OutcomeRule, Placement } from './outcome.ts';
import { toTimeClusters } from './time-clusters.ts';

type Counting = {
  readonly rule: OutcomeRule;
  readonly isLevel: boolean;
  /** Control copies per event. */
  readonly copies: number;
};

/** Judges findings with an ATR and a complete horizon, their controls and their mirror images. */
export function countOutcome(
  context: OutcomeContext,
  findings: readonly Finding[],
  { rule, isLevel, copies }: Counting,
): MatchedTally {
  const { candles, atr14, tick } = context;
  const last = candles.length - 1 - rule.span;
  const { byCandle, count } = toTimeClusters(candles, rule.span);
  const starts = new Float64Array(count);
  for (let t = candles.length - 1; t >= 0; t -= 1)
    starts[indexAt(byCandle, t)] = at(candles.openTime, t);
  const tally = createMatchedTally(starts);
  const units = context.getUnits(rule.horizon);
  const counted = findings.filter(
    ({ confirmedAt: t, direction }) =>
      t >= context.first &&
      t <= last &&
      at(atr14, t) > 0 &&
      !(rule.needsDirection === true && direction === 'neutral'),
  );
  const findControls = context.createFinder(counted, { rule, last });
  const found = new Int32Array(copies);
  const verdicts = new Int32Array(copies);
  const copiedClusters = new Int32Array(copies);
  const copy: Placement = { t: 0, near: 0, far: 0, atr: 0 };
  for (const finding of counted) {
    const t = finding.confirmedAt;
    const direction = toDirection(finding, at(candles.close, t));
    const prices = context[direction];
    const event = toPlacement(finding, direction, at(atr14, t));
    if (isLevel) event.near = event.far;
    const verdict = rule.judge(prices, event);
    const eventClose = at(prices.close, t);
    const opposite = context[direction === 'bullish' ? 'bearish' : 'bullish'];
    copy.t = t;
    placeCopy(event, copy, { prices: opposite, eventClose, tick, scale: 1 });
    const mirrored = rule.judge(opposite, copy);
    const size = verdict < 0 ? 0 : findControls(t, found);
    for (let index = 0; index < size; index += 1) {
      copy.t = indexAt(found, index);
      placeCopy(event, copy, { prices, eventClose, tick, scale: at(units, copy.t) / at(units, t) });
      verdicts[index] = rule.judge(prices, copy);
      copiedClusters[index] = indexAt(byCandle, copy.t);
    }
    countMatchedSet(tally, {
      cluster: indexAt(byCandle, t),
      verdict,
      mirrored,
      isBullish: direction === 'bullish',
      copies: { size, verdicts, clusters: copiedClusters },
    });
  }
  return tally;
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
