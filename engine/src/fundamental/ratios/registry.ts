import { refuseValue, toComputed, type Computed } from '../computed.ts';
import { deriveAmounts } from './derive-amounts.ts';
import { efficiencyRatios } from './efficiency-ratios.ts';
import { liquidityRatios } from './liquidity-ratios.ts';
import { perShareRatios } from './per-share-ratios.ts';
import { profitabilityRatios } from './profitability-ratios.ts';
import { calculateRatioFrom, type RatioDefinition } from './ratio.ts';
import type { RatioAmounts } from './ratio-inputs.ts';
import { solvencyRatios } from './solvency-ratios.ts';
import { valuationRatios } from './valuation-ratios.ts';

const definitions = {
  ...profitabilityRatios,
  ...liquidityRatios,
  ...solvencyRatios,
  ...efficiencyRatios,
  ...valuationRatios,
  ...perShareRatios,
};
export type RatioId = keyof typeof definitions;

/** All ratios by id; a definition is written once. */
export const ratios: Readonly<Record<RatioId, RatioDefinition>> = definitions;

/** Ids of all ratios. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const ratioIds = Object.keys(definitions) as RatioId[];

/** One ratio from the amounts at hand; amounts that follow from others need not be given. */
export function calculateRatio(id: RatioId, amounts: RatioAmounts): Computed {
  return calculateRatioFrom(ratios[id], deriveAmounts(amounts));
}

/** Graham's number: the root of 22.5 x earnings x book value of a share, both positive. */
export function calculateGrahamNumber(earningsPerShare: number, bookPerShare: number): Computed {
  return earningsPerShare > 0 && bookPerShare > 0
    ? toComputed(Math.sqrt(22.5 * earningsPerShare * bookPerShare))
    : refuseValue('not-meaningful');
}

/** Part of the price that pays for growth: price - earnings / cost of capital. */
export function calculateGrowthValue(
  price: number,
  earningsPerShare: number,
  capitalCost: number,
): Computed {
  return capitalCost > 0
    ? toComputed(price - earningsPerShare / capitalCost)
    : refuseValue('denominator-not-positive');
}
