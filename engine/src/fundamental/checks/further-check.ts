import type { FilingValue } from '../filings/company-facts.ts';
import type { FlowName, YearFigures } from '../filings/company-figures.ts';
import type { BalanceConcept } from '../filings/concepts.ts';

/** A figure that a check is made of. */
export type CheckRow = FlowName | BalanceConcept | 'dilutedShares';
/** A figure of one period; without a value it is not in the filings. */
export type CheckInput = {
  readonly row: CheckRow;
  readonly end: string;
  readonly value: FilingValue | undefined;
};

/** Why a check has no result. */
export type FurtherReason =
  /** A figure that it needs is not in these filings. */
  | 'not-in-filings'
  /** There is no market price. */
  | 'no-price'
  /** There is no value by discounted cash flow. */
  | 'no-value'
  /** It compares with the whole market, or with companies of the industry. */
  | 'no-market'
  | 'no-peers'
  /** It needs what analysts expect; filings hold no such thing. */
  | 'no-estimates'
  /** What it is divided by is not positive. */
  | 'not-meaningful'
  | 'financial-company';

export type FurtherGroup = 'value' | 'future' | 'past' | 'health' | 'dividend';
/** Amounts of money are those of one share. */
export type FurtherUnit = 'percent' | 'ratio' | 'money' | 'years';

/** One of thirty checks: what is held against what, and all that it was made of. */
export type FurtherCheck<Id extends string = string> = {
  readonly id: Id;
  readonly group: FurtherGroup;
  readonly state: 'pass' | 'fail' | 'not-applicable' | 'insufficient';
  readonly reason: FurtherReason | null;
  readonly unit: FurtherUnit;
  readonly value: number | null;
  readonly limit: number | null;
  readonly inputs: readonly CheckInput[];
  /** Whether the price of a share is one of its inputs. */
  readonly isPriced: boolean;
};

/** A figure of a period as an input. */
export function pickInput(figures: YearFigures | undefined, row: CheckRow): CheckInput {
  const end = figures?.end ?? '';
  if (figures === undefined) return { row, end, value: undefined };
  if (row === 'dilutedShares') return { row, end, value: figures.dilutedShares };
  const flows: Readonly<Partial<Record<string, FilingValue>>> = figures.flows;
  const balances: Readonly<Partial<Record<string, FilingValue>>> = figures.balances;
  return { row, end, value: flows[row] ?? balances[row] };
}

export type CheckRule<Id extends string> = {
  readonly id: Id;
  readonly group: FurtherGroup;
  readonly unit: FurtherUnit;
  readonly inputs: readonly CheckInput[];
  /** From the amounts of the inputs in their order; not finite: it means nothing. */
  readonly calculate: (amounts: readonly number[]) => number;
  readonly limit: number | ((amounts: readonly number[]) => number);
  readonly passes: (value: number, limit: number) => boolean;
  readonly isPriced?: boolean;
};

type Named<Id extends string> = Pick<CheckRule<Id>, 'id' | 'group' | 'unit'>;

/** A check without a result, and why. */
export function refuseCheck<Id extends string>(
  { id, group, unit }: Named<Id>,
  reason: FurtherReason,
  inputs: readonly CheckInput[] = [],
): FurtherCheck<Id> {
  const state = reason === 'financial-company' ? 'not-applicable' : 'insufficient';
  return { id, group, unit, state, reason, value: null, limit: null, inputs, isPriced: false };
}

/** Holds the figures of a rule against its limit. */
export function judgeCheck<Id extends string>(rule: CheckRule<Id>): FurtherCheck<Id> {
  const { id, group, unit, inputs, calculate, passes, isPriced = false } = rule;
  const amounts = inputs.flatMap(({ value }) => value?.value ?? []);
  if (amounts.length < inputs.length) return refuseCheck(rule, 'not-in-filings', inputs);
  const value = calculate(amounts);
  const limit = typeof rule.limit === 'number' ? rule.limit : rule.limit(amounts);
  if (!Number.isFinite(value) || !Number.isFinite(limit))
    return refuseCheck(rule, 'not-meaningful', inputs);
  const state = passes(value, limit) ? 'pass' : 'fail';
  return { id, group, unit, state, reason: null, value, limit, inputs, isPriced };
}

/** One amount divided by another that has to be positive. */
export const divide = (amount = Number.NaN, by = Number.NaN): number =>
  by > 0 ? amount / by : Number.NaN;

/** The first of two amounts divided by the second. */
export const divideAmounts = ([amount, by]: readonly number[]): number => divide(amount, by);

export const isAbove = (value: number, limit: number): boolean => value > limit;
export const isBelow = (value: number, limit: number): boolean => value < limit;
