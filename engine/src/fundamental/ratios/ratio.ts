import { divideByPositive, refuseValue, toComputed, type Computed } from '../computed.ts';
import type { RatioInput } from './ratio-inputs.ts';

/** The inputs of a formula, all known. */
export type Amounts = Readonly<Record<RatioInput, number>>;
type Formula = (amounts: Amounts) => number;

/** One way to calculate a ratio; without a denominator the result is the amount itself. */
type Way = {
  readonly inputs: readonly RatioInput[];
  readonly over: Formula;
  readonly under: Formula | undefined;
};

export type RatioUnit = 'ratio' | 'percent' | 'days' | 'years' | 'currency' | 'per-share';

/** A ratio: each way gives the same figure from other inputs; the first whose inputs are known. */
export type RatioDefinition = {
  readonly unit: RatioUnit;
  readonly ways: readonly Way[];
};

/** Which inputs a formula reads. */
function listInputs(...formulas: readonly (Formula | undefined)[]): RatioInput[] {
  const read = new Set<RatioInput>();
  // Each formula is run once on ones, and what it asks for is noted: no list to keep beside it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers every name by itself
  const recorder = new Proxy({} as Amounts, {
    get(_, name) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- formulas read these names only
      read.add(name as RatioInput);
      return 1;
    },
  });
  for (const formula of formulas) formula?.(recorder);
  return [...read];
}

/** A way to divide two amounts; none where the denominator is not positive. */
export function divide(over: Formula, under: Formula): Way {
  return { inputs: listInputs(over, under), over, under };
}

/** A way that is an amount. */
export function subtract(over: Formula): Way {
  return { inputs: listInputs(over), over, under: undefined };
}

/** A ratio of a unit with its ways, the preferred first. */
export function defineRatio(unit: RatioUnit, ...ways: readonly Way[]): RatioDefinition {
  return { unit, ways };
}

/** A ratio of two amounts by their names. */
export function defineQuotient(
  unit: RatioUnit,
  over: RatioInput,
  under: RatioInput,
): RatioDefinition {
  return defineRatio(
    unit,
    divide(
      (amounts) => amounts[over],
      (amounts) => amounts[under],
    ),
  );
}

type KnownAmounts = Readonly<Partial<Record<RatioInput, number>>>;

const hasInputs = (inputs: readonly RatioInput[], amounts: KnownAmounts): boolean =>
  inputs.every((name) => typeof amounts[name] === 'number' && Number.isFinite(amounts[name]));

/** A ratio from what is known; `meta.missing` names the inputs that its first way lacks. */
export function calculateRatioFrom(definition: RatioDefinition, amounts: KnownAmounts): Computed {
  const way = definition.ways.find(({ inputs }) => hasInputs(inputs, amounts));
  if (way === undefined) {
    const missing = definition.ways[0]?.inputs.filter((name) => amounts[name] === undefined) ?? [];
    return refuseValue('input-missing', { missing: missing.join(' ') });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the way reads is known
  const known = amounts as Amounts;
  return way.under === undefined
    ? toComputed(way.over(known))
    : divideByPositive(way.over(known), way.under(known));
}
