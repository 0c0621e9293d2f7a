import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** How a value is put on all that comes after the last flow. */
export type Terminal =
  /** Growth for ever: flow x (1 + growth) / (rate - growth). */
  | { readonly kind: 'growth'; readonly growth: number }
  /** A buyer pays so many times a figure of the last year. */
  | { readonly kind: 'multiple'; readonly figure: number; readonly multiple: number }
  /** Growth that has to be invested for: profit x (1 - growth / return) / (rate - growth). */
  | {
      readonly kind: 'value-driver';
      /** Operating profit after tax of the year after the last flow. */
      readonly nextProfit: number;
      readonly growth: number;
      readonly returnOnCapital: number;
    };

/** Discount rate and growth for ever are at least one point apart, or the value means nothing. */
const leastSpread = 0.01;

/** Value of flows that grow for ever, one period before `nextFlow`. */
export function calculatePerpetuity(nextFlow: number, rate: number, growth: number): Computed {
  if (!areKnown(nextFlow, rate, growth)) return refuseValue('input-missing');
  // Rates like 0.03 - 0.02 are a little off in binary.
  if (rate - growth < leastSpread - 1e-12) return refuseValue('rate-too-close', { rate, growth });
  return toComputed(nextFlow / (rate - growth));
}

/** Terminal value at the time of the last flow. */
export function calculateTerminalValue(
  lastFlow: number,
  rate: number,
  terminal: Terminal,
): Computed {
  if (terminal.kind === 'growth')
    return calculatePerpetuity(lastFlow * (1 + terminal.growth), rate, terminal.growth);
  if (terminal.kind === 'multiple') {
    const { figure, multiple } = terminal;
    if (!areKnown(figure, multiple)) return refuseValue('input-missing');
    return figure <= 0 ? refuseValue('not-meaningful') : toComputed(figure * multiple);
  }
  const { nextProfit, growth, returnOnCapital } = terminal;
  if (returnOnCapital <= 0) return refuseValue('denominator-not-positive');
  return calculatePerpetuity(nextProfit * (1 - growth / returnOnCapital), rate, growth);
}

/** Growth for ever that a terminal value assumes: (value x rate - flow) / (value + flow). */
export function calculateImpliedGrowth(value: number, lastFlow: number, rate: number): Computed {
  if (!areKnown(value, lastFlow, rate)) return refuseValue('input-missing');
  if (value + lastFlow <= 0) return refuseValue('denominator-not-positive');
  return toComputed((value * rate - lastFlow) / (value + lastFlow));
}
