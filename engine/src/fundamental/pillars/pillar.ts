import type { Computed, Meta, MissingReason } from '../computed.ts';

export const pillarIds = [
  'price-to-earnings',
  'return-on-capital',
  'shares',
  'cash-flow-growth',
  'income-growth',
  'revenue-growth',
  'liabilities-to-cash-flow',
  'price-to-cash-flow',
] as const;
export type PillarId = (typeof pillarIds)[number];

/** A pillar that cannot apply is not failed, and one without data is neither. */
export type PillarState = 'pass' | 'fail' | 'not-applicable' | 'insufficient';

/** Why a pillar has its state, where the value and the limit do not say it. */
export type PillarReason =
  | MissingReason
  | 'average-loss'
  | 'cash-burn'
  | 'capital-not-positive'
  | 'financial-company'
  | 'hyperinflation';

export type Pillar = {
  readonly id: PillarId;
  readonly value: number | null;
  /** What the value is held against; null: zero, the growth pillars and the share count. */
  readonly limit: number | null;
  readonly state: PillarState;
  readonly reason: PillarReason | null;
  readonly meta: Meta;
};

/** A pillar without a value. */
export function createUnmeasuredPillar(
  id: PillarId,
  state: Exclude<PillarState, 'pass'>,
  reason: PillarReason,
): Pillar {
  return { id, value: null, limit: null, state, reason, meta: {} };
}

/** A pillar whose value passes or fails, or has too little data. */
export function createMeasuredPillar(
  id: PillarId,
  { value, reason, meta }: Computed,
  { passes, limit }: { readonly passes: (value: number) => boolean; readonly limit: number | null },
): Pillar {
  if (value === null) return { ...createUnmeasuredPillar(id, 'insufficient', reason), limit, meta };
  return { id, value, limit, state: passes(value) ? 'pass' : 'fail', reason: null, meta };
}
