import type { BaseRateOptions, Finding } from '@vela/engine';
import { createRandom } from '../random-walk.ts';

type Rules = NonNullable<BaseRateOptions['rules']>;
export type OutcomeRule = NonNullable<Rules['fair-value-gap']>['outcomes'][number];

export type Plant = {
  readonly findings: readonly Finding[];
  /** Rate without the effect. */
  readonly controlRate: number;
  /** How far the rate of the findings is moved, from -1 to 1. */
  readonly points: number;
  readonly seed: number;
};

// Copies of other candles and the mirror image of an event, which has the prices of the other
// direction, keep their own outcome. Prices of walks are positive, mirrored ones negative.
/** Turns some outcomes of the findings over, so that their rate moves by the planted points. */
export function plantEffect(rule: OutcomeRule, plant: Plant): OutcomeRule {
  const { findings, controlRate, points, seed } = plant;
  const random = createRandom(seed + 1);
  const from = points > 0 ? 0 : 1;
  const share = Math.abs(points) / (points > 0 ? 1 - controlRate : controlRate);
  const turned = new Map(
    findings.map(({ confirmedAt, direction }) => [
      confirmedAt,
      { isBullish: direction === 'bullish', isTurned: random() < share },
    ]),
  );
  return {
    ...rule,
    judge: (prices, placement) => {
      const verdict = rule.judge(prices, placement);
      const event = turned.get(placement.t);
      const isEvent = event !== undefined && event.isBullish === (prices.close[0] ?? 0) > 0;
      if (!isEvent || !event.isTurned || verdict !== from) return verdict;
      return from === 0 ? 1 : 0;
    },
  };
}
