import {
  divideAmounts,
  isAbove,
  judgeCheck,
  type CheckInput,
  type FurtherCheck,
} from './further-check.ts';

/** What the quotient of two amounts is held against: above it, unless said otherwise. */
type Bound = {
  readonly limit: number;
  readonly unit?: 'percent' | 'ratio';
  readonly passes?: typeof isAbove;
};

/** A check of health by the quotient of two amounts. */
export function compareAmounts<Id extends string>(
  id: Id,
  inputs: readonly CheckInput[],
  { limit, unit = 'percent', passes = isAbove }: Bound,
): FurtherCheck<Id> {
  return judgeCheck({ id, group: 'health', unit, inputs, limit, passes, calculate: divideAmounts });
}
