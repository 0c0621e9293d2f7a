import { areKnown, divideByPositive, refuseValue, toComputed, type Computed } from '../computed.ts';
import {
  createMeasuredPillar,
  createUnmeasuredPillar,
  type Pillar,
  type PillarId,
} from './pillar.ts';
import {
  defaultPillarLimits,
  type PillarInputs,
  type PillarLimits,
  type Windows,
} from './pillar-inputs.ts';

const windowCount = 5;

/** Mean of the five windows; none where one is unknown: four years are no five-year mean. */
function averageWindows(windows: Windows): number | null {
  const known = windows.slice(0, windowCount).filter((flow) => flow !== null);
  if (known.length < windowCount || !areKnown(...known)) return null;
  return known.reduce((sum, flow) => sum + flow, 0) / windowCount;
}

type Multiple = {
  readonly amount: number | null;
  readonly mean: number | null;
  readonly limit: number;
  readonly isZeroFine: boolean;
};

/** A multiple of a mean flow; a mean of zero or less fails and has no multiple. */
function evaluateMultiple(id: PillarId, { amount, mean, limit, isZeroFine }: Multiple): Pillar {
  // A mean of nothing earned fails whatever is paid for it, also where no price is known.
  if (mean !== null && mean <= 0) {
    const reason = id === 'price-to-earnings' ? 'average-loss' : 'cash-burn';
    return { ...createUnmeasuredPillar(id, 'fail', reason), limit, meta: { mean } };
  }
  if (amount === null || mean === null)
    return { ...createUnmeasuredPillar(id, 'insufficient', 'input-missing'), limit };
  const passes = (value: number): boolean => (isZeroFine ? value >= 0 : value > 0) && value < limit;
  return createMeasuredPillar(id, divideByPositive(amount, mean, { mean }), { passes, limit });
}

/** How much an amount changed; the change as a part only where it began above zero. */
function calculateChange(now: number | null, before: number | null): Computed {
  if (now === null || before === null) return refuseValue('input-missing');
  const change = now - before;
  return toComputed(change, { now, before, part: before > 0 ? change / before : null });
}

const isAboveZero = (value: number): boolean => value > 0;
/** An unchanged count is no dilution. */
const isNotAboveZero = (value: number): boolean => value <= 0;

function evaluateReturnOnCapital(inputs: PillarInputs, limit: number): Pillar {
  const { equity, debt } = inputs;
  const id = 'return-on-capital';
  const mean = averageWindows(inputs.freeCashFlow);
  if (equity === null || debt === null || mean === null)
    return { ...createUnmeasuredPillar(id, 'insufficient', 'input-missing'), limit };
  if (equity + debt <= 0)
    return { ...createUnmeasuredPillar(id, 'not-applicable', 'capital-not-positive'), limit };
  const value = divideByPositive(mean, equity + debt, { mean, capital: equity + debt });
  return createMeasuredPillar(id, value, { passes: (part) => part > limit, limit });
}

/** Pillars that say nothing about a bank or insurer: it has no free cash flow. */
const withoutMeaningForFinancials: ReadonlySet<PillarId> = new Set([
  'return-on-capital',
  'cash-flow-growth',
  'liabilities-to-cash-flow',
  'price-to-cash-flow',
]);
const growthPillars: ReadonlySet<PillarId> = new Set([
  'cash-flow-growth',
  'income-growth',
  'revenue-growth',
]);

function applyKind(pillar: Pillar, { kind, isHyperinflation }: PillarInputs): Pillar {
  if (kind === 'financial' && withoutMeaningForFinancials.has(pillar.id))
    return createUnmeasuredPillar(pillar.id, 'not-applicable', 'financial-company');
  if (isHyperinflation === true && growthPillars.has(pillar.id))
    return createUnmeasuredPillar(pillar.id, 'not-applicable', 'hyperinflation');
  return pillar;
}

/** The eight pillars in order (the Eight Pillar Process of Everything Money). */
export function evaluatePillars(
  inputs: PillarInputs,
  limits: PillarLimits = defaultPillarLimits,
): readonly Pillar[] {
  const { marketCap, earlier, shares, earlierShares, longTermLiabilities } = inputs;
  const income = averageWindows(inputs.netIncome);
  const cash = averageWindows(inputs.freeCashFlow);
  const grows = { passes: isAboveZero, limit: null };
  const change = (id: PillarId, now: number | null | undefined, before: number | null): Pillar =>
    createMeasuredPillar(id, calculateChange(now ?? null, before), grows);
  const { priceToEarnings, liabilitiesToCashFlow, priceToCashFlow } = limits;
  const pillars = [
    evaluateMultiple('price-to-earnings', {
      amount: marketCap,
      mean: income,
      limit: priceToEarnings,
      isZeroFine: false,
    }),
    evaluateReturnOnCapital(inputs, limits.returnOnCapital),
    createMeasuredPillar('shares', calculateChange(shares, earlierShares), {
      passes: isNotAboveZero,
      limit: null,
    }),
    change('cash-flow-growth', inputs.freeCashFlow[0], earlier.freeCashFlow),
    change('income-growth', inputs.netIncome[0], earlier.netIncome),
    change('revenue-growth', inputs.revenue, earlier.revenue),
    evaluateMultiple('liabilities-to-cash-flow', {
      amount: longTermLiabilities,
      mean: cash,
      limit: liabilitiesToCashFlow,
      isZeroFine: true,
    }),
    evaluateMultiple('price-to-cash-flow', {
      amount: marketCap,
      mean: cash,
      limit: priceToCashFlow,
      isZeroFine: false,
    }),
  ];
  return pillars.map((pillar) => applyKind(pillar, inputs));
}
