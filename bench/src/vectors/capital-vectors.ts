import {
  calculateAnalyzerValue,
  calculateCapitalCost,
  calculateCostOfEquity,
  calculateLeveredBeta,
  calculateReturnAtPrice,
  calculateUnleveredBeta,
} from '@vela/engine';
import type { InputReader, Outputs } from './vector.ts';

/** Columns of the stock analyzer. */
export function runAnalyzerVector(_: string, inputs: InputReader): Outputs {
  const column = {
    revenue: inputs.number('revenue'),
    shares: inputs.number('shares'),
    growth: inputs.number('growth'),
    margin: inputs.number('margin'),
    exitMultiple: inputs.number('exit_multiple'),
    years: inputs.number('years'),
  };
  const wanted = inputs.optional('desired_return');
  const price = inputs.optional('price');
  const { value, meta } = calculateAnalyzerValue(column, wanted ?? 0.1);
  const rate = price === undefined ? undefined : calculateReturnAtPrice(column, price).value;
  return { value, irr: rate, return: rate, rate, future_price: meta['futurePrice'] };
}

/** Costs of capital and betas. */
export function runCapitalVector(name: string, inputs: InputReader): Outputs {
  const tax = inputs.optional('tax', 'tax_rate', 't') ?? 0;
  if (/beta/.test(name)) {
    const leverage = inputs.number('debt_to_equity', 'd_e');
    const levered = inputs.optional('levered', 'beta');
    const unlevered = inputs.optional('unlevered', 'beta_u');
    return {
      levered:
        unlevered === undefined ? undefined : calculateLeveredBeta(unlevered, tax, leverage).value,
      unlevered:
        levered === undefined ? undefined : calculateUnleveredBeta(levered, tax, leverage).value,
    };
  }
  if (inputs.has('beta') && !inputs.has('debt')) {
    const ke = calculateCostOfEquity({
      riskFreeRate: inputs.number('rf'),
      beta: inputs.number('beta'),
      premium: inputs.number('erp'),
      countryRisk: inputs.optional('crp', 'country_risk') ?? 0,
    }).value;
    return { ke, cost_of_equity: ke };
  }
  const wacc = calculateCapitalCost({
    equity: inputs.number('equity', 'e', 'E', 'market_cap'),
    debt: inputs.number('debt', 'd', 'D'),
    costOfEquity: inputs.number('ke', 'cost_of_equity'),
    costOfDebt: inputs.number('kd', 'cost_of_debt'),
    tax,
  }).value;
  return { wacc, value: wacc };
}
