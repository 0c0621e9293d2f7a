import { refuseValue, toComputed, type Computed } from '../computed.ts';
import type { YearFigures } from '../filings/company-figures.ts';
import { toOwnersFlow, type CompanyKind } from '../pillars/pillar-inputs.ts';
import { calculateCashFlowValue } from '../valuation/discounted-cash-flow.ts';
import { calculateShareValue } from '../valuation/equity-bridge.ts';
import { fadeGrowth, growFlows } from '../valuation/growth-path.ts';
import { calculateBankValue } from './bank-value.ts';
import { calculateOwnGrowth } from './own-growth.ts';

/** What the value of a share rests on, all of it open to change; rates are parts of one. */
export type ValueAssumptions = {
  readonly discountRate: number;
  readonly longRunGrowth: number;
  readonly years: number;
  /** Growth of the first year; absent: that of the last five years, limited. */
  readonly growth?: number;
};

export const defaultValueAssumptions: ValueAssumptions = {
  discountRate: 0.1,
  longRunGrowth: 0.025,
  years: 10,
};

/** Each year keeps this much of the distance to the long-run growth. */
const keep = 0.7;

type Windows = readonly (YearFigures | undefined)[];

/** Why a company has no value by its cash flow: one that burns it has none. */
function findObstacle(flow: number | undefined): Computed | undefined {
  if (flow === undefined) return refuseValue('input-missing');
  return flow <= 0 ? refuseValue('not-meaningful', { why: 'cash-burn' }) : undefined;
}

/** Value of a share by the flow that is left for the shares. */
function calculateFlowValue(
  windows: Windows,
  kind: CompanyKind,
  assumptions: ValueAssumptions,
): Computed {
  const [newest] = windows;
  const flow = newest?.flows[toOwnersFlow(kind)]?.value;
  const obstacle = findObstacle(flow);
  if (obstacle !== undefined) return obstacle;
  const { discountRate, longRunGrowth, years } = assumptions;
  const shares = newest?.dilutedShares?.value ?? null;
  const own = assumptions.growth ?? calculateOwnGrowth(windows).value;
  if (flow === undefined || shares === null || own === null) return refuseValue('input-missing');
  const growth = fadeGrowth({ first: own, longRun: longRunGrowth, keep, years });
  const terminal = { kind: 'growth', growth: longRunGrowth } as const;
  const flows = growFlows(flow, growth);
  const total = calculateCashFlowValue({ flows, rate: discountRate, terminal });
  return divideAmongShares(total, shares, own);
}

/**
 * Value of a share by its free cash flow, of a real-estate trust by its adjusted funds, discounted
 * at the wanted return: flows after interest belong to the shares, so debt is not taken off again.
 * Of a bank or insurer, which has no free cash flow, by its equity and what it earns on it.
 */
export const calculateCompanyValue = (
  windows: Windows,
  kind: CompanyKind,
  assumptions: ValueAssumptions = defaultValueAssumptions,
): Computed =>
  kind === 'financial'
    ? calculateBankValue(windows, assumptions)
    : calculateFlowValue(windows, kind, assumptions);

function divideAmongShares(total: Computed, shares: number, growth: number): Computed {
  if (total.value === null) return total;
  const share = calculateShareValue(total.value, shares);
  return share.value === null ? share : toComputed(share.value, { ...total.meta, growth });
}
