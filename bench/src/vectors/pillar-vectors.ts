import { averageYearlyMultiples, calculateReturnOnCapital, divideByMeanFlow } from '@vela/engine';
import { z } from 'zod';
import type { InputReader, Outputs } from './vector.ts';

const rowsSchema = z.array(z.record(z.string(), z.number()));
const usualTax = 0.21;

/** Pillars and their second definitions. */
export function runPillarVector(_: string, inputs: InputReader): Outputs {
  if (inputs.has('annual_pe'))
    return { ratio: averageYearlyMultiples(inputs.numbers('annual_pe')).value };
  if (inputs.has('rows')) {
    const years = rowsSchema.parse(inputs.raw('rows')).map((row) => ({
      ebit: row['ebit'] ?? Number.NaN,
      capital: (row['eq'] ?? Number.NaN) + (row['debt'] ?? 0) + (row['ap'] ?? 0),
      ...(row['pbt'] === undefined ? {} : { preTaxIncome: row['pbt'] }),
      ...(row['tax'] === undefined ? {} : { tax: row['tax'] }),
    }));
    const [current, prior] = years;
    if (current === undefined || prior === undefined) throw new Error('two rows are needed');
    const { value } = calculateReturnOnCapital(
      current,
      prior,
      inputs.optional('default_tax') ?? usualTax,
    );
    return { roic_pct: value === null ? null : value * 100 };
  }
  const flows = inputs.numbers('fcf', 'net_income', 'ni');
  return {
    ratio: divideByMeanFlow(inputs.number('market_cap', 'long_term_liabilities', 'ltl'), flows)
      .value,
  };
}
