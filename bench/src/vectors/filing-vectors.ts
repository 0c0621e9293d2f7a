import {
  chooseBalance,
  resolveRevenueConflict,
  subtractPeriods,
  sumShareClasses,
  toFiscalQuarter,
} from '@vela/engine';
import { z } from 'zod';
import type { InputReader, Outputs, VectorContext } from './vector.ts';

const factsSchema = z.array(z.object({ end: z.string(), filed: z.string(), val: z.number() }));

/** Choosing among the facts of filings. */
export function runFilingVector(
  name: string,
  inputs: InputReader,
  { vector: { inputs: given } }: VectorContext,
): Outputs {
  if (/revenue_conflict/.test(name)) {
    const [one, other] = [inputs.number('Revenues_bn'), inputs.number('other_tag_bn')];
    return { revenue_bn: resolveRevenueConflict(one, other) };
  }
  if (/instant/.test(name)) {
    const facts = factsSchema.parse(inputs.raw('facts'));
    const year = String(inputs.raw('wanted')).slice(2);
    const end = facts.map((fact) => fact.end).find((date) => date.startsWith(year)) ?? '';
    return { val: chooseBalance(facts, end, '9999-12-31')?.val };
  }
  if (/fiscal_quarter/.test(name)) {
    const end = String(inputs.raw('period_end'));
    return { quarter: `Q${toFiscalQuarter(end, inputs.number('fye_month'))}` };
  }
  if (/q4/.test(name)) {
    const year = inputs.number('fy_right');
    return { ytd9: subtractPeriods(year, inputs.number('q4_right')).value };
  }
  const classes = Object.values(given).filter((value) => typeof value === 'number');
  return { total: sumShareClasses(classes).value };
}
