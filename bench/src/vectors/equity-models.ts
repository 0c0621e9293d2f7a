import {
  calculateDividendValue,
  calculateEquityValue,
  calculateExcessReturnValue,
  calculateSafetyMargin,
  calculateShareValue,
  calculateTwoStageDividendValue,
} from '@vela/engine';
import { runCapitalVector } from './capital-vectors.ts';
import type { InputReader, Outputs } from './vector.ts';

/** Dividends of one or two stages. */
export function runDividends(name: string, inputs: InputReader): Outputs {
  if (/two_stage/.test(name)) {
    const { value, meta } = calculateTwoStageDividendValue({
      earnings: inputs.number('eps0'),
      growthHigh: inputs.number('growth_high'),
      years: inputs.number('years'),
      payoutHigh: inputs.number('payout_high'),
      costHigh: inputs.number('ke_high'),
      growthStable: inputs.number('growth_stable'),
      payoutStable: inputs.number('payout_stable'),
      costStable: inputs.number('ke_stable'),
    });
    return { value, pv_dividends: meta['presentDividends'], terminal_price: meta['terminalPrice'] };
  }
  const ke = inputs.optional('ke', 'r') ?? Number(runCapitalVector('capm', inputs)['ke']);
  const growth = inputs.number('g', 'growth');
  return { ke, value: calculateDividendValue(inputs.number('dps0', 'dividend'), ke, growth).value };
}

/** What a bank earns above its cost of equity. */
export function runExcessReturn(inputs: InputReader): Outputs {
  const excess = inputs.number('terminal_eps') - inputs.number('terminal_equity_cost');
  const openings = inputs.numbers('beginning_bv');
  const { value, meta } = calculateExcessReturnValue({
    bookValue: inputs.number('bv_now'),
    openings,
    returnsOnEquity: openings.map(() => inputs.number('roe')),
    costOfEquity: inputs.number('ke'),
    payouts: inputs.numbers('payout'),
    terminalExcess: excess,
    growth: inputs.number('g_terminal', 'g'),
  });
  return {
    value,
    eps: meta['earnings'],
    equity_cost: meta['costs'],
    ending_bv: meta['closings'],
    pv_excess: meta['presentExcess'],
    terminal_excess: excess,
    terminal_value: meta['terminalValue'],
    pv_terminal: meta['presentTerminal'],
  };
}

/** From the value of the business to that of the shares. */
export function runBridge(inputs: InputReader): Outputs {
  const equity = calculateEquityValue({
    enterpriseValue: inputs.number('enterprise_value', 'ev'),
    debt: inputs.number('debt'),
    cash: inputs.number('cash'),
    leases: inputs.optional('leases') ?? 0,
    preferred: inputs.optional('preferred') ?? 0,
    minorities: inputs.optional('minorities', 'minority', 'minority_interest') ?? 0,
    pension: inputs.optional('pension') ?? 0,
    investments: inputs.optional('investments') ?? 0,
    options: inputs.optional('options') ?? 0,
  }).value;
  const shares = inputs.optional('shares');
  const share =
    shares === undefined || equity === null ? null : calculateShareValue(equity, shares).value;
  return { equity, equity_value: equity, per_share: share, value: share ?? equity };
}

/** How far the price is from the value, as a part of the value. */
export function runMargin(inputs: InputReader): Outputs {
  const { value } = calculateSafetyMargin(inputs.number('price'), inputs.number('value'));
  return { published_discount: value, discount: value, margin: value, margin_of_safety: value };
}
